import type { Service } from './service.js';

/** Something that answers requests at a path of a server. */
export interface MountedHandler {
  /** Answers a request of a client that has been let in. */
  fetch(request: Request, client: string): Promise<Response>;
  /** Lets go of connections on which nothing is asked; calls at work are answered. */
  close(): Promise<void>;
}

/** What a package brings that can be reached through a server. */
export interface Mountable {
  /** `onFault` is called with what should not happen. */
  mount(service: Service, onFault: (error: unknown) => void): MountedHandler;
}
