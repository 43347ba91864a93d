import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof } from './gridproof.js';

const place = new Folder();
const rows = (first: string) =>
  `sudoku\n${first}\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n4 . . 8 . 3 . . 1\n7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n`;
const files: Readonly<Record<string, string | Buffer>> = {
  'empty.txt': '',
  'odd.txt': 'takuzu\n101\n010\n',
  'ragged.txt': 'takuzu\n10.1\n01\n1010\n0101\n',
  'letter.txt': rows('5 3 . . x . . . .'),
  'ten.txt': rows('5 3 . . 7 . . . 10'),
  'garbage.bin': Buffer.from(Array.from({ length: 2_000 }, (_, at) => (at * 7919) % 256)),
  'large.txt': '1'.repeat(10_000_000),
};
for (const [name, content] of Object.entries(files)) place.write(name, content);

/** Returns the error message of a call in that folder. */
async function printMessage(...args: string[]): Promise<string> {
  const message = complaint(await gridproof(args, { cwd: place.folder }));
  // Does not compare the list of installed types.
  return message.replace(/(?<=\(installed: )[a-z0-9, -]+/, '…');
}

describe('wrong input ends with status 2 and one message', () => {
  it.each(Object.keys(files))('%s', async (name) => {
    expect({ [name]: await printMessage('solve', name) }).toMatchSnapshot();
  });

  it.each([
    ['an unknown puzzle type', 'solve', 'foo:3x3:abc'],
    ['a file that is not there', 'solve', 'nowhere.txt'],
    ['a folder', 'solve', '.'],
    ['an empty argument', 'solve', ''],
    ['a word', 'solve', 'hello'],
    ['an address of an unknown type', 'solve', 'https://puzz.link/p?ringring/4/4/g1'],
    ['an address with a clue too large', 'solve', 'https://puzz.link/p?sudoku/4/4/g1k23k39'],
    ['a random seed', 'solve', 'sudoku:3x3#123'],
    ['another puzzle type than given', 'solve', '--as', 'sudoku', 'odd.txt'],
    ['an unknown puzzle type given with --as', 'solve', '--as', 'foo', 'odd.txt'],
    ['a task without its size', 'solve', '--as', 'takuzu', '1a0b'],
    ['an engine that is not there', 'solve', '--engine', 'foo', 'takuzu:1./..'],
    ['a single answer and all of them', 'solve', '--no-unique', '--all', 'takuzu:1./..'],
    ['a single answer and what all have in common', 'solve', '--no-unique', '--forced', 'takuzu:1./..'],
    ['a number too large for a corner', 'solve', 'slant:.5./.../...'],
    ['a centre outside', 'solve', '{"puzzle": "galaxies", "width": 2, "height": 2, "white": [[1, 3]]}'],
    ['pieces that are too few', 'solve', '{"puzzle": "puzlogic", "givens": [[null, null]], "pieces": [1]}'],
    ['a folder to write to that is not there', 'solve', '--out', 'nowhere/out.txt', 'takuzu:1./..'],
    ['an answer of another size', 'check', 'takuzu:1./..', '10010'],
    ['two standard inputs', 'check', '-', '-'],
    ['a format that the puzzle does not have', 'convert', 'takuzu:1./..', '--to', 'puzzlink'],
    ['a format that cannot hold the puzzle', 'convert', 'hashi:3x3m3:2a2f', '--to', 'puzzleTeam'],
    ['an unknown puzzle type to describe', 'info', 'foo'],
  ])('%s', async (_, ...args) => {
    expect(await printMessage(...args)).toMatchSnapshot();
  });
});

describe('wrong usage ends with status 2 and lists the choices', () => {
  it.each([
    [['solve', '--fromat', 'json', 'x'], "unknown option '--fromat'\n(Did you mean --format?)"],
    [['slove', 'x'], "unknown command 'slove'\n(Did you mean solve?)"],
    [['solve', '--format', 'xml', 'x'], 'Allowed choices are text, json, svg, moves.'],
    [['solve', '--timeout', 'soon', 'x'], 'Expected a time as in 500ms, 30s or 2m.'],
    [['solve', '--limit', '0', 'x'], 'Expected a whole number from 1.'],
    [['solve', '--size', '4', 'x'], 'expected width x height'],
    [['solve', '--all', '--count', 'x'], "cannot be used with option '--count'"],
    [['check', 'x'], "missing required argument 'answer'"],
    [['convert', 'x'], "required option '--to <format>' not specified"],
    [[], 'Usage: gridproof'],
  ])('%j', async (args, message) => {
    expect(complaint(await gridproof(args))).toContain(message);
  });
});
