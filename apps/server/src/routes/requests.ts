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
type Listening = HooksOf<'steps'> & HooksOf<'solve'> & { readonly signal: AbortSignal };

/** Handles a request about a puzzle. */
export async function handleRequestRoute(
  c: Context<Env>,
  question: RequestName,
  service: Service,
  schemas: RequestBodies,
  metrics: Metrics,
): Promise<Response> {
  const client = c.get('client');
  const said = await parseRequest(c, schemas[question]);
  const asking = withFewAnswers(
    parseSize(question === 'generate' ? { seed: newSeed(), ...said } : said) as RequestOf<RequestName>,
    service.limits.answers,
  );
  const { signal } = c.req.raw;
  const answer = async (listening: Listening) => {
    const answer = await service.handle(question, asking, { ...listening, client });
    metrics.countAnswer(question, answer.data);
    return answer;
  };
  if (STREAMED.includes(question) && c.req.header('accept')?.includes('text/event-stream'))
    return streamed(c, answer, signal);
  const tag = await service.fingerprint(question, asking);
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, { etag: tag });
  const { data } = await answer({ signal });
  // An unknown result may be known next time, and a puzzle without a seed differs next time.
  const isForever =
    !('status' in data && data.status === 'unknown') && !(question === 'generate' && !('seed' in said));
  return c.json(
    data,
    200,
    isForever ? { etag: tag, 'cache-control': 'public, max-age=31536000' } : { 'cache-control': 'no-store' },
  );
}

/** Limits the number of answers of a request that lists them. */
function withFewAnswers(asking: RequestOf<RequestName> & SolveRequest, most: number): RequestOf<RequestName> {
  const { all, limit, count } = asking;
  if (count || (!all && limit === undefined)) return asking;
  return { ...asking, limit: Math.min(limit ?? most, most) };
}

const newSeed = (): string => randomBytes(6).toString('hex');

/**
 * Streams an event for each part when it is found, then `done` with the complete response. Faults before the first event
 * give a status code.
 */
async function streamed(
  c: Context<Env>,
  answer: (listening: Listening) => Promise<PuzzleResponse>,
  signal: AbortSignal,
): Promise<Response> {
  const left = new AbortController();
  const parts = new EventEmitter();
  const queue = on(parts, 'part', { close: ['end'] });
  const put = (event: string, data: unknown) => parts.emit('part', { event, data: JSON.stringify(data) });
  const over = answer({
    signal: AbortSignal.any([signal, left.signal]),
    onStep: (step: object) => put('step', step),
    onAnswer: (text: string) => put('answer', text),
  })
    .then(({ data }) => put('done', data))
    .finally(() => parts.emit('end'));
  over.catch(() => {});
  const first = await queue.next();
  // A response without any part has failed.
  if (first.done) await over;
  c.header('cache-control', 'no-store');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => left.abort());
    let id = 1;
    for (let part = first; !part.done; part = await queue.next())
      await stream.writeSSE({ ...part.value[0], id: String(id++) });
    await over;
  });
}
