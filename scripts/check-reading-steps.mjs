// Checks that parsing takes linear time: `node scripts/check-reading-steps.mjs [TYPE...]` parses texts of two sizes as each
// puzzle type and without a type. It counts executions of functions and blocks, which are the same in every run and on every
// machine.
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { built, puzzleFolders, root } from './workspace.mjs';

/** Sides of the compared texts; the larger text is four times as long. */
const [SMALL_SIDE, LARGE_SIDE] = [24, 48];

/** Steps per character below which growth is ignored. */
const FREE_STEPS = 30;

/** Maximum growth factor of the steps per character. */
export const MAX_GROWTH = 1.5;

/** Counts steps of synchronous work. Only code that first runs after the counter was created is counted completely. */
export class StepCounter {
  #session = new Session();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Returns the number of steps of some work. */
  count(work) {
    this.#takeSteps();
    work();
    return this.#takeSteps();
  }

  /** Returns the number of steps since the last call. */
  #takeSteps() {
    let steps = 0;
    this.#session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      for (const { functions } of result)
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    });
    return steps;
  }
}

/**
 * Returns the growth factor of the steps per character from the small text to the large one.
 * @param {StepCounter} counter
 * @param {(side: number) => string} textOf returns the text for a side
 * @param {(text: string) => void} read
 */
export function growthOf(counter, textOf, read) {
  const [small, large] = [SMALL_SIDE, LARGE_SIDE].map((side) => {
    const text = textOf(side);
    return counter.count(() => read(text)) / text.length;
  });
  return large / Math.max(small, FREE_STEPS);
}

/** Returns texts by name: square boards of a side, and other texts with at most as many characters. */
function createTexts(side, { Random }) {
  const random = new Random(11);
  const cells = Array.from({ length: side * side }, (_, at) => at);
  const length = 2.5 * cells.length;
  const draw = (signs) => cells.map(() => signs[random.below(signs.length)]);
  const board = (signs, between = '') =>
    Array.from({ length: side }, (_, row) => signs.slice(row * side, (row + 1) * side).join(between)).join(
      '\n',
    );
  const numbers = Math.min(999, cells.length >> 2);
  return {
    digits: board(draw('123456789')),
    dots: board(cells.map(() => '.')),
    letters: board(draw('abcdefghijklmnopqrstuvwxyz')),
    mixed: board(draw('.......123')),
    // Each number occurs twice.
    pairs: board(random.shuffled(cells.map((at) => (at < 2 * numbers ? `${(at >> 1) + 1}` : '.'))), ' '),
    'long line': '1'.repeat(length),
    'long id': `${side}x${side}:${'a1'.repeat(length / 2)}`,
    'short lines': '1\n'.repeat(length / 2),
    'blank lines': '1\n\n\n\n'.repeat(length / 5),
  };
}

/** Formats an empty board of this side, or of the next smaller side that the type supports. */
function printEmptyBoard(type, side, { PuzzleError }) {
  for (let width = side; width > 1; width--)
    for (const height of [width, width - 1])
      try {
        const puzzle = type.described.factory.starter({ width, height });
        if (puzzle !== undefined) return type.print(puzzle);
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error;
      }
  throw new Error(`${type.id} has no board with a side of ${side} or less`);
}

async function check(only) {
  const counter = new StepCounter();
  const core = await built(join(root, 'packages/core'));
  const modules = await Promise.all(puzzleFolders().map(built));
  const types = modules.map((module) => module.default).filter(({ described }) => described);
  const unknown = only.filter((id) => types.every((type) => type.id !== id));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: expected ids of puzzle types`);

  const readAs = (as) => (text) => {
    try {
      core.readPuzzle(text, types, { as });
    } catch (error) {
      if (!(error instanceof core.PuzzleError)) throw error;
    }
  };
  let max = 0;
  const measure = (title, textOf, read) => {
    const growth = growthOf(counter, textOf, read);
    max = Math.max(max, growth);
    if (growth <= MAX_GROWTH) return;
    console.error(
      `${title}: expected at most ${MAX_GROWTH} times the steps a character, found ${growth.toFixed(1)}`,
    );
    process.exitCode = 1;
  };
  const measureAll = (title, read) => {
    for (const name of Object.keys(createTexts(SMALL_SIDE, core)))
      measure(`${title}, ${name}`, (side) => createTexts(side, core)[name], read);
  };
  for (const type of types.filter(({ id }) => only.length === 0 || only.includes(id))) {
    const boardOf = (side) => printEmptyBoard(type, side, core);
    measureAll(type.id, readAs(type.id));
    measure(`${type.id}, its own board`, boardOf, readAs(type.id));
    measure(`${type.id}, its own board without its name`, boardOf, readAs());
  }
  measureAll('no type', readAs());
  console.log(`a text of four times the length takes at most ${max.toFixed(1)} times the steps a character`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    await check(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
