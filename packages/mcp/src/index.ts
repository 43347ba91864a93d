export { House, type HouseOptions } from './house.js';
export { serverFor } from './server.js';
