import { Deadline, knownPicture, pictureOf, svgOf } from '@gridproof/api';
import { readAnswer } from '@gridproof/core';
import { Problem, type Service } from '@gridproof/http';
import type { Context } from 'hono';
import type { Metrics } from '../metrics.js';
import { type Env, parseRequest, parseSize } from '../parse-request.js';
import type { RequestBodies } from '../schemas/requests.js';

/** Draws a board with entries, an answer, or a step of its path. */
export async function draw(
  c: Context<Env>,
  service: Service,
  schemas: RequestBodies,
  metrics: Metrics,
): Promise<Response> {
  const { step, answer, ...request } = parseSize(await parseRequest(c, schemas.draw));
  const client = c.get('client');
  if (step !== undefined) {
    const { picture, read, data } = await service.handle(
      'steps',
      { ...request, most: step },
      { client, signal: c.req.raw.signal },
    );
    metrics.countAnswer('steps', data);
    const { steps = [] } = data as { readonly steps?: readonly object[] };
    if (!picture || !read || steps.length < step)
      throw new Problem(
        422,
        'no-step',
        `there is no step ${step} that was found in time: the path has ${steps.length}`,
      );
    return svgResponse(c, svgOf(read.type, picture()));
  }
  return service.schedule(client, c.req.raw.signal, async (context) => {
    const deadline = new Deadline(request.timeout ?? service.limits.timeout);
    const { read, entries = [] } = await context.read(request, deadline);
    const { type, puzzle } = read;
    const picture = () =>
      answer === undefined
        ? knownPicture(read, entries)
        : pictureOf(type, puzzle, readAnswer(answer, type, puzzle));
    return svgResponse(
      c,
      deadline.run(() => svgOf(type, picture())),
    );
  });
}

const svgResponse = (c: Context<Env>, svg: string): Response =>
  c.body(svg, 200, { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-store' });
