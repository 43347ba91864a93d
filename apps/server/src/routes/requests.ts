import { randomBytes } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import type { HooksOf, PuzzleResponse, RequestName, RequestOf, SolveRequest } from '@gridproof/api';
import type { Service } from '@gridproof/http';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Metrics } from '../metrics.js';
import { type Env, parseRequest, parseSize } from '../parse-request.js';
import type { RequestBodies } from '../schemas/requests.js';

/** Requests with a streamed response. */
const STREAMED: readonly RequestName[] = ['steps', 'solve'];

/** Callbacks for the parts of a response, and the signal that ends it. */
type StreamHooks = HooksOf<'steps'> & HooksOf<'solve'> & { readonly signal: AbortSignal };

/** Handles a request about a puzzle. */
export async function handleRequestRoute(
  c: Context<Env>,
  name: RequestName,
  service: Service,
  schemas: RequestBodies,
  metrics: Metrics,
): Promise<Response> {
  const client = c.get('client');
  const body = await parseRequest(c, schemas[name]);
  const request = limitAnswers(
    parseSize(name === 'generate' ? { seed: newSeed(), ...body } : body) as RequestOf<RequestName>,
    service.limits.answers,
  );
  const { signal } = c.req.raw;
  const handle = async (listening: StreamHooks) => {
    const response = await service.handle(name, request, { ...listening, client });
    metrics.countAnswer(name, response.data);
    return response;
  };
  if (STREAMED.includes(name) && c.req.header('accept')?.includes('text/event-stream'))
    return streamResponse(c, handle, signal);
  const tag = await service.fingerprint(name, request);
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, { etag: tag });
  const { data } = await handle({ signal });
  // An unknown result may be known next time, and a puzzle without a seed differs next time.
  const isCacheable =
    !('status' in data && data.status === 'unknown') && !(name === 'generate' && !('seed' in body));
  return c.json(
    data,
    200,
    isCacheable
      ? { etag: tag, 'cache-control': 'public, max-age=31536000' }
      : { 'cache-control': 'no-store' },
  );
}

/** Limits the number of answers of a request that lists them. */
function limitAnswers(request: RequestOf<RequestName> & SolveRequest, max: number): RequestOf<RequestName> {
  const { all, limit, count } = request;
  if (count || (!all && limit === undefined)) return request;
  return { ...request, limit: Math.min(limit ?? max, max) };
}

const newSeed = (): string => randomBytes(6).toString('hex');

/**
 * Streams an event for each part when it is found, then `done` with the complete response. Faults before the first event
 * give a status code.
 */
async function streamResponse(
  c: Context<Env>,
  handle: (hooks: StreamHooks) => Promise<PuzzleResponse>,
  signal: AbortSignal,
): Promise<Response> {
  const disconnected = new AbortController();
  const parts = new EventEmitter();
  const queue = on(parts, 'part', { close: ['end'] });
  const emit = (event: string, data: unknown) => parts.emit('part', { event, data: JSON.stringify(data) });
  const finished = handle({
    signal: AbortSignal.any([signal, disconnected.signal]),
    onStep: (step: object) => emit('step', step),
    onAnswer: (text: string) => emit('answer', text),
  })
    .then(({ data }) => emit('done', data))
    .finally(() => parts.emit('end'));
  finished.catch(() => {});
  const first = await queue.next();
  // A response without any part has failed.
  if (first.done) await finished;
  c.header('cache-control', 'no-store');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => disconnected.abort());
    let id = 1;
    for (let part = first; !part.done; part = await queue.next())
      await stream.writeSSE({ ...part.value[0], id: String(id++) });
    await finished;
  });
}
