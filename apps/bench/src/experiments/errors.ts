import type { Random } from '@gridproof/core';
import { type AnyPuzzle, type Engine, type Fact, PuzzleError, readPuzzle, solve } from '@gridproof/core';
import { type Case, identityOf } from '../suites/case.js';
import { answerOf, type KnownAnswer } from './known-answer.js';

/** A puzzle that has no answer since a mistake was made in it. */
interface Spoilt {
  readonly text: string;
  readonly entries: readonly Fact[];
}

/** Makes a mistake at random; undefined where that is no mistake, or the result is no puzzle. */
type Slip = (board: Board, random: Random) => Promise<Spoilt | undefined>;

/** A puzzle in which mistakes are made. */
interface Board {
  readonly text: string;
  readonly type: AnyPuzzle;
  readonly puzzle: unknown;
  readonly answer: KnownAnswer;
  readonly engine: Engine;
}

/** What stands on a written board where there is no clue. */
const NOTHING = '.';

/**
 * A sign of the board as it is written becomes another one that boards of its type are written with. Where that alone leaves
 * an answer, as many right values are entered as it takes.
 */
const changedClue: Slip = async ({ type, puzzle, answer, engine }, random) => {
  const board = [...type.print(puzzle)];
  const clues = [...board.keys()].filter((at) => isClue(board[at]!));
  const signs = new Set([...board, ...type.examples.flatMap((one) => [...boardOf(type, one.puzzle)])]);
  if (clues.length === 0) return undefined;
  board[clues[random.below(clues.length)]!] = random.shuffled([...signs].filter(isClue))[0]!;
  // With the name on its first line a board names its type.
  const text = `${type.id}\n${board.join('')}`;
  const changed = readable(text, type);
  if (changed === undefined || !answer.fitsInto(type, changed)) return undefined;
  const right = random.shuffled(answer.facts);
  const unsolvable = (entries: number) => isUnsolvable(type, changed, right.slice(0, entries), engine);
  if (!(await unsolvable(right.length))) return undefined;
  let [few, enough] = [-1, right.length];
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    if (await unsolvable(middle)) enough = middle;
    else few = middle;
  }
  return { text, entries: right.slice(0, enough) };
};

const isClue = (sign: string): boolean => /\S/.test(sign) && sign !== NOTHING;

const boardOf = (type: AnyPuzzle, text: string): string =>
  type.print(readPuzzle(text, [type], { as: type.id }).puzzle);

function readable(text: string, type: AnyPuzzle): unknown {
  try {
    return readPuzzle(text, [type]).puzzle;
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** Where no clue stands, another value than the answer's is entered. */
const wrongEntry: Slip = async ({ text, type, puzzle, answer, engine }, random) => {
  const right = random.shuffled(answer.facts)[0];
  const value = right && random.shuffled(answer.otherValues(right))[0];
  if (value === undefined) return undefined;
  const entries = [{ ...right!, value }];
  return (await isUnsolvable(type, puzzle, entries, engine)) ? { text, entries } : undefined;
};

/** By the name of their suite. */
const SLIPS: readonly (readonly [suite: string, slip: Slip])[] = [
  ['changed clue', changedClue],
  ['wrong entry', wrongEntry],
];

/** Not every slip is a mistake: how many are made for those that are. */
const MOST_TRIES = 1000;

/**
 * Puzzles without an answer: for each type, a number with a changed clue and as many with a wrong entry, made from boards picked
 * at random. They are fewer where a type does not yield them.
 */
export async function errorsIn(
  cases: readonly Case[],
  types: readonly AnyPuzzle[],
  engine: Engine,
  random: Random,
  count: number,
): Promise<readonly Case[]> {
  const errors = new Map<string, Case>();
  for (const type of new Set(cases.map((one) => one.type))) {
    const own = await boardsOf(
      cases.filter((one) => one.type === type),
      types,
      engine,
    );
    for (const [suite, slip] of SLIPS)
      for (let [tries, made] = [0, 0]; own.length > 0 && made < count && tries < MOST_TRIES; tries++) {
        const { one, board } = own[random.below(own.length)]!;
        const spoilt = await slip(board, random);
        if (!spoilt || errors.has(identityOf(spoilt))) continue;
        const name = `${one.name}, ${suite} ${++made}`;
        errors.set(identityOf(spoilt), { ...one, ...spoilt, suite, name });
      }
  }
  return [...errors.values()];
}

/** The cases that have an answer, with it. */
async function boardsOf(cases: readonly Case[], types: readonly AnyPuzzle[], engine: Engine) {
  const boards: { readonly one: Case; readonly board: Board }[] = [];
  for (const one of cases) {
    const { text } = one;
    const { type, puzzle } = readPuzzle(text, types);
    const answer = await answerOf(type, puzzle, engine);
    if (answer) boards.push({ one, board: { text, type, puzzle, answer, engine } });
  }
  return boards;
}

/** Whether it is soon proved that there is no answer. */
async function isUnsolvable(
  type: AnyPuzzle,
  puzzle: unknown,
  entries: readonly Fact[],
  engine: Engine,
): Promise<boolean> {
  const { status } = await solve(type, puzzle, engine, { entries, timeout: PATIENCE });
  return status === 'unsolvable';
}

/** Milliseconds. */
const PATIENCE = 5_000;
