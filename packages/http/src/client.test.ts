import { expect, test } from 'vitest';
import { clientAddress } from './client.js';

/** The client of a request by its connection and forwarded address. */
function client(remoteAddress: string, { trusted = false, forwarded = '' } = {}): string {
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {});
  return clientAddress({ headers }, { incoming: { socket: { remoteAddress } } }, trusted);
}

test('identifies a client by IPv4 address or IPv6 network', () => {
  expect(client('10.0.0.7')).toBe('10.0.0.7');
  expect(client('::ffff:10.0.0.7')).toBe('10.0.0.7');
  expect(client('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(client('2001:db8::7')).toBe('2001:db8:0:0::/64');
});

test('uses the last forwarded address of a trusted proxy only', () => {
  const forwarded = '1.1.1.1, 2.2.2.2';
  expect(client('10.0.0.7', { forwarded })).toBe('10.0.0.7');
  expect(client('10.0.0.7', { forwarded, trusted: true })).toBe('2.2.2.2');
});
