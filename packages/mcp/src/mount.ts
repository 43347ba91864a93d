import type { MountedHandler, Service } from '@gridproof/http';
import { McpContext } from './mcp-context.js';
import { createHttpHandler } from './serving/http-handler.js';

/** Milliseconds that a call may take at most; a server may give it less. */
const LIMIT = 20_000;

/** Agents at a path of a server: their calls take their turns among its other questions, within its limits. */
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
