import {
  Admission,
  type FetchHandler,
  type ListenConfig,
  Problem,
  problemOf,
  type Service,
  serve,
} from '@gridproof/http';
import { mount } from '../mount.js';

/** The path of the MCP handler. */
const PATH = '/mcp';

/** Serves agents over HTTP until the signal is aborted, then answers open calls. */
export async function serveHttp(
  service: Service,
  config: ListenConfig,
  {
    say,
    signal,
    limit,
  }: { readonly say: (text: string) => void; readonly signal: AbortSignal; readonly limit: number },
): Promise<void> {
  const onFault = (error: unknown) => say(`internal error: ${error}`);
  const agents = mount(service, onFault, limit);
  const admission = new Admission(service, config.accessPolicy, config.trustsProxy);
  const app: FetchHandler = {
    async fetch(request, connection) {
      try {
        const client = await admission.admit(request, connection);
        if (new URL(request.url).pathname === PATH) return await agents.fetch(request, client);
        throw new Problem(404, 'not-found', `there is nothing at this address; agents are served at ${PATH}`);
      } catch (error) {
        return request.signal.aborted ? new Response(null, { status: 499 }) : problemOf(error).response;
      }
    },
  };
  await serve(app, {
    service,
    config,
    say,
    signal,
    onListening: (address) => say(`agents are served at ${new URL(PATH, address)}`),
    onDrained: () => agents.close(),
  });
}
