import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPuzzle } from '@gridproof/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProcessIo } from '../src/io.js';
import { Plugins } from '../src/plugins.js';
import { gridproof, type Ran } from './gridproof.js';

const COMMANDS = [
  ...[
    'solve',
    'batch',
    'merge',
    'forced',
    'explain',
    'hint',
    'steps',
    'rate',
    'generate',
    'minimize',
    'vary',
    'booklet',
    'check',
    'convert',
    'export',
    'read',
  ],
  ...['list', 'info', 'help', 'completion'],
];
/** Commands in their own packages, which are development dependencies of the program. */
const PACKAGED = ['farm', 'mcp', 'serve'];
const TOPICS = ['formats', 'answers', 'output', 'engines', 'exit'];

describe('the overview', () => {
  it('shows the commands in groups, and examples', async () => {
    const { status, out, err } = await gridproof(['--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "Usage: gridproof [options] [command]

      Solves logic puzzles by their rules, proves that an answer is the only one, and
      checks every answer twice.

      Options:
        -v, --version         output the version number
        --plugin <path|name>  use a puzzle type or an engine that is not installed:
                              its folder, file or package
        -h, --help            display help for command

      Solve puzzles:
        solve                 solve a puzzle and prove that its answer is the only one
        batch                 solve files of many puzzles on all processors
        merge                 merge the rows of several batches of one input
        forced                show the values that all answers share, and the possible
                              values elsewhere

      Explain:
        explain               explain why a puzzle has no answer, or what it lacks to
                              be unique
        hint                  show the next step
        steps                 show how a person could solve a puzzle, step by step
        rate                  rate how hard puzzles are for a person

      Make puzzles:
        generate              generate puzzles with one answer
        minimize              remove the clues that a puzzle does not need
        vary                  turn, mirror and rename a puzzle
        booklet               make a printable booklet with rules and answers

      Check, read and write:
        check                 check an answer or a partial answer
        convert               write a puzzle in another format
        export                write a puzzle as a program for other solvers
        read                  read a puzzle from a picture

      Information:
        list                  list the installed puzzle types and engines
        info                  show the rules and formats of a puzzle type
        help                  explain a command, or a topic such as formats
        completion            set up tab completion for your shell

      In separate packages:
        farm                  solve files of puzzles on many machines
        mcp                   let an agent ask about puzzles
        serve                 answer questions over HTTP, and serve the playground

      Examples:
        Solve a puzzle:
          gridproof solve examples/puzzle.txt
        Show the next step and its reasons:
          gridproof hint examples/puzzle.txt
        Show how to enter puzzles:
          gridproof help formats
      "
    `);
  });

  it('is that of all commands', async () => {
    const { out } = await gridproof(['complete', '--', '']);
    expect(out.match(/^\w+/gm)).toEqual([...COMMANDS, ...PACKAGED]);
  });

  it('lists the topics', async () => {
    const { out } = await gridproof(['help']);
    expect(out).toMatchInlineSnapshot(`
      "gridproof help TOPIC
        formats  how a puzzle is given, and the formats of each puzzle type
        answers  how an answer is written, and a part of one
        output   what is printed where, as text, data or a drawing
        engines  who does the reasoning, and how one is chosen
        exit     what the exit status means

      gridproof help COMMAND
        solve       solve a puzzle and prove that its answer is the only one
        batch       solve files of many puzzles on all processors
        merge       merge the rows of several batches of one input
        forced      show the values that all answers share, and the possible values
                    elsewhere
        explain     explain why a puzzle has no answer, or what it lacks to be unique
        hint        show the next step
        steps       show how a person could solve a puzzle, step by step
        rate        rate how hard puzzles are for a person
        generate    generate puzzles with one answer
        minimize    remove the clues that a puzzle does not need
        vary        turn, mirror and rename a puzzle
        booklet     make a printable booklet with rules and answers
        check       check an answer or a partial answer
        convert     write a puzzle in another format
        export      write a puzzle as a program for other solvers
        read        read a puzzle from a picture
        list        list the installed puzzle types and engines
        info        show the rules and formats of a puzzle type
        help        explain a command, or a topic such as formats
        completion  set up tab completion for your shell
        farm        solve files of puzzles on many machines
        mcp         let an agent ask about puzzles
        serve       answer questions over HTTP, and serve the playground
      "
    `);
  });
});

/** Examples that do not exit with 0, because their puzzle has no answer. */
const WITHOUT_ANSWER = [
  "sed 's/4/3/' examples/puzzle.txt | gridproof explain -",
  "gridproof explain examples/puzzle.txt '1?2?/????/????/????'",
];

it('shows examples as they are typed in a clone, where it is called there', async () => {
  const env = { GRIDPROOF_COMMAND: 'npm run gridproof --' };
  expect((await gridproof(['--help'], { env })).out).toContain(
    '    npm run gridproof -- hint examples/puzzle.txt\n',
  );
  expect((await gridproof(['explain', '--help'], { env })).out).toContain(
    '| npm run gridproof -- explain -\n',
  );
});

describe('the help of a command fits into 80 columns, and each of its examples works', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-help-'));
  beforeAll(() => {
    mkdirSync(join(folder, '.config', 'fish', 'completions'), { recursive: true });
    symlinkSync(join(import.meta.dirname, '..', '..', '..', 'examples'), join(folder, 'examples'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const inShell = (line: string, input: string): string =>
    execFileSync('bash', ['-c', line], {
      cwd: folder,
      env: { ...process.env, HOME: folder },
      input,
    }).toString();

  /** Returns the words of a call. Only quotes and file names with wildcards need a shell. */
  const wordsOf = (call: string): readonly string[] =>
    /['"*?$]/.test(call) ? inShell(`printf '%s\\n' ${call}`, '').trimEnd().split('\n') : call.split(' ');

  /** Runs a line as typed, in a folder with the examples of the repository. Other programs and file names run in a shell. */
  async function run(line: string): Promise<Ran> {
    const [, pipe = '', file] = /^(.*?)(?: > (\S+))?$/.exec(line)!;
    const all: Ran = { status: 0, out: '', err: '' };
    for (const part of pipe.split(/ \| /)) {
      if (!part.startsWith('gridproof ')) Object.assign(all, { out: inShell(part, all.out) });
      else {
        const [, ...args] = wordsOf(part);
        const { status, out, err } = await gridproof(args, { cwd: folder, input: all.out });
        Object.assign(all, { status: all.status || status, out, err: all.err + err });
      }
    }
    if (file !== undefined) inShell(`cat > ${file}`, all.out);
    return all;
  }

  it.each(['', ...COMMANDS])('gridproof %s', async (command) => {
    const { status, out, err } = await gridproof([...command.split(' ').filter(Boolean), '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toContain('\u001B');
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    const [, below = ''] = out.split('\nExamples:\n');
    const examples = [...below.matchAll(/^ {4}(\S.*)$/gm)].map(([, line]) => line!);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const line of examples) {
      const { status, out: printed, err } = await run(line);
      const message = /gridproof: .*/.exec(err)?.[0];
      expect({ line, status, message }).toEqual({
        line,
        status: WITHOUT_ANSWER.includes(line) ? 1 : 0,
        message: undefined,
      });
      if (!/--out |>/.test(line)) expect(printed).not.toBe('');
    }
  });

  it('lists each command in the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const table = readme.slice(readme.indexOf('| command '), readme.indexOf('npm run gridproof -- hint'));
    const named = [...table.matchAll(/^\| (`[^|]*`) *\|/gm)].flatMap(([, cell]) => cell!.match(/\w+/g)!);
    expect(named).toEqual(expect.arrayContaining([...COMMANDS]));
  });
});

describe('the pages', () => {
  it.each(TOPICS)('%s has a name and fits into 80 columns', async (topic) => {
    const { status, out, err } = await gridproof(['help', topic]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(new RegExp(`^NAME\\n    ${topic} - `));
    expect(out).not.toContain('\u001B');
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('show their headings as such where colours are wanted, unless they are not', async () => {
    const env = { FORCE_COLOR: '1' };
    expect((await gridproof(['help', 'exit'], { env })).out).toContain('\u001B[1mNAME\u001B[22m\n');
    expect((await gridproof(['--help'], { env })).out).toContain('\u001B[1mExamples:\u001B[22m\n');
    expect((await gridproof(['--help'], { env: { ...env, NO_COLOR: '1' } })).out).not.toContain('\u001B');
  });

  it('shows the formats of each puzzle type that is installed', async () => {
    const { out } = await gridproof(['help', 'formats']);
    expect(out.slice(out.indexOf('\nSLANT\n'), out.indexOf('\nSLITHERLINK\n'))).toMatchInlineSnapshot(`
      "
      SLANT
          Its name is slant, or gokigen, gokigen naname or naname.

          What it holds:
              the board: a rectangle
              numbers, at corners: a number from 0 to 4 or '?'
              the answer, in cells: '/' or '\\'; diagonals may be given

          text: a board, below the name of its puzzle type
              slant
              ...0.
              .4...
              2...2
              .....
              .1.0.

          json: JSON, {"puzzle": "slant", …}
              {
                "puzzle": "slant",
                "numbers": [
                  [null, null, null, 0, null],
                  [null, 4, null, null, null],
                  [2, null, null, null, 2],
                  [null, null, null, null, null],
                  [null, 1, null, 0, null]
                ]
              }

          sgt: Simon Tatham's Slant, 10x10:…; cannot hold diagonals
              slant:4x4:c0b4c2c2f1a0a

          puzzlink: puzz.link and sites like it, https://puzz.link/p?gokigen/10/10/…;
          cannot hold diagonals
              https://puzz.link/p?gokigen/4/4/iaegcgcj6a

          pzprv3: a file of puzz.link and sites like it, pzprv3/gokigen/…; cannot hold
          diagonals
              pzprv3
              gokigen
              4
              4
              . . . 0 .
              . 4 . . .
              2 . . . 2
              . . . . .
              . 1 . 0 .

          puzzleTeam: Puzzle Team task of Slant, a1c2b… with --size 10x10; cannot hold
          diagonals
              --size 4x4 slant:c0b4c2c2f1a0a
      "
    `);
  });

  it('gives every format an example that can be read', async () => {
    const { out } = await gridproof(['help', 'formats']);
    const samples = out.matchAll(
      /^ {4}(?! )(\w+): .*\n(?: {4}(?! ).*\n)*((?:(?: {8}.*)?\n)+?)(?=\n {4}\S|\n\S)/gm,
    );
    const all = [...samples].map(([, format, text]) => ({
      format: format!,
      text: text!.replaceAll(/^ {8}/gm, '').trim(),
    }));
    const { puzzles }: { puzzles: { formats: string[] }[] } = JSON.parse(
      (await gridproof(['list', '--format', 'json'])).out,
    );
    expect(all.map(({ format }) => format)).toEqual(puzzles.flatMap(({ formats }) => formats));
    // Text that is too long for the page is cut.
    const whole = all.filter(({ text }) => !text.endsWith('…'));
    expect(all.length - whole.length).toBeLessThan(4);
    const plugins = new Plugins(createProcessIo());
    const [types, claims] = [await plugins.types(), await plugins.claims()];
    for (const { text } of whole) {
      const [, sides, rest] = /^--size (\S+) (.*)$/s.exec(text) ?? [undefined, undefined, text];
      const [width, height] = sides?.split('x').map(Number) ?? [];
      const size = sides === undefined ? undefined : { width: width!, height: height! };
      expect(() => readPuzzle(rest!, types, { claims, size })).not.toThrow();
    }
  });

  it('says which engines are installed', async () => {
    const { out } = await gridproof(['help', 'engines']);
    expect(out).toMatch(
      /\n {4}cadical\n {8}@gridproof\/engine-cadical \d.*, starts fast\n\n {4}z3\n {8}@gridproof\/engine-z3 \d/,
    );
  });

  it('shows an answer of each puzzle type', async () => {
    const { out } = await gridproof(['help', 'answers']);
    expect(out).toContain('\n    takuzu\n        0101\n        1001\n        1010\n        0110\n');
  });
});

describe('help on', () => {
  it('a command is that of the command', async () => {
    const { out } = await gridproof(['help', 'solve']);
    expect(out).toBe((await gridproof(['solve', '--help'])).out);
  });

  it('suggests the existing command or option for a mistyped one', async () => {
    const message = async (topic: string) => (await gridproof(['help', topic])).err;
    expect((await gridproof(['help', 'fromats'])).status).toBe(2);
    expect(await message('fromats')).toMatchInlineSnapshot(`
      "gridproof: there is no help on 'fromats'; did you mean formats?
      "
    `);
    expect(await message('slove')).toMatchInlineSnapshot(`
      "gridproof: there is no help on 'slove'; did you mean solve?
      "
    `);
    expect(await message('nothing')).toMatchInlineSnapshot(`
      "gridproof: there is no help on 'nothing', expected a command, or formats, answers, output, engines or exit
      "
    `);
  });
});
