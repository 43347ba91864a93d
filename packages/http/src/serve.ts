import { type FetchHandler, listen } from './listen.js';
import type { ListenConfig } from './listen-options.js';
import type { Service } from './service.js';

/** Who listens to a server, and ends it. */
export interface ServeOptions {
  readonly service: Service;
  readonly place: ListenConfig;
  /** Called with its address, once it listens. */
  readonly began: (address: string) => void;
  /** Says a line for people. */
  readonly say: (text: string) => void;
  /** Ends it. */
  readonly interrupted: AbortSignal;
  /** Called when all that was accepted is answered. */
  readonly answered?: (() => Promise<void>) | undefined;
}

/** Serves until it is interrupted, and then until all that was accepted is answered, for as long as the limits have it. */
export async function serve(
  app: FetchHandler,
  { service, place, began, say, interrupted, answered = async () => {} }: ServeOptions,
): Promise<void> {
  const listening = await listen(app, place);
  began(listening.address);
  if (place.isOpen)
    say('whoever reaches this address may ask; --token-file, or GRIDPROOF_SERVE_TOKEN, asks for a token');
  if (!interrupted.aborted)
    await new Promise((resolve) => interrupted.addEventListener('abort', resolve, { once: true }));
  await listening.close(service.drain().then(answered), service.limits.drain);
}
