import type { Service } from './service.js';

/** A handler of requests at a path of a server. */
export interface MountedHandler {
  /** Handles a request of an admitted client. */
  fetch(request: Request, client: string): Promise<Response>;
  /** Closes idle connections after open calls are answered. */
  close(): Promise<void>;
}

/** The export of a package that a server can mount. */
export interface Mountable {
  /** `onFault` is called with internal errors. */
  mount(service: Service, onFault: (error: unknown) => void): MountedHandler;
}
