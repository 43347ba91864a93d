import { once } from 'node:events';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './agent.js';
import { complaint, gridproof, type ProcessOptions, startCall, startProcess } from './gridproof.js';
import { Installation } from './installation.js';

const PUZZLE = 'takuzu:1..0/..0./.0../11..';
const ANSWER = '1010/0101/0011/1100';
/** Counting its answers never ends in practice. */
const ENDLESS = `takuzu:${Array(14).fill('.'.repeat(14)).join('/')}`;
const MAX_BYTES = 4096;

/** Exchanges messages with the program without a client library. */
function session(options?: ProcessOptions) {
  const child = startProcess(['mcp', '--seconds', '600'], options);
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (piece) => out.push(piece));
  child.stderr.setEncoding('utf8').on('data', (piece) => err.push(piece));
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'test', version: '1' };
  send({
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
  });
  send({ method: 'notifications/initialized' });
  const solve = (input: object) =>
    send({ id: 2, method: 'tools/call', params: { name: 'solve', arguments: input } });
  return { child, out, err, solve };
}

describe('an agent', () => {
  let agent: Agent;
  beforeAll(async () => {
    agent = await Agent.start('--seconds', '600');
  });
  afterAll(() => agent.close());

  it('finds eight read-only tools with their results and limits', async () => {
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'types',
      'read',
      'solve',
      'explain',
      'hint',
      'steps',
      'check',
      'generate',
    ]);
    for (const { description, annotations, outputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(Object.keys(outputSchema?.properties ?? {})).toContain('more');
      expect(description).toMatch(/Do not call it /);
    }
  });

  it('lists the types, and describes the notation of one', async () => {
    const all = await agent.call('types', {});
    expect(all.facts.types).toContain('takuzu');
    const one = await agent.call('types', { type: 'binairo' });
    expect(one.text).toContain('No three neighbours in a row or column are equal.');
    expect(one.facts).toMatchObject({ type: 'takuzu', title: 'Takuzu' });
    // The example of the page is a valid puzzle argument.
    const example = one.text.split('In one line:\n\n')[1]!.trim();
    expect((await agent.call('read', { puzzle: example })).facts).toMatchObject({ width: 6, height: 6 });
  });

  it('reads and draws a text with any line ends', async () => {
    const { text, facts } = await agent.call('read', {
      puzzle: 'takuzu\r\n1..0\r\n..0.\r\n.0..\r\n11..\r\n',
    });
    expect(text).toBe('1 . . 0\n. . 0 .\n. 0 . .\n1 1 . .\n\nTakuzu, 4x4, read as text, written as text');
    expect(facts).toMatchObject({ puzzle: 'takuzu', text: 'takuzu\n1..0\n..0.\n.0..\n11..' });
    const written = await agent.call('read', { puzzle: PUZZLE, to: 'sgt' });
    expect((await agent.call('read', { puzzle: written.facts.text, as: 'takuzu' })).facts.text).toBe(
      facts.text,
    );
  });

  it('gets the answer with proof, or several, or none', async () => {
    const one = await agent.call('solve', { puzzle: PUZZLE });
    expect(one.facts).toMatchObject({ status: 'unique', answers: [ANSWER.replaceAll('/', '\n')] });
    expect(one.text).toContain('1 0 1 0\n0 1 0 1');
    expect(one.text).toContain('unique: this is the only answer (proved by ');
    const several = await agent.call('solve', { puzzle: 'takuzu:1..0/..0./.0../....' });
    expect(several.facts.status).toBe('multiple');
    expect(several.facts.differ).toContain('row 2, column 1');
    const none = await agent.call('solve', { puzzle: 'takuzu:111./..0./.0../11..' });
    expect(none.facts.status).toBe('unsolvable');
    const counted = await agent.call('solve', { puzzle: 'takuzu:1..0/..0./.0../....', count: true });
    expect(counted.facts).toMatchObject({ status: 'counted', complete: true });
  });

  it('explains why there is no answer, and why a cell has its value', async () => {
    const none = await agent.call('explain', { puzzle: 'takuzu:111./..0./.0../11..' });
    expect(none.text).toContain('No three neighbours in a row or column are equal: row 1, columns 1 to 3.');
    expect(none.facts.conflict.at(-1).rule).toBe('triple');
    const cell = await agent.call('explain', { puzzle: PUZZLE, cell: { row: 4, column: 4 } });
    expect(cell.facts.step.sentence).toContain('row 4, columns 3 and 4 are 0');
    const given = await agent.call('explain', { puzzle: PUZZLE, cell: { row: 1, column: 1 } });
    expect(given.text).toContain('No step finds row 1, column 1: it is given');
  });

  it('reveals as much as the level allows', async () => {
    const hint = (degree?: number) => agent.call('hint', { puzzle: PUZZLE, degree });
    const [where, which, what] = [await hint(1), await hint(2), await hint()];
    const rule = 'Each row and each column holds as many zeros as ones';
    expect(where.text).toMatch(/^Look at column 1, rows 2 and 3\.\n\nMore: /);
    expect(JSON.stringify(where)).not.toContain(rule);
    expect(which.text).toContain(rule);
    expect(JSON.stringify(which)).not.toContain('are 0');
    expect(what.text).toContain('Line complete: column 1, rows 2 and 3 are 0 (column 1).');
    const next = await agent.call('hint', { puzzle: PUZZLE, entries: '1??0/0?0?/00??/11??' });
    expect(next.facts.steps.at(-1).sentence).not.toBe(what.facts.steps[0].sentence);
  });

  it('is led along the path, some steps at a time', async () => {
    const first = await agent.call('steps', { puzzle: PUZZLE, steps: 2 });
    expect(first.facts.steps).toHaveLength(2);
    expect(first.facts.more).toBe('call steps with from 3');
    const rest = await agent.call('steps', { puzzle: PUZZLE, from: 3, steps: 50 });
    expect(rest.text).toMatch(/^3\. /);
    expect(rest.facts).toMatchObject({ status: 'unique', first: 3, answers: [ANSWER.replaceAll('/', '\n')] });
    expect(rest.facts.more).toBeUndefined();
  });

  it('has an answer checked, or a part of one', async () => {
    const check = async (answer: string) => (await agent.call('check', { puzzle: PUZZLE, answer })).facts;
    expect((await check(ANSWER)).status).toBe('correct');
    expect((await check('1110/0101/0011/1100')).violations[0].rule).toBe('balance');
    expect((await check('10?0/????/????/11??')).status).toBe('correct so far');
    expect((await check('1??0/1?0?/?0??/11??')).status).not.toBe('correct so far');
  });

  it('has a puzzle made that has one answer, and the same again', async () => {
    const options = { type: 'takuzu', size: { width: 6, height: 6 }, seed: 'monday' };
    const [one, again] = [await agent.call('generate', options), await agent.call('generate', options)];
    expect(one.facts).toEqual(again.facts);
    const solved = await agent.call('solve', { puzzle: `takuzu\n${one.facts.puzzle}` });
    expect(solved.facts).toMatchObject({ status: 'unique', answers: [one.facts.answer] });
    const needs = ['line-complete'];
    const easy = await agent.call('generate', { ...options, needs, atMost: 'line-complete' });
    expect(easy.facts.rating.name).toBe('easy');
    expect((await agent.call('generate', { ...options, needs: ['smoke'] })).text).toContain("found 'smoke'");
  });

  it('repairs a wrong puzzle by the error messages', async () => {
    let puzzle = 'takuzu\n1..0\n.x0.\n.0.o\n11..';
    const messages: string[] = [];
    for (;;) {
      const { isError, facts, text } = await agent.call('solve', { puzzle });
      if (!isError) {
        expect(facts.status).toBe('unique');
        break;
      }
      messages.push(text);
      const { line, column, in: which } = facts.error;
      expect(which).toBe('puzzle');
      const rows = puzzle.split('\n');
      rows[line - 1] = `${rows[line - 1]!.slice(0, column - 1)}.${rows[line - 1]!.slice(column)}`;
      puzzle = rows.join('\n');
    }
    expect(messages).toEqual([
      "puzzle: line 3, column 2: found 'x', expected 0, 1 or '.'\n\n  .x0.\n   ^",
      "puzzle: line 4, column 4: found 'o', expected 0, 1 or '.'\n\n  .0.o\n     ^",
    ]);
  });

  it('reports which of two texts is wrong', async () => {
    const { isError, facts } = await agent.call('check', { puzzle: PUZZLE, answer: '1010/0101/0011' });
    expect({ isError, which: facts.error.in }).toEqual({ isError: true, which: 'answer' });
    expect((await agent.call('hint', { puzzle: 'takuzu:1..0/..', entries: '1010' })).facts.error.in).toBe(
      'puzzle',
    );
    expect((await agent.call('solve', { puzzle: PUZZLE, limit: 0 })).isError).toBe(true);
    expect((await agent.call('generate', { type: 'nothing' })).text).toContain(
      "'nothing' is not a puzzle type",
    );
  });

  it('returns at most 4 KB per call, and everything page by page', async () => {
    const rows = Array.from({ length: 100 }, (_, row) => `${'.'.repeat(row)}1${'.'.repeat(99 - row)}`);
    const puzzle = ['takuzu', ...rows].join('\n');
    const pages = [await agent.call('read', { puzzle })];
    while (pages.at(-1)!.facts.more && pages.length < 30)
      pages.push(await agent.call('read', { puzzle, page: pages.length + 1 }));
    for (const { bytes } of pages) expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    const whole = pages.map(({ text }) => text.replace(/\n\nMore: page .*$/, '')).join('\n');
    expect(whole).toContain(rows.join('\n'));
    expect(whole).toContain(rows.map((row) => [...row].join(' ')).join('\n'));
    expect(pages.length).toBeGreaterThan(5);
    const { types } = (await agent.call('types', {})).facts;
    for (const type of types)
      expect((await agent.call('types', { type })).bytes, type).toBeLessThanOrEqual(MAX_BYTES);
    const { facts } = await agent.call('types', { type: 'sudoku' });
    expect(facts.type).toBe('sudoku');
    const long = await agent.call('steps', {
      puzzle: `takuzu\n${(await agent.call('generate', { type: 'takuzu', seed: '1' })).facts.puzzle}`,
      steps: 50,
    });
    expect(long.bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect(long.facts.more).toMatch(/^page 1 of \d+: call again with page 2$/);
  });

  it('finds the rules of each type among the resources', async () => {
    const { resources } = await agent.client.listResources();
    expect(resources.length).toBe((await agent.call('types', {})).facts.types.length);
    const { contents } = await agent.client.readResource({ uri: 'gridproof://types/takuzu' });
    expect(contents[0]).toMatchObject({
      mimeType: 'text/plain',
      text: expect.stringContaining('as many zeros'),
    });
  });

  it('ends the work of a call that it cancels', async () => {
    const calls = Array.from({ length: 6 }, async () => {
      const call = agent.call(
        'solve',
        { puzzle: ENDLESS, count: true },
        { signal: AbortSignal.timeout(300) },
      );
      await expect(call).rejects.toThrow();
    });
    await Promise.all(calls);
    // There are as many threads as processors. If a cancelled task still occupied one, this would hang.
    const answers = await Promise.all(calls.map(() => agent.call('solve', { puzzle: PUZZLE })));
    expect(answers.map(({ facts }) => facts.status)).toEqual(Array(6).fill('unique'));
  });
});

it('a call that takes too long is unknown, and its client receives progress every second', async () => {
  const agent = await Agent.start('--seconds', '2');
  try {
    const reports: object[] = [];
    const endless = { puzzle: ENDLESS, count: true };
    const others = Array.from({ length: 5 }, () => agent.call('solve', endless));
    // This call waits for a thread, and its time limit expires too.
    const last = agent.call('solve', endless, { onprogress: (progress) => reports.push(progress) });
    for (const { isError, facts } of await Promise.all([...others, last])) {
      expect(isError).toBe(false);
      expect(facts).toMatchObject({ status: 'unknown', reason: 'time limit' });
    }
    expect(reports.slice(0, 2)).toEqual([
      { progress: 1, total: 2, message: '1 s of 2 s at most' },
      { progress: 2, total: 2, message: '2 s of 2 s at most' },
    ]);
  } finally {
    await agent.close();
  }
});

describe('standard output', () => {
  const home = new Installation();
  const { bin } = home;
  const NOISY = [
    'noisy',
    {
      manifest: { keywords: ['gridproof-puzzle'] },
      modules: {
        'index.js': `import { takuzu } from '@gridproof/takuzu';
console.log('noise of loading');
process.stdout.write('noise without an end');
export default {
  ...takuzu,
  id: 'noisy',
  title: 'Noisy',
  aliases: [],
  formats: {},
  described: undefined,
  parse: (text) => (console.log('noise of parsing'), takuzu.parse(text)),
  encode: (...args) => (console.log('noise of encoding'), takuzu.encode(...args)),
};
`,
      },
    },
  ] as const;
  beforeAll(() => home.install(NOISY, '@gridproof/takuzu', '@gridproof/engine-cadical', '@gridproof/mcp'));

  it('holds nothing but the protocol, whatever a plugin prints', async () => {
    const { child, out, err, solve } = session({ bin, cwd: home.path() });
    solve({ puzzle: PUZZLE.replace('takuzu', 'noisy') });
    while (!out.join('').includes('"id":2')) await once(child.stdout, 'data');
    child.stdin.end();
    const [status] = await once(child, 'close');
    const messages = out
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(messages.map(({ id }) => id)).toEqual([1, 2]);
    expect(messages[1].result.structuredContent.status).toBe('unique');
    for (const noise of ['loading', 'parsing', 'encoding'])
      expect(err.join('')).toContain(`noise of ${noise}`);
    expect(status).toBe(0);
  });
});

it('a client that leaves ends the work', async () => {
  const { child, out, err, solve } = session();
  await once(child.stdout, 'data');
  solve({ puzzle: ENDLESS, count: true });
  setTimeout(() => child.stdin.end(), 300);
  const [status] = await once(child, 'close');
  expect({ status, messages: out.join('').trimEnd().split('\n').length, err }).toEqual({
    status: 0,
    messages: 1,
    err: [],
  });
});

describe('over HTTP', () => {
  it('agents are served on this computer, and pages of other sites are not', async () => {
    const call = startCall(['mcp', '--http', '--port', '0']);
    const [url] = await call.stderr.waitFor(/http:\/\/127\.0\.0\.1:\d+\/mcp/);
    const agent = await Agent.connect(new StreamableHTTPClientTransport(new URL(url)));
    expect((await agent.call('solve', { puzzle: PUZZLE })).facts).toMatchObject({ status: 'unique' });
    await agent.close();
    const headers = { 'content-type': 'application/json', origin: 'https://example.com' };
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    expect((await fetch(url.replace('/mcp', '/other'))).status).toBe(404);
    call.kill('SIGTERM');
    expect((await call.ended).status).toBe(0);
  });
});

describe('the command', () => {
  it('names the missing package', async () => {
    const { bin } = new Installation();
    expect(complaint(await gridproof(['mcp'], { bin }))).toBe(
      'gridproof: gridproof mcp needs @gridproof/mcp: npm install @gridproof/mcp',
    );
  });

  it('refuses invalid options', async () => {
    expect(complaint(await gridproof(['mcp', '--port', '80']))).toBe('gridproof: --port needs --http');
    expect(complaint(await gridproof(['mcp', '--seconds', 'long']))).toBe(
      "gridproof: --seconds is 'long', expected a whole number from 1 to 3600",
    );
  });
});
