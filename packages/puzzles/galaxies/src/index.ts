import {
  and,
  type Board,
  type Cell,
  describePuzzle,
  drawWallsAround,
  Grid,
  groupBy,
  implies,
  is,
  layers,
  middleOf,
  notations,
  PuzzleError,
  type PuzzleOf,
  partition,
  placeName,
  regionsOf,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { galaxyCells } from './galaxy-cells.js';
import { drawRegions, repairRegions } from './generator.js';
import { centreCells, halfTurn } from './half-turn.js';

export type Galaxies = PuzzleOf<typeof galaxies>;

/** The region of a black centre is tinted: so a picture shows what the puzzle hides. */
const centre = values.oneOf(
  { value: 'white', sign: 'o', aliases: ['O', '○'], symbol: 'circle' },
  { value: 'black', sign: '*', aliases: ['●'], symbol: 'disc' },
);
const missing = values.withLook(values.oneOf({ value: true, sign: 'x', aliases: ['X'] }), () => ({}));

export const galaxies = describePuzzle({
  id: 'galaxies',
  title: 'Galaxies',
  aliases: ['tentai show', 'tentaisho', 'spiral galaxies'],
  goal: 'Divide the board into regions, one around each centre.',
  rules: {
    symmetry: 'Each region has exactly one centre, and half a turn about it takes the region onto itself.',
    connected: 'The cells of a region are connected by their sides.',
  },
  grades: { medium: 2.6, hard: 3.15, extreme: 4, surplus: -0.1 },
  techniques: {
    symmetry: 'Half turn',
    connected: 'Out of reach',
    'symmetry+connected': 'Half turn out of reach',
  },
  clues: {
    centers: layers.at('lattice', centre, { label: 'centres', nonEmpty: true, listsPlaces: true }),
    missing: layers.at('cells', missing, { label: 'missing cells', listsPlaces: true }),
  },
  text: [['centers', 'missing']],
  answer: ({ board, missing, centers }) =>
    layers.at(present(board, missing), values.part(centers.known().map(([at]) => centreCells(at)))),
  // A centre says nothing of single cells, but of all that it touches.
  impliedGivens: ({ board, missing }) => Grid.from(present(board, missing), () => undefined),

  check({ centers, missing }, where) {
    for (const [at] of centers.known()) {
      const gone = centreCells(at).find((cell) => missing.at(cell));
      if (gone)
        throw new PuzzleError(
          'center-outside',
          `the centre at ${placeName(at)} needs a cell at ${placeName(gone)}, where one is missing`,
          where(at),
        );
    }
  },

  encode(m, { board, centers }, galaxy) {
    const places = centers.known().map(([at]) => at);
    const isIn = (cell: Cell, n: number) => is(galaxy.at(cell), n);
    for (const [n, at] of places.entries()) m.given(at, and(...centreCells(at).map((cell) => isIn(cell, n))));
    const symmetric = (n: number, cells: readonly Cell[]) => {
      for (const cell of cells) {
        const opposite = halfTurn(cell, places[n]!);
        const alsoIn = galaxy.has(opposite) && isIn(opposite, n);
        m.require('symmetry', [cell, places[n]!], implies(isIn(cell, n), alsoIn));
      }
    };
    for (const [n, cells] of galaxyCells(board, galaxy, places).entries()) {
      symmetric(n, cells);
      m.implied(() => {
        const said = new Set(cells);
        symmetric(
          n,
          galaxy.places.filter((cell) => !said.has(cell)),
        );
      });
    }
    m.require(
      'connected',
      galaxy.places,
      partition(galaxy, places.map(centreCells), (cell) =>
        board.neighbours(cell).filter((next) => galaxy.has(next)),
      ),
    );
  },

  *verify({ board, centers }, answer) {
    const middles = centers.known().map(([at]) => ({ at, ...middleOf(at) }));
    for (const [n, { at, row, col }] of middles.entries()) {
      const touched = board.rows
        .slice(Math.max(0, Math.floor(row)), Math.ceil(row) + 1)
        .flatMap((line) => line.slice(Math.max(0, Math.floor(col)), Math.ceil(col) + 1))
        .filter((cell) => answer.has(cell));
      if (touched.some((cell) => answer.at(cell) !== n)) yield { rule: 'given', places: [at] };
    }

    for (const [n, region] of groupBy(answer.places, (cell) => answer.at(cell)))
      if (!middles[n] || !isSymmetric(region, middles[n])) yield { rule: 'symmetry', places: region };

    const pieces = regionsOf(
      board,
      (one, other) => answer.has(one) && answer.has(other) && answer.at(one) === answer.at(other),
    ).filter(([first]) => answer.has(first!));
    const largestFirst = pieces.toSorted((a, b) => b.length - a.length);
    for (const same of groupBy(largestFirst, ([first]) => answer.at(first!)).values())
      for (const places of same.slice(1)) yield { rule: 'connected', places };
  },

  look: { frame: 'dashed' },
  draw({ board, centers, givens: { places: cells } }, answer) {
    const known = centers.known();
    return {
      ...(cells.length < board.cells.length ? { cells } : {}),
      walls: drawWallsAround(board, [cells], 'clue'),
      shades: cells
        .filter((cell) => answer && known[answer.at(cell)]?.[1] === 'black')
        .map((at) => ({ at, tone: 'tint', source: 'found' })),
    };
  },

  generation: {
    rareGrades: ['hard', 'extreme'],
    puzzle(context) {
      const { centers, answer } = drawRegions(context);
      return { clues: { centers }, answer };
    },
    repair({ puzzle, answer: before }, rivals, context) {
      const { centers, answer } = repairRegions(puzzle.centers, before, rivals.at(-1)!, context);
      return { clues: { centers }, answer };
    },
  },

  notations: [
    notations.puzzlink(
      'tentaisho',
      notations.dots('centers'),
      notations.optional(notations.missingCells('missing')),
    ),
    notations.sgt('Galaxies', { minSide: 3, generatorParams: /^d[a-z]$/ }, notations.skippedDots('centers')),
  ],
  examples,
});

/** Half a turn takes the first cell in reading order to the last, the second to the last but one, and so on. */
const isSymmetric = (region: readonly Cell[], about: { readonly row: number; readonly col: number }) =>
  region.every(({ row, col }, at) => {
    const opposite = region.at(-1 - at)!;
    return row + opposite.row === 2 * about.row && col + opposite.col === 2 * about.col;
  });

/** The cells that are not missing. */
const present = (board: Board, missing: Grid<unknown>): readonly Cell[] =>
  board.cells.filter((cell) => !missing.at(cell));

export default galaxies;
