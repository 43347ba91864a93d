import { type MountedHandler, Problem } from '@gridproof/http';
import {
  type AuthInfo,
  createMcpHandler,
  isInitializeRequest,
  isJsonContentType,
  readRequestBody,
} from '@modelcontextprotocol/server';
import type { McpContext } from '../mcp-context.js';
import { serverFor } from '../server.js';
import { SESSION, Sessions } from './sessions.js';

/**
 * Creates the MCP handler for HTTP; `maxBytes` limits a request. A client that starts with `initialize` gets a session;
 * requests of other clients are stateless.
 */
export function createHttpHandler(
  house: McpContext,
  longest: number,
  onFault: (error: unknown) => void = () => {},
): MountedHandler {
  const open = () => serverFor(house);
  const alone = createMcpHandler(open, { maxRequestBodySize: longest });
  const sessions = new Sessions(open, longest);
  const answer = async (request: Request, client: string): Promise<Response> => {
    const authInfo: AuthInfo = { token: '', clientId: client, scopes: [] };
    const id = request.headers.get(SESSION);
    if (id !== null) {
      const answered = await sessions.answer(id, request, authInfo);
      if (answered) return answered;
      throw new Problem(404, 'no-session', 'there is no such session, or it has ended: begin a new one');
    }
    if (request.method !== 'POST' || !isJsonContentType(request.headers.get('content-type')))
      return alone.fetch(request, { authInfo });
    const parsedBody = await bodyOf(request, longest);
    return isInitializeRequest(parsedBody)
      ? sessions.begin(request, { authInfo, parsedBody })
      : alone.fetch(request, { authInfo, parsedBody });
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
      await Promise.all([sessions.close(), alone.close()]);
    },
  };
}

/** Parses the body of a request. Throws `Problem`. */
async function bodyOf(request: Request, longest: number): Promise<unknown> {
  const body = await readRequestBody(request, longest);
  if (body.tooLarge)
    throw new Problem(413, 'too-large', `the body is too large, expected at most ${longest} bytes`);
  try {
    return JSON.parse(body.text);
  } catch (error) {
    throw new Problem(400, 'not-json', `the body is no JSON: ${(error as Error).message.slice(0, 200)}`);
  }
}
