import type { Mounted, Service } from '@gridproof/service';
import { House } from './house.js';
import { agentsOf } from './serving/agents.js';

/** Milliseconds that a call may take at most; a server may give it less. */
const LIMIT = 20_000;

/** Agents at a path of a server: their calls take their turns among its other questions, within its limits. */
export function mount(service: Service, onFault?: (error: unknown) => void, limit = LIMIT): Mounted {
  const { desk, limits } = service;
  const house = new House({
    desk,
    version: desk.plugins.version,
    limit: Math.min(limit, limits.longest),
    turn: (client = '', signal, work) => service.turn(client, signal, work),
  });
  return agentsOf(house, limits.body, onFault);
}
