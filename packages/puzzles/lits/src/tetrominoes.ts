import { type Cell, cell, placeKey } from '@gridproof/describe';

export const LETTERS = ['L', 'I', 'T', 'S'] as const;
type Letter = (typeof LETTERS)[number];

/** A tetromino where it may be placed. */
export interface Tetromino {
  readonly letter: Letter;
  readonly cells: readonly Cell[];
}

const DRAWN: Readonly<Record<Letter, readonly string[]>> = {
  L: ['#.', '#.', '##'],
  I: ['####'],
  T: ['###', '.#.'],
  S: ['.##', '##.'],
};

type Drawing = readonly string[];

const turned = (rows: Drawing): Drawing =>
  [...rows[0]!].map((_, col) =>
    rows
      .map((row) => row[col])
      .toReversed()
      .join(''),
  );

/** All that a drawing becomes by turning it and its mirror image, each once. */
function formsOf(drawn: Drawing): Drawing[] {
  const forms = [drawn, drawn.toReversed()].flatMap((one) => {
    const half = turned(turned(one));
    return [one, turned(one), half, turned(half)];
  });
  return [...new Map(forms.map((form) => [form.join('/'), form])).values()];
}

/** The steps from the first cell of a form to each of its cells, in rows and columns. */
function stepsOf(form: Drawing): (readonly [down: number, right: number])[] {
  const start = form[0]!.indexOf('#');
  return form.flatMap((row, down) =>
    [...row].flatMap((sign, col) => (sign === '#' ? [[down, col - start] as const] : [])),
  );
}

const FORMS = LETTERS.flatMap((letter) =>
  formsOf(DRAWN[letter]).map((form) => ({ letter, steps: stepsOf(form) })),
);

/** Every tetromino that lies within a region. */
export function tetrominoesIn(region: readonly Cell[]): Tetromino[] {
  const inside = new Map(region.map((one) => [placeKey(one), one]));
  return region.flatMap((from) =>
    FORMS.flatMap(({ letter, steps }) => {
      const cells = reached(from, steps, inside);
      return cells ? [{ letter, cells }] : [];
    }),
  );
}

/** The cells that steps lead to, if all of them are there. Most are not, and most of a board's placements are tried in vain. */
function reached(
  { row, col }: Cell,
  steps: readonly (readonly [down: number, right: number])[],
  inside: ReadonlyMap<number, Cell>,
): Cell[] | undefined {
  const cells: Cell[] = [];
  for (const [down, right] of steps) {
    const one = inside.get(placeKey(cell(row + down, col + right)));
    if (!one) return undefined;
    cells.push(one);
  }
  return cells;
}
