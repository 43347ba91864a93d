export {
  AccessPolicy,
  type AccessPolicyOptions,
  Admission,
  type ConnectionInfo,
  defaultLimits,
  type HttpListener,
  type Limits,
  listen,
  type MountedHandler,
  readLimits,
  Service,
  type ServiceOptions,
} from '@gridproof/http';
export { type AppOptions, createApp } from './app.js';
export { StaticSite } from './static-site.js';
