export { type AppOptions, createApp } from './app.js';
export { type Limits, limitsFrom, usualLimits } from './limits.js';
export { type Listening, listen } from './listen.js';
export { Page } from './page.js';
export { Service, type ServiceOptions } from './service.js';
