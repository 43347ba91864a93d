import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gridproof, program } from './gridproof.js';

/** Returns the suggestions for shells: words with descriptions, and whether files are possible. */
async function suggest(...words: string[]) {
  const { status, out, err } = await gridproof(['complete', '--', ...words]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  const directive = lines.pop();
  return { words: lines.map((line) => line.split('\t')[0]!), files: directive === ':0' };
}

const FILES = { words: [], files: true };

describe('complete', () => {
  it('knows the commands, with what they do', async () => {
    const { out } = await gridproof(['complete', '--', 'ex']);
    expect(out).toMatchInlineSnapshot(`
      "explain	explain why a puzzle has no answer, or what it lacks to be unique
      export	write a puzzle as a program for other solvers
      :4
      "
    `);
    const { words } = await suggest('');
    expect(words).toContain('completion');
    expect(words).not.toContain('complete');
  });

  it('knows the options of a command that are not given yet', async () => {
    expect(await suggest('hint', 'x', '--w')).toEqual({ words: ['--where'], files: false });
    expect(await suggest('hint', '--where', 'x', '--w')).toEqual({ words: [], files: false });
    expect((await suggest('batch', '-')).words).toEqual(
      expect.arrayContaining(['--jobs', '--resume', '--help']),
    );
  });

  it('knows the values of options, behind a blank or an equals sign', async () => {
    expect(await suggest('solve', '--engine', '')).toEqual({
      words: ['cadical', 'z3', 'auto'],
      files: false,
    });
    expect(await suggest('solve', '--engine=c')).toEqual({ words: ['cadical'], files: false });
    expect((await suggest('steps', '--format', '')).words).toEqual(['text', 'json', 'jsonl', 'svg', 'html']);
    expect((await suggest('rate', '--format', '')).words).toEqual(['text', 'json']);
    expect((await suggest('export', 'x', '--to', 's')).words).toEqual(['smt2', 'smt2-pb']);
    expect((await suggest('convert', 'x', '--to', 'p')).words).toEqual(['puzzlink', 'pzprv3', 'puzzleTeam']);
    expect(await suggest('solve', '--timeout', '')).toEqual({ words: [], files: false });
  });

  it('offers all engines together, wherever one can be named', async () => {
    for (const command of ['batch', 'forced', 'hint', 'export'])
      expect((await suggest(command, '--engine', '')).words).toEqual(['cadical', 'z3', 'auto']);
  });

  it('knows the puzzle types, and their other names once one is begun', async () => {
    const types = await suggest('solve', '--as', '');
    expect(types.words).toContain('slant');
    expect(types.words).not.toContain('binairo');
    expect((await suggest('info', 'bin')).words).toEqual(['binary', 'binary-puzzle', 'binairo']);
    const { status } = await gridproof(['info', 'binary-puzzle']);
    expect(status).toBe(0);
  });

  it('knows what the plugins bring that stand on the line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gridproof-plugin-'));
    const plugin = join(folder, 'engine-dice.mjs');
    writeFileSync(plugin, "export default { name: 'dice', open: () => {} };");
    expect((await suggest('--plugin', plugin, 'solve', '--engine', 'd')).words).toEqual(['dice']);
    expect((await suggest('solve', `--plugin=${plugin}`, '--engine=d')).words).toEqual(['dice']);
    expect((await suggest('solve', '--engine=d')).words).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('leaves puzzles, answers and results to the shell, as files', async () => {
    expect(await suggest('solve', '')).toEqual(FILES);
    expect(await suggest('solve', '--as', 'slant', 'a.txt', 'b')).toEqual(FILES);
    expect(await suggest('check', 'a.txt', '')).toEqual(FILES);
    expect(await suggest('solve', '--out', '')).toEqual(FILES);
    expect(await suggest('--plugin', '')).toEqual(FILES);
    expect(await suggest('solve', '--', '-')).toEqual(FILES);
    expect(await suggest('check', 'a.txt', 'b.txt', '')).toEqual({ words: [], files: false });
  });

  it('knows what there is help on, and for which shells there is a script', async () => {
    expect((await suggest('help', 'e')).words).toEqual(['engines', 'exit', 'explain', 'export']);
    expect((await suggest('completion', '')).words).toEqual(['bash', 'zsh', 'fish']);
  });
});

describe('completion in bash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-completion-'));
  beforeAll(async () => {
    chmodSync(program, 0o755);
    symlinkSync(program, join(folder, 'gridproof'));
    writeFileSync(join(folder, 'script'), (await gridproof(['completion', 'bash'])).out);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a program in the place of this one, which notes the words that it is called with. */
  function writeRecorder(): void {
    const path = join(folder, 'gridproof');
    rmSync(path, { force: true });
    writeFileSync(path, '#!/bin/bash\nprintf "%s\\0" "$@" > "$0.words"\ncat "$0.lines"\n', { mode: 0o755 });
    writeFileSync(`${path}.lines`, '');
  }

  function bash(script: string) {
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    return { out: stdout.split('\n').filter(Boolean), err: stderr };
  }

  /** Returns the suggestions of bash at the end of a line; `words` are the words as bash splits them. */
  function askBash(line: string, words: readonly string[]) {
    return bash(`
      source ./script
      source ./script
      COMP_LINE=${quote(line)} COMP_POINT=${line.length}
      COMP_WORDS=(${words.map(quote).join(' ')}) COMP_CWORD=${words.length - 1}
      _gridproof
      printf '%s\\n' "\${COMPREPLY[@]}"
    `);
  }

  /** Returns the same, with the lines that the program prints for the words that bash asks about. */
  async function complete(line: string, ...words: string[]) {
    writeRecorder();
    askBash(line, words);
    const query = readFileSync(join(folder, 'gridproof.words'), 'utf8').split('\0').slice(0, -1);
    writeFileSync(join(folder, 'gridproof.lines'), (await gridproof(query)).out);
    return askBash(line, words);
  }

  it('is registered, with files where there are no words', () => {
    expect(bash('source <(cat script); complete -p gridproof')).toEqual({
      out: ['complete -o default -F _gridproof gridproof'],
      err: '',
    });
  });

  it('completes a word', async () => {
    // The program itself answers.
    expect(askBash('gridproof so', ['gridproof', 'so'])).toEqual({ out: ['solve'], err: '' });
    expect((await complete('gridproof solve ', 'gridproof', 'solve', '')).out).toEqual([]);
  });

  it('completes behind an equals sign or a colon, whether bash takes the word apart or not', async () => {
    const line = 'gridproof solve --engine=c';
    expect((await complete(line, 'gridproof', 'solve', '--engine', '=', 'c')).out).toEqual(['cadical']);
    expect((await complete(line, 'gridproof', 'solve', '--engine=c')).out).toEqual(['--engine=cadical']);
    expect((await complete('gridproof solve --engine=', 'gridproof', 'solve', '--engine', '=')).out).toEqual([
      'cadical',
      'z3',
      'auto',
    ]);
    expect((await complete('gridproof hint a:b --w', 'gridproof', 'hint', 'a', ':', 'b', '--w')).out).toEqual(
      ['--where'],
    );
  });

  it('runs nothing of what stands on the line', async () => {
    const word = '$(touch touched)`touch touched`;touch touched';
    const { err } = await complete(`gridproof solve ${word} --q`, 'gridproof', 'solve', word, '--q');
    expect(err).toBe('');
    expect(bash('ls').out).toEqual(['gridproof', 'gridproof.lines', 'gridproof.words', 'script']);
  });
});

const quote = (word: string): string => `'${word}'`;

describe.each(['zsh', 'fish'])('completion in %s', (shell) => {
  it('has a script that makes the same calls', async () => {
    // A library prints these scripts to the console.
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { status, err } = await gridproof(['completion', shell]);
    const out = `${log.mock.lastCall}`;
    log.mockRestore();
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/gridproof complete -- /);
    expect(out).toMatch(shell === 'zsh' ? /^#compdef gridproof\n/ : /^complete -c gridproof /m);
  });
});

it('there is no script for a shell that is not known', async () => {
  const { status, err } = await gridproof(['completion', 'tcsh']);
  expect(status).toBe(2);
  expect(err).toContain('Allowed choices are bash, zsh, fish');
});
