/** What stands behind a request: its connection, where there is one. */
export interface ConnectionInfo {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/** How it is called where there is no connection, as in tests. */
const NOWHERE = 'nowhere';

/**
 * Which address asks; `trustsProxy`: the proxy in front says which. IPv6 networks have so many that a host counts by the first half of
 * its own.
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

/** The first four groups of an IPv6 address. */
function network(address: string): string {
  const [front = '', behind] = address.split('::');
  const groups = front.split(':').filter(Boolean);
  const others = (behind ?? '').split(':').filter(Boolean);
  const zeros = behind === undefined ? [] : Array(Math.max(0, 8 - groups.length - others.length)).fill('0');
  return `${[...groups, ...zeros, ...others].slice(0, 4).join(':')}::/64`;
}
