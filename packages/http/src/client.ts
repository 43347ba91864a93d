/** The connection of a request, if there is one. */
export interface ConnectionInfo {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/** The address of requests without a connection, as in tests. */
const NO_ADDRESS = 'nowhere';

/**
 * The address of a client; `trustsProxy`: as forwarded by the proxy. IPv6 addresses are reduced to their /64 network, as
 * a host has many of them.
 */
export function clientAddress(
  { headers }: Pick<Request, 'headers'>,
  connection: ConnectionInfo | undefined,
  trustsProxy: boolean,
): string {
  const forwarded = trustsProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded ?? connection?.incoming?.socket.remoteAddress ?? NO_ADDRESS;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return address.includes(':') ? networkOf(address) : address;
}

/** The /64 network of an IPv6 address: its first four groups. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const tailGroups = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - tailGroups.length)).fill('0');
  return `${[...groups, ...zeros, ...tailGroups].slice(0, 4).join(':')}::/64`;
}
