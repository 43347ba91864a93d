import type { MountedHandler, Service } from '@gridproof/http';
import { McpContext } from './mcp-context.js';
import { createHttpHandler } from './serving/http-handler.js';

/** Maximum time of a call in milliseconds; the limits of the server may be lower. */
const MAX_CALL_MS = 20_000;

/** Mounts the MCP handler on a server: tool calls take turns with its other requests, within its limits. */
export function mount(
  service: Service,
  onFault?: (error: unknown) => void,
  limit = MAX_CALL_MS,
): MountedHandler {
  const { handlerContext, limits } = service;
  const context = new McpContext({
    handlerContext,
    version: handlerContext.plugins.version,
    limit: Math.min(limit, limits.maxTimeout),
    schedule: (client = '', signal, work) => service.schedule(client, signal, work),
  });
  return createHttpHandler(context, limits.maxBody, onFault);
}
