import { type FetchHandler, listen } from './listen.js';
import type { ListenConfig } from './listen-options.js';
import type { Service } from './service.js';

/** Callbacks, address and stop signal of a server. */
export interface ServeOptions {
  readonly service: Service;
  readonly place: ListenConfig;
  /** Called with the address when the server listens. */
  readonly began: (address: string) => void;
  /** Writes a line for people. */
  readonly say: (text: string) => void;
  /** Shuts the server down. */
  readonly interrupted: AbortSignal;
  /** Called when all accepted requests are answered. */
  readonly answered?: (() => Promise<void>) | undefined;
}

/** Serves until the signal is aborted, then answers the accepted requests within the limits. */
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
