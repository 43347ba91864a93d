import type { MountedHandler, Service } from '@gridproof/http';
import { McpContext } from './mcp-context.js';
import { createHttpHandler } from './serving/http-handler.js';

/** Maximum time of a call in milliseconds; the limits of the server may be lower. */
const LIMIT = 20_000;

/** Mounts the MCP handler on a server: tool calls take turns with its other requests, within its limits. */
export function mount(service: Service, onFault?: (error: unknown) => void, limit = LIMIT): MountedHandler {
  const { desk, limits } = service;
  const house = new McpContext({
    desk,
    version: desk.plugins.version,
    limit: Math.min(limit, limits.maxTimeout),
    turn: (client = '', signal, work) => service.turn(client, signal, work),
  });
  return createHttpHandler(house, limits.maxBody, onFault);
}
