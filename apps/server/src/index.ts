export {
  AccessPolicy,
  type AccessPolicyOptions,
  Admission,
  type ConnectionInfo,
  defaultLimits,
  type HttpListener,
  listen,
  type MountedHandler,
  readLimits,
  type ServerLimits,
  Service,
  type ServiceOptions,
} from '@gridproof/http';
export { type AppOptions, createApp } from './app.js';
export { StaticSite } from './static-site.js';
