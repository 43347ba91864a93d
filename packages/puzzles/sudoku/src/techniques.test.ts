import { techniquesOf } from '@gridproof/core';
import { stepsInWords, stepsTo } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import sudoku from './index.js';

/** Generated boards from medium to extreme. */
const BOARDS = [
  '.........83..4...9.6.52...1..3.8...6.9...5.....84....5...8..7.425....3....97.....',
  '8..1.4.........24......3.5934...9.8.5....29......5.7..9.6.......23....781..3.....',
  '7...4.318..8...5..3......7.......8....2.6....6.31852...17..2...8..7...9....8...2.',
  '...5.21..4.......2..78.........7..6..6......3.8..2.9..2.9.84..5.1.....3.6.89.....',
  '.6.9....8.........4.9.6.7......2.......7.8.956...5.8.3.1..83........19..2......7.',
  '31....9.6....2..7......4..8.7..4....9.4.......8...7.94..5...6......63....6..8.3.5',
];

/** Cells of the rows, columns and boxes. */
const UNITS = Array.from({ length: 9 }, (_, unit) => unit).flatMap((unit) => [
  Array.from({ length: 9 }, (_, at) => unit * 9 + at),
  Array.from({ length: 9 }, (_, at) => at * 9 + unit),
  Array.from(
    { length: 9 },
    (_, at) => (Math.floor(unit / 3) * 3 + Math.floor(at / 3)) * 9 + (unit % 3) * 3 + (at % 3),
  ),
]);

it('finds the techniques that players name', async () => {
  const found: string[] = [];
  for (const line of BOARDS) {
    const names = new Set((await stepsInWords(line, sudoku)).map(({ technique }) => technique));
    found.push([...names].sort().join(', '));
  }
  expect(found).toMatchInlineSnapshot(`
    [
      "Hidden pair, Hidden single, Last digit, Naked pair, Naked single",
      "Hidden pair, Hidden single, Last digit, Naked single, Pointing",
      "Hidden pair, Hidden single, Last digit, Pointing, W-wing, X-wing",
      "Hidden single, Last digit, Pointing, Skyscraper, W-wing",
      "Hidden pair, Hidden single, Last digit, Short chain",
      "Alternating chain, Claiming, Forcing chain, Hidden pair, Hidden single, Last digit, Naked pair, Naked single, Naked triplet, Pointing, Skyscraper, Swordfish",
    ]
  `);
});

it('shows a single as soon as one is open', async () => {
  for (const line of BOARDS) {
    const notes = new Notes(line);
    for (const { claims, effort, technique } of await stepsTo(line, sudoku)) {
      if (effort > HARDEST_SINGLE) expect(notes.singles(), technique?.name).toEqual([]);
      for (const { place, value, holds } of claims) {
        const at = place!.row * 9 + place!.col;
        if (holds) notes.place(at, Number(value));
        else notes.exclude(at, Number(value));
      }
    }
  }
});

/** Effort of a naked single. */
const HARDEST_SINGLE = 2;

/** A player's notes: the values that rows, columns, boxes and exclusions leave to each cell. */
class Notes {
  readonly #values: Set<number>[] = Array.from(
    { length: 81 },
    () => new Set(Array.from({ length: 9 }, (_, at) => at + 1)),
  );
  readonly #isPlaced: boolean[] = [];

  constructor(line: string) {
    for (const [at, value] of [...line].entries()) if (value !== '.') this.place(at, Number(value));
  }

  place(at: number, value: number): void {
    this.#isPlaced[at] = true;
    for (const unit of UNITS) if (unit.includes(at)) for (const other of unit) this.exclude(other, value);
    this.#values[at] = new Set([value]);
  }

  exclude(at: number, value: number): void {
    this.#values[at]!.delete(value);
  }

  /** Lists cells with one value, and values with one cell of a row, column or box. */
  singles(): readonly string[] {
    const open = [...this.#values.keys()].filter((at) => !this.#isPlaced[at]);
    const naked = open.flatMap((at) => (this.#values[at]!.size === 1 ? `cell ${at}` : []));
    const hidden = UNITS.flatMap((unit) => {
      const places = unit.filter((at) => !this.#isPlaced[at]);
      const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      return values.flatMap((value) => {
        const [only, ...others] = places.filter((at) => this.#values[at]!.has(value));
        return only !== undefined && others.length === 0 ? `${value} at cell ${only}` : [];
      });
    });
    return [...naked, ...hidden];
  }
}

it('finds the cell by which cages differ from a column', async () => {
  const killer = sudoku.examples.find(({ name }) => name === 'killer nine by nine')!;
  const sentences = (await stepsInWords(killer.puzzle, sudoku)).map(({ sentence }) => sentence);
  expect(sentences.filter((sentence) => sentence.startsWith('Rule of 45'))).toMatchInlineSnapshot(`
    [
      "Rule of 45: the cages at column 8 leave 6 for r9c7.",
      "Rule of 45: the cages at r123c123 leave 7 for r3c3.",
      "Rule of 45: the cages at r123c123 leave 2 for r4c3.",
      "Rule of 45: the cages at r789c123 leave 8 for r9c3.",
    ]
  `);
});

it('lists techniques with the levels of their hardest uses', () => {
  const levels = techniquesOf(sudoku).map(({ id, maxLevel }) => `${id} ${Math.round(100 * maxLevel) / 100}`);
  expect(levels).toMatchInlineSnapshot(`
    [
      "last-digit 1",
      "hidden-single 1.25",
      "rule-of-45 1.75",
      "naked-single 2",
      "already-placed 2",
      "only-value 2",
      "cage-combinations 2",
      "pointing 2.25",
      "claiming 2.4",
      "naked-pair 2.6",
      "x-wing 2.8",
      "hidden-pair 3",
      "locked-values 3",
      "naked-triplet 3.15",
      "swordfish 3.35",
      "hidden-triplet 3.5",
      "skyscraper 3.5",
      "two-string-kite 3.6",
      "xy-wing 3.7",
      "turbot-fish 3.75",
      "w-wing 3.85",
      "xyz-wing 3.9",
      "short-chain 4",
      "naked-quad 4.4",
      "jellyfish 4.6",
      "hidden-quad 4.8",
      "x-chain 6.35",
      "xy-chain 6.45",
      "alternating-chain 6.55",
      "forcing-chain Infinity",
      "combined Infinity",
      "contradiction Infinity",
    ]
  `);
});
