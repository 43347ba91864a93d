export { House, type HouseOptions, type TurnOf } from './house.js';
export { mount } from './mount.js';
export { serverFor } from './server.js';
