import { once } from 'node:events';
import { StdioServerTransport, serveStdio as serveTransport } from '@modelcontextprotocol/server/stdio';
import type { McpContext } from '../mcp-context.js';
import { createMcpServer } from '../server.js';
import type { ClaimedStdout } from './stdout-claim.js';

/** Maximum bytes of a message; a longer one ends the connection. */
const MAX_MESSAGE_BYTES = 1_000_000;

/** Serves one agent on standard input and output until the input ends or the signal is aborted. */
export async function serveStdio(
  context: McpContext,
  output: ClaimedStdout,
  { say, signal }: { readonly say: (text: string) => void; readonly signal: AbortSignal },
): Promise<void> {
  const { stdin } = process;
  const transport = new StdioServerTransport(stdin, output.stream, { maxBufferSize: MAX_MESSAGE_BYTES });
  const inputClosed = once(stdin, 'close', { signal }).catch(() => {});
  const handle = serveTransport(() => createMcpServer(context), {
    transport,
    onerror: ({ message }) => say(message),
  });
  await inputClosed;
  await handle.close();
  stdin.destroy();
}
