import { countAnswers } from '@gridproof/core';
import { scaledRuns } from '../run-budget.js';
import { type Property, spread } from './property.js';

/** The minimum number of boards for a meaningful check. */
const LEAST = scaledRuns(40);
/** The number of boards for engines, and the maximum number of answers of each. */
const COUNTED = scaledRuns(30);
const ANSWERS = 40;

/** `encode` and `verify` agree on every answer to every tiny board. */
export const agree: Property = {
  name: 'encode and verify agree on every answer to tiny boards',
  faults({ tiny, solvable }) {
    const faults = tiny.flatMap(({ disagreement, width, height }) =>
      disagreement === undefined ? [] : [`on a board of ${width}x${height}, ${disagreement}`],
    );
    const solved = tiny.filter(({ answers }) => answers > 0).length;
    if (tiny.length < LEAST)
      faults.push(`only ${tiny.length} tiny boards can be made, expected ${LEAST} at least`);
    else if (solved < solvable * tiny.length && faults.length === 0)
      faults.push(
        `${solved} of ${tiny.length} tiny boards have an answer, expected ${100 * solvable} % at least`,
      );
    return faults;
  },
};

/** Every engine finds all answers. */
export const count: Property = {
  name: 'engines find as many answers to tiny boards as there are',
  async faults({ type, tiny, engines }) {
    const faults: string[] = [];
    const boards = spread(
      tiny.filter(({ answers }) => answers <= ANSWERS),
      COUNTED,
    );
    for (const engine of engines)
      for (const { puzzle, answers } of boards) {
        const { status, count: found } = await countAnswers(type, puzzle, engine, { limit: ANSWERS + 1 });
        if (status !== 'exact' || found !== answers)
          faults.push(`${engine.name} finds ${found} answers of ${answers} to\n${type.print(puzzle)}`);
      }
    return faults;
  },
};
