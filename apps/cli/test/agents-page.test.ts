import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { Agent } from './agent.js';
import { startCall } from './gridproof.js';

const PAGE = fileURLToPath(new URL('../../../docs/agents.md', import.meta.url));

/** A call and its text result. */
const CALL = /```call\n(\w+) (.+)\n```\n\n```text\n([\s\S]*?)```/g;

const withoutTimes = (text: string): string => text.replace(/\b\d+(?:\.\d+)? (?:ms|s)\b/g, '# ms');

// `vitest run test/agents-page.test.ts -u` writes the results into the page.
it('the page about agents shows the actual results', async () => {
  const server = startCall(['mcp', '--http', '--port', '0']);
  const [url] = await server.stderr.waitFor(/http:\S+\/mcp/);
  const agent = await Agent.connect(new StreamableHTTPClientTransport(new URL(url)));
  try {
    const page = readFileSync(PAGE, 'utf8').replaceAll('\r\n', '\n');
    let answered = page;
    let calls = 0;
    for (const [whole, name, input, shown] of page.matchAll(CALL)) {
      const { text } = await agent.call(name!, JSON.parse(input!));
      calls++;
      // Elapsed times are not compared.
      if (withoutTimes(`${text}\n`) !== withoutTimes(shown!))
        answered = answered.replace(whole, () => `${whole.slice(0, -shown!.length - 3)}${text}\n\`\`\``);
    }
    expect(calls).toBeGreaterThanOrEqual(10);
    await expect(answered).toMatchFileSnapshot(PAGE);
  } finally {
    await agent.close();
    server.kill('SIGTERM');
    await server.ended;
  }
});
