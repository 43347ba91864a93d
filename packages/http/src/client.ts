/** The connection of a request, if there is one. */
export interface ConnectionInfo {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/** The address of requests without a connection, as in tests. */
const NOWHERE = 'nowhere';

/**
 * The address of a client; `trustsProxy`: as forwarded by the proxy. IPv6 addresses are reduced to their /64 network, as
 * a host has many of them.
 */
export function clientAddress(
  { headers }: Pick<Request, 'headers'>,
  behind: ConnectionInfo | undefined,
  trustsProxy: boolean,
): string {
  const forwarded = trustsProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? behind?.incoming?.socket.remoteAddress ?? NOWHERE;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(':') ? network(address) : address;
}

/** The /64 network of an IPv6 address: its first four groups. */
function network(address: string): string {
  const [front = '', behind] = address.split('::');
  const groups = front.split(':').filter(Boolean);
  const others = (behind ?? '').split(':').filter(Boolean);
  const zeros = behind === undefined ? [] : Array(Math.max(0, 8 - groups.length - others.length)).fill('0');
  return `${[...groups, ...zeros, ...others].slice(0, 4).join(':')}::/64`;
}
