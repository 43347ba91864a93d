import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientOf } from './client.js';

/** Who asks, by the address of a connection and what a proxy says. */
async function client(remoteAddress: string, { trusted = false, forwarded = '' } = {}): Promise<string> {
  const app = new Hono().get('/', (c) => {
    c.set('trusted' as never, trusted as never);
    return c.text(clientOf(c));
  });
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
  const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } };
  return (await app.request('/', { headers }, { incoming })).text();
}

test('an address is a client; of IPv6 the network is', async () => {
  expect(await client('10.0.0.7')).toBe('10.0.0.7');
  expect(await client('::ffff:10.0.0.7')).toBe('10.0.0.7');
  expect(await client('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(await client('2001:db8::7')).toBe('2001:db8:0:0::/64');
});

test('what a proxy says counts only where it is trusted, and then what the last one says', async () => {
  const forwarded = '1.1.1.1, 2.2.2.2';
  expect(await client('10.0.0.7', { forwarded })).toBe('10.0.0.7');
  expect(await client('10.0.0.7', { forwarded, trusted: true })).toBe('2.2.2.2');
});
