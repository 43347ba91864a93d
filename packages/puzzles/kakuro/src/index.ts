import {
  allDifferent,
  type Cell,
  describePuzzle,
  distinctSum,
  layers,
  notations,
  type PuzzleOf,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawPattern } from './pattern.js';
import { freedom, Runs, runsOf, totalOf } from './runs.js';

export type Kakuro = PuzzleOf<typeof kakuro>;

/** The number of changes of a rival's cells that are compared. */
const COMPARED = 12;

const sums = values.pair(
  values.number(1, 45, { label: 'a sum' }),
  values.number(1, 45, { label: 'a sum' }),
  '\\',
);

/** A black cell: the sum of the run below it and that of the run to its right, either of which may be missing, or none. */
const black = values.orOneOf(
  values.withLook(sums, (clue) => ({ ...sums.look(clue), tone: 'dark' })),
  { value: 'black', sign: '\\', aliases: ['#'], tone: 'dark' },
);

export const kakuro = describePuzzle({
  id: 'kakuro',
  title: 'Kakuro',
  aliases: ['cross sums', 'kakro'],
  goal: 'Fill every white cell with a digit from 1 to 9.',
  rules: {
    different: 'The digits 1 to 9 in a run without a sum differ.',
    sum: 'The digits 1 to 9 in a run differ and add up to its sum.',
  },
  grades: { medium: 2.43, hard: 3.6, extreme: 7 },
  techniques: { different: 'Already placed', sum: 'Sum combinations' },
  clues: { blacks: layers.at('cells', black, { label: 'black cells', key: 'black' }) },
  answer: ({ blacks }) =>
    layers.at(blacks.unknown(), values.number(1, 9), { label: 'numbers', key: 'numbers' }),
  text: [['blacks', 'givens']],

  encode(m, { board, blacks }, number) {
    for (const { cells, total, from } of runsOf(board, blacks)) {
      const run = number.pick(cells);
      if (total === undefined) m.require('different', cells, allDifferent(run));
      else m.require('sum', cells.length > 0 ? cells : from, distinctSum(run, total));
    }
  },

  *verify({ board, blacks }, number) {
    for (const from of board.cells) {
      const [, across, , down] = board.raysFrom(from, (cell) => !number.has(cell));
      for (const [half, ray, before] of [
        [0, down!, from.row],
        [1, across!, from.col],
      ] as const) {
        // A run begins behind a black cell, or at the edge.
        if (number.has(from) && before > 0) continue;
        const run = number.has(from) ? [from, ...ray] : ray;
        const clue = blacks.at(from);
        const total = clue === 'black' ? undefined : clue?.[half];
        const twins = run.filter((one) =>
          run.some((other) => other !== one && number.at(other) === number.at(one)),
        );
        if (twins.length > 0) yield { rule: total === undefined ? 'different' : 'sum', places: twins };
        const sum = number.pick(run).reduce((all, one) => all + one, 0);
        if (total !== undefined && sum !== total)
          yield { rule: 'sum', places: run.length > 0 ? run : [from] };
      }
    }
  },

  generation: {
    defaultSize: { width: 9, height: 9 },
    symmetry: 'half',
    // Most runs have small sums or large ones, which few combinations have.
    puzzle(context) {
      const { board, random } = context;
      const blacks = drawPattern(context);
      if (!blacks) return undefined;
      const runs = new Runs(board, blacks);
      const targets = new Map(runs.all.map((run) => [run, random.below(2) ? 9 : 1]));
      const digits = new Map<Cell, number>();
      for (const cell of runs.cells) {
        const wanted = runs.at(cell).reduce((sum, run) => sum + targets.get(run)!, 0) / 2;
        const away = (digit: number) => Math.abs(digit - wanted);
        const [nearest] = random.shuffled(runs.free(cell, digits)).sort((a, b) => away(a) - away(b));
        if (nearest === undefined) return undefined;
        digits.set(cell, nearest);
      }
      return runs.puzzle(digits);
    },
    // Where a rival has another digit, one changes so that the runs around it have as few combinations as possible.
    repair({ puzzle: { board, blacks }, answer }, rivals, { random }) {
      const runs = new Runs(board, blacks);
      const digits = new Map(answer.entries());
      const sumsOf = (numbers: ReadonlyMap<Cell, number>) =>
        runs.all.map(({ cells }) => totalOf(cells, numbers)).join();
      const rivalSums = new Set(rivals.map((one) => sumsOf(new Map(one.entries()))));
      const changes = runs.cells
        .filter((cell) => answer.at(cell) !== rivals.at(-1)!.at(cell))
        .flatMap((cell) => runs.free(cell, digits).map((digit) => [cell, digit] as const))
        .filter(([cell, digit]) => digits.get(cell) !== digit);
      let best: Map<Cell, number> | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const [cell, digit] of random.shuffled(changes).slice(0, COMPARED)) {
        const changed = new Map(digits).set(cell, digit);
        const more = runs
          .at(cell)
          .reduce((sum, run) => sum + freedom(run, changed) - freedom(run, digits), 0);
        if (more >= least || rivalSums.has(sumsOf(changed))) continue;
        [best, least] = [changed, more];
      }
      return best && runs.puzzle(best);
    },
  },

  notations: [
    notations.puzzlink({ names: ['kakuro'], clueMargin: true }, notations.splitClues('blacks', '\\')),
  ],
  examples,
});

export default kakuro;
