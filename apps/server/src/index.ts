export {
  type Behind,
  Door,
  Gate,
  type GateOptions,
  type Limits,
  type Listening,
  limitsFrom,
  listen,
  type Mounted,
  Service,
  type ServiceOptions,
  usualLimits,
} from '@gridproof/service';
export { type AppOptions, createApp } from './app.js';
export { Page } from './page.js';
