import { countAnswers } from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import type { Property } from './property.js';

/** The minimum number of boards for a meaningful check. */
const MIN_BOARDS = scaledRuns(40, 2);
/** The number of boards for engines, and the maximum number of answers of each. */
const COUNTED = scaledRuns(30);
const ANSWERS = 40;

/** `encode` and `verify` agree on every answer to every tiny board. */
export const agree: Property = {
  name: 'encode and verify agree on every answer to tiny boards',
  faults({ tinyBoards, solvable }) {
    const faults = tinyBoards.flatMap(({ disagreement, width, height }) =>
      disagreement === undefined ? [] : [`on a board of ${width}x${height}, ${disagreement}`],
    );
    const solved = tinyBoards.filter(({ answers }) => answers > 0).length;
    if (tinyBoards.length < MIN_BOARDS)
      faults.push(`only ${tinyBoards.length} tiny boards can be made, expected ${MIN_BOARDS} at least`);
    else if (solved < solvable * tinyBoards.length && faults.length === 0)
      faults.push(
        `${solved} of ${tinyBoards.length} tiny boards have an answer, expected ${100 * solvable} % at least`,
      );
    return faults;
  },
};

/** Every engine finds all answers. */
export const count: Property = {
  name: 'engines find as many answers to tiny boards as there are',
  async faults({ type, tinyBoards, engines }) {
    const faults: string[] = [];
    const boards = pickEvenly(
      tinyBoards.filter(({ answers }) => answers <= ANSWERS),
      COUNTED,
    );
    for (const engine of engines)
      for (const { puzzle, answers } of boards) {
        const { complete, count: found } = await countAnswers(type, puzzle, engine, { limit: ANSWERS + 1 });
        if (!complete || found !== answers)
          faults.push(`${engine.name} finds ${found} answers of ${answers} to\n${type.print(puzzle)}`);
      }
    return faults;
  },
};
