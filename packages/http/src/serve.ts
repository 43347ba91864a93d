import { type FetchHandler, listen } from './listen.js';
import type { ListenConfig } from './listen-options.js';
import type { Service } from './service.js';

/** Callbacks, address and stop signal of a server. */
export interface ServeOptions {
  readonly service: Service;
  readonly config: ListenConfig;
  /** Called with the address when the server listens. */
  readonly onListening: (address: string) => void;
  /** Writes a line for people. */
  readonly say: (text: string) => void;
  /** Shuts the server down. */
  readonly signal: AbortSignal;
  /** Called when all accepted requests are answered. */
  readonly onDrained?: (() => Promise<void>) | undefined;
}

/** Serves until the signal is aborted, then answers the accepted requests within the limits. */
export async function serve(
  app: FetchHandler,
  { service, config, onListening, say, signal, onDrained = async () => {} }: ServeOptions,
): Promise<void> {
  const listener = await listen(app, config);
  onListening(listener.address);
  if (config.isOpen)
    say('whoever reaches this address may ask; --token-file, or GRIDPROOF_SERVE_TOKEN, asks for a token');
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await listener.close(service.drain().then(onDrained), service.limits.drain);
}
