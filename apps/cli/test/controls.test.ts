import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof as run } from './gridproof.js';
import { Installation, type Written } from './installation.js';

/** Erases the screen, sets a title, and turns text red. */
const NASTY = '\u001B[2J\u001B]0;gone\u0007\u001B[31m\u009B2J';
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters.
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;
/** Control sequences of the program itself: colours of boards and headings. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters.
const PROGRAM_CONTROLS = /\u001B\[(?:0|1|2|22|36)m/g;

const nasty = `JSON.parse('${JSON.stringify(NASTY).replaceAll('\\', '\\\\')}')`;
const rude: Written = {
  manifest: { keywords: ['gridproof-puzzle'], exports: { '.': './index.js' } },
  modules: {
    'index.js': `
import { definePuzzle, PuzzleError } from '@gridproof/core';
const nasty = ${nasty};
console.log('out' + nasty);
process.stderr.write(Buffer.from('err' + nasty));
export default definePuzzle({
  id: 'rude', title: 'Rude' + nasty, rules: { all: nasty },
  parse(text) {
    if (text === 'throws') throw new TypeError(nasty);
    if (text !== 'fine') throw new PuzzleError('bad' , 'found ' + nasty);
    return {};
  },
  print: () => 'fine',
  encode: () => ({}),
  decode: () => ({}),
  *verify() {},
  draw: () => ({ width: 1, height: 1, caption: nasty, marks: [{ at: { kind: 'cell', row: 0, col: 0 }, text: nasty, source: 'clue' }] }),
  printAnswer: () => nasty,
  readAnswer: () => ({}),
  examples: [{ name: nasty, source: nasty, puzzle: 'fine', answer: 'fine' }],
});
`,
  },
};

const place = new Installation();
place.install(
  '@gridproof/takuzu',
  '@gridproof/engine-cadical',
  ['rude', rude],
  ['loud', { ...rude, modules: { 'index.js': `throw new Error(${nasty});` } }],
);
place.write(`named${NASTY.replaceAll('/', '')}.txt`, 'takuzu\nxx\nxx\n');
const file = `named${NASTY}.txt`;

describe('control characters are shown, not sent', () => {
  it.each([
    ['a file name', ['solve', file]],
    ['a file name in a batch', ['batch', file]],
    ['a file that is not there', ['solve', `no${file}`]],
    ['a file to write', ['solve', 'takuzu:1./..', '--out', `nowhere${NASTY}/x`]],
    ['an option', [`--${NASTY}`, 'solve', 'takuzu:1./..']],
    ['the value of an option', ['solve', '--format', NASTY, 'takuzu:1./..']],
    ['the name of an engine', ['solve', '--engine', NASTY, 'takuzu:1./..']],
    ['a puzzle type', ['solve', '--as', NASTY, '1./..']],
    ['a command', [NASTY]],
    ['a topic of the help', ['help', NASTY]],
    ['a plugin', ['--plugin', NASTY, 'list']],
    ['what a plugin says and how it breaks', ['list']],
    ['what it says in JSON', ['list', '--format', 'json']],
    ['a fault that a plugin finds', ['solve', 'rude:x']],
    ['what it throws', ['solve', 'rude:throws']],
    ['what it draws and says of itself', ['info', 'rude']],
    ['an answer', ['solve', 'rude:fine']],
    ['an answer alone', ['solve', 'rude:fine', '--quiet']],
    ['what it says in a thread', ['solve', 'rude:fine', '--timeout', '20s']],
  ])('%s', async (_, args) => {
    const colors = { FORCE_COLOR: '1', TERM: 'xterm-256color' };
    for (const env of [{}, colors]) {
      const { out, err } = await run(args, { cwd: place.folder, bin: place.bin, env });
      const text = env === colors ? (out + err).replace(PROGRAM_CONTROLS, '') : out + err;
      expect(text).not.toMatch(CONTROLS);
      expect(out + err).toMatch(/\\u001b\[2J|\ufffd/);
    }
  });

  it('and the program still has its own', async () => {
    const { out } = await run(['solve', 'takuzu:1./..'], { env: { FORCE_COLOR: '1' } });
    expect(out).toContain('\u001B[1m1\u001B[0m \u001B[36m0\u001B[0m');
  });

  it('nor in a file that is written', async () => {
    const folder = new Folder();
    const out = folder.path('answer.txt');
    await run(['solve', 'rude:fine', '--quiet', '--out', out], { cwd: place.folder, bin: place.bin });
    expect(folder.text('answer.txt')).toContain('\\u001b[2J');
    expect(folder.text('answer.txt')).not.toMatch(CONTROLS);
  });
});
