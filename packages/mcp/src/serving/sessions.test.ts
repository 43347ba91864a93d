import { McpServer } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { SESSION_HEADER, Sessions } from './sessions.js';

const LONGEST = 10_000;

/** Starts a session and returns its id. */
async function begin(sessions: Sessions, client: string): Promise<string> {
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: client, version: '1' } },
  };
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const request = new Request('http://127.0.0.1/mcp', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await sessions.begin(request, {
    authInfo: { token: '', clientId: client, scopes: [] },
    parsedBody: body,
  });
  return response.headers.get(SESSION_HEADER)!;
}

/** Whether a session exists. */
async function isThere(sessions: Sessions, id: string, client: string): Promise<boolean> {
  const request = new Request('http://127.0.0.1/mcp', {
    method: 'DELETE',
    headers: { [SESSION_HEADER]: id },
  });
  return (await sessions.handle(id, request, { token: '', clientId: client, scopes: [] })) !== undefined;
}

it('ends sessions of the client that begins too many, and of no other', async () => {
  // The cache takes 0 for no time at all.
  let now = 1;
  const sessions = new Sessions(
    () => new McpServer({ name: 'test', version: '1.0.0' }, {}),
    LONGEST,
    () => now++,
    10,
  );
  const first = await begin(sessions, 'one');
  const many: string[] = [];
  for (let n = 0; n < 50; n++) many.push(await begin(sessions, 'many'));
  const second = await begin(sessions, 'one');
  expect(sessions.size).toBe(10);
  expect(await isThere(sessions, first, 'one')).toBe(true);
  expect(await isThere(sessions, second, 'one')).toBe(true);
  expect(await isThere(sessions, many[0]!, 'many')).toBe(false);
  expect(await isThere(sessions, many.at(-1)!, 'many')).toBe(true);
  await sessions.close();
});

it('forgets a session that was not used for half an hour', async () => {
  let now = 1;
  const sessions = new Sessions(
    () => new McpServer({ name: 'test', version: '1.0.0' }, {}),
    LONGEST,
    () => now,
  );
  const [first, second] = [await begin(sessions, 'one'), await begin(sessions, 'one')];
  now += 29 * 60_000;
  const ping = new Request('http://127.0.0.1/mcp', { method: 'PUT', headers: { [SESSION_HEADER]: second } });
  await sessions.handle(second, ping, { token: '', clientId: 'one', scopes: [] });
  now += 2 * 60_000;
  expect(await isThere(sessions, first, 'one')).toBe(false);
  expect(await isThere(sessions, second, 'one')).toBe(true);
  await sessions.close();
  expect(sessions.size).toBe(0);
});
