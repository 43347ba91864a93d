export { AccessPolicy, type AccessPolicyOptions } from './access-policy.js';
export { Admission } from './admission.js';
export type { ConnectionInfo } from './client.js';
export { defaultLimits, readLimits, type ServerLimits } from './limits.js';
export { type ClientTimeouts, type FetchHandler, type HttpListener, listen } from './listen.js';
export {
  addListenOptions,
  LISTEN_FLAGS,
  type ListenConfig,
  type ListenFlags,
  readListenFlags,
} from './listen-options.js';
export type { Mountable, MountedHandler } from './mount.js';
export { Problem, problemOf } from './problem.js';
export { type ServeOptions, serve } from './serve.js';
export { Service, type ServiceOptions } from './service.js';
export type { FairQueue } from './traffic/fair-queue.js';
