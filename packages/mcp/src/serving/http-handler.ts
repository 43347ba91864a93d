import { type MountedHandler, Problem } from '@gridproof/http';
import {
  type AuthInfo,
  createMcpHandler,
  isInitializeRequest,
  isJsonContentType,
  readRequestBody,
} from '@modelcontextprotocol/server';
import type { McpContext } from '../mcp-context.js';
import { createMcpServer } from '../server.js';
import { SESSION_HEADER, Sessions } from './sessions.js';

/**
 * Creates the MCP handler for HTTP; `maxBytes` limits a request. A client that starts with `initialize` gets a session;
 * requests of other clients are stateless.
 */
export function createHttpHandler(
  context: McpContext,
  maxBytes: number,
  onFault: (error: unknown) => void = () => {},
): MountedHandler {
  const createServer = () => createMcpServer(context);
  const stateless = createMcpHandler(createServer, { maxRequestBodySize: maxBytes });
  const sessions = new Sessions(createServer, maxBytes);
  const answer = async (request: Request, client: string): Promise<Response> => {
    const authInfo: AuthInfo = { token: '', clientId: client, scopes: [] };
    const id = request.headers.get(SESSION_HEADER);
    if (id !== null) {
      const response = await sessions.handle(id, request, authInfo);
      if (response) return response;
      throw new Problem(404, 'no-session', 'there is no such session, or it has ended: begin a new one');
    }
    if (request.method !== 'POST' || !isJsonContentType(request.headers.get('content-type')))
      return stateless.fetch(request, { authInfo });
    const parsedBody = await parseBody(request, maxBytes);
    return isInitializeRequest(parsedBody)
      ? sessions.begin(request, { authInfo, parsedBody })
      : stateless.fetch(request, { authInfo, parsedBody });
  };
  return {
    async fetch(request, client) {
      try {
        return await answer(request, client);
      } catch (error) {
        if (!(error instanceof Problem) && !request.signal.aborted) onFault(error);
        throw error;
      }
    },
    async close() {
      // Lets the last responses leave first.
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.all([sessions.close(), stateless.close()]);
    },
  };
}

/** Parses the body of a request. Throws `Problem`. */
async function parseBody(request: Request, maxBytes: number): Promise<unknown> {
  const body = await readRequestBody(request, maxBytes);
  if (body.tooLarge)
    throw new Problem(413, 'too-large', `the body is too large, expected at most ${maxBytes} bytes`);
  try {
    return JSON.parse(body.text);
  } catch (error) {
    throw new Problem(400, 'not-json', `the body is no JSON: ${(error as Error).message.slice(0, 200)}`);
  }
}
