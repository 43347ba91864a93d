import { HANDLERS, type RequestName } from '@gridproof/api';
import { Admission, type MountedHandler, Problem, problemOf, type Service } from '@gridproof/http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { Metrics } from './metrics.js';
import { openapi } from './openapi.js';
import type { Env } from './parse-request.js';
import { draw } from './routes/draw.js';
import { handleRequestRoute } from './routes/requests.js';
import { listTypes, showType } from './routes/types.js';
import { createRequestSchemas } from './schemas/requests.js';
import type { StaticSite } from './static-site.js';

export interface AppOptions {
  /** The page at `/`. */
  readonly page?: StaticSite | undefined;
  /** Admits clients; by default all. */
  readonly admission?: Admission | undefined;
  /** The handler of agents at `/mcp`. */
  readonly agents?: MountedHandler | undefined;
  /** Called with internal errors. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** The response at `/` without a page. */
const ROOT_TEXT = 'GridProof. API description: /openapi.json\n';

/** The message at `/mcp` without a handler. */
const NO_AGENTS = 'agents are served here once @gridproof/mcp is installed: npm install @gridproof/mcp';

/** Paths that require admission. */
const GUARDED_PATHS = ['/v1/*', '/mcp', '/metrics'];

/** Creates the server as an app of Web standards: requests in, responses out, on any runtime. */
export function createApp(
  service: Service,
  { page, admission = new Admission(service), agents, onFault }: AppOptions = {},
): Hono<Env> {
  const app = new Hono<Env>();
  const schemas = createRequestSchemas(service.limits);
  const { plugins } = service.handlerContext;
  const metrics = new Metrics(service.queue);
  const routes = new Map<string, readonly string[]>();

  const problemResponse = (error: unknown): Response => {
    const problem = problemOf(error);
    if (problem.code === 'internal') onFault?.(error);
    return problem.response;
  };
  app.onError((error, c) =>
    c.req.raw.signal.aborted ? new Response(null, { status: 499 }) : problemResponse(error),
  );
  app.notFound((c) => {
    const methods = routes.get(c.req.path) ?? (page?.has(c.req.path) ? ['GET'] : undefined);
    if (!methods)
      return problemResponse(
        new Problem(404, 'not-found', 'there is nothing at this address; /openapi.json says what there is'),
      );
    const response = problemResponse(
      new Problem(405, 'method-not-allowed', `expected ${methods.join(' or ')}`),
    );
    response.headers.set('allow', methods.join(', '));
    return response;
  });

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const route = routes.has(c.req.path)
      ? c.req.path
      : c.req.path.startsWith('/v1/types/')
        ? '/v1/types/{id}'
        : 'other';
    metrics.countRequest(route, c.res.status, performance.now() - start);
    c.res.headers.set('x-content-type-options', 'nosniff');
    c.res.headers.set('referrer-policy', 'no-referrer');
  });
  for (const path of GUARDED_PATHS)
    app.use(path, async (c, next) => {
      c.set('client', await admission.admit(c.req.raw, c.env));
      await next();
    });
  app.use(
    '/v1/*',
    bodyLimit({
      maxSize: service.limits.maxBody,
      onError: () => {
        throw new Problem(
          413,
          'too-large',
          `the body is too large, expected at most ${service.limits.maxBody} bytes`,
        );
      },
    }),
  );

  const addRoute = (
    methods: readonly string[],
    path: string,
    handle: (c: Context<Env>) => Promise<Response> | Response,
  ) => {
    routes.set(path, methods);
    app.on([...methods], path, handle);
  };
  for (const name of Object.keys(HANDLERS) as RequestName[])
    addRoute(['POST', 'GET'], `/v1/${name}`, (c) => handleRequestRoute(c, name, service, schemas, metrics));
  addRoute(['POST', 'GET'], '/v1/draw', (c) => draw(c, service, schemas, metrics));
  addRoute(['GET'], '/v1/types', async (c) => c.json(await listTypes(plugins)));
  app.get('/v1/types/:id', async (c) => c.json(await showType(plugins, c.req.param('id'))));
  addRoute(['GET'], '/v1/limits', (c) => c.json(service.limits));
  addRoute(['POST', 'GET', 'DELETE'], '/mcp', (c) => {
    if (agents) return agents.fetch(c.req.raw, c.get('client'));
    throw new Problem(404, 'not-installed', NO_AGENTS);
  });
  const description = openapi(schemas, plugins.version);
  addRoute(['GET'], '/openapi.json', (c) => c.json(description));
  addRoute(['GET'], '/healthz', (c) => c.json({ status: 'ok' }));
  addRoute(['GET'], '/readyz', (c) => {
    if (service.isReady) return c.json({ status: 'ready' });
    throw new Problem(503, 'shutting-down', 'the server is shutting down');
  });
  addRoute(['GET'], '/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
  );
  if (page) app.get('*', etag(), (c, next) => page.respond(c) ?? next());
  else addRoute(['GET'], '/', (c) => c.text(ROOT_TEXT));
  return app;
}
