import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** How it is called where there is no connection, as in tests. */
const NOWHERE = 'nowhere';

/** Which address asks. IPv6 networks have so many that a host counts by the first half of its own. */
export function clientOf(c: Context): string {
  const forwarded = c.get('trusted') ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? (c.env?.incoming ? getConnInfo(c).remote.address : undefined) ?? NOWHERE;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(':') ? network(address) : address;
}

/** The first four groups of an IPv6 address. */
function network(address: string): string {
  const [front = '', behind] = address.split('::');
  const groups = front.split(':').filter(Boolean);
  const others = (behind ?? '').split(':').filter(Boolean);
  const zeros = behind === undefined ? [] : Array(Math.max(0, 8 - groups.length - others.length)).fill('0');
  return `${[...groups, ...zeros, ...others].slice(0, 4).join(':')}::/64`;
}
