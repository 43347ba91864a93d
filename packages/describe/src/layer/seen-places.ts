import {
  type BankItem,
  type Board,
  type Cage,
  groupBy,
  type Mark,
  type Picture,
  type Place,
  placeKey,
  type Shade,
  type Stroke,
  type Tube,
  type Wall,
} from '@gridproof/core';
import type { Look, ValueType } from '../value/value.js';
import type { SeenPicture } from './layer.js';

/** The elements of a picture by their places. */
export class SeenPlaces implements SeenPicture {
  readonly #marks: ReadonlyMap<number, readonly Mark[]>;
  /** Marks that only are parts of others. */
  readonly #parts: ReadonlySet<Mark>;
  readonly #tones: ReadonlyMap<number, Shade['tone']>;
  readonly #lines: ReadonlyMap<number, true | number>;
  /** The sides of cells at which lines from their middles end. */
  readonly #ends: ReadonlyMap<number, string>;
  readonly walls: readonly Wall[];
  readonly cages: readonly Cage[];
  readonly tubes: readonly Tube[];
  readonly bank: readonly BankItem[];
  readonly caption: string | undefined;
  /** The cells of the board; undefined if it has no gaps. */
  readonly #cells: ReadonlySet<number> | undefined;

  constructor(picture: Picture) {
    const {
      marks,
      shades = [],
      walls = [],
      strokes = [],
      cages = [],
      tubes = [],
      bank = [],
      cells,
    } = picture;
    const parts = new Set(marks.flatMap(partsOf));
    this.#marks = groupBy([...marks, ...parts], ({ at }) => placeKey(at));
    this.#parts = parts;
    this.#tones = new Map(shades.map(({ at, tone }) => [placeKey(at), tone]));
    this.#lines = new Map<number, true | number>([
      ...walls.filter(({ weight }) => weight === 'thick').map(({ at }) => [placeKey(at), true] as const),
      ...strokes.map((stroke) => [placeKey(stroke.at), ('count' in stroke && stroke.count) || 1] as const),
    ]);
    this.#ends = endsByPlace(strokes);
    this.walls = walls;
    this.cages = cages;
    this.tubes = tubes;
    this.bank = bank;
    this.caption = picture.caption;
    this.#cells = cells && new Set(cells.map(placeKey));
  }

  /** Returns the marks at a place. */
  marksAt(place: Place): readonly Mark[] {
    return this.#marks.get(placeKey(place)) ?? [];
  }

  /** Returns whether a place is a gap of the board. */
  isGap(place: Place): boolean {
    return place.kind === 'cell' && this.#cells !== undefined && !this.#cells.has(placeKey(place));
  }

  /** Returns the sides of a cell at which lines from its middle end. */
  endsAt(place: Place): string | undefined {
    return this.#ends.get(placeKey(place));
  }

  /** Returns the shade of a cell. */
  toneAt(place: Place): Shade['tone'] | undefined {
    return this.#tones.get(placeKey(place));
  }

  /** Returns the value whose look explains most of what a place shows; undefined if no value explains anything. */
  valueAt<T>(place: Place, value: ValueType<T, any>, board: Board, lookOf = value.look): T | undefined {
    const key = placeKey(place);
    if (!this.#marks.has(key) && !this.#tones.has(key) && !this.#lines.has(key)) return undefined;
    let best: T | undefined;
    let bestScore = 0;
    for (const one of this.#candidates(place, value, board)) {
      const score = this.#scoreOf(lookOf(one), place);
      if (score <= bestScore) continue;
      best = one;
      bestScore = score;
    }
    return best;
  }

  /** Yields the samples of a value type, and the values of the signs that the texts at a place spell. */
  *#candidates<T>(place: Place, value: ValueType<T, any>, board: Board): Generator<T> {
    const samples = value.samples(board);
    for (const { text, list, split, symbol } of this.marksAt(place)) {
      const signs = [
        ...(text === undefined ? [] : [text]),
        ...(list ? SEPARATORS.map((separator) => list.join(separator)) : []),
        ...(split ? [`${split.below ?? ''}\\${split.above ?? ''}`] : []),
        ...(symbol && symbol in ARROWS ? [`${text ?? ''}${ARROWS[symbol]}`] : []),
        // The sign of a number with a symbol is that of another number with the same symbol.
        ...(symbol && text === undefined
          ? samples.flatMap((one) => bareSign(one, value, symbol, place))
          : []),
        ...(symbol && text ? samples.flatMap((one) => signWith(one, value, { symbol, text, place })) : []),
      ];
      for (const sign of signs) {
        const one = value.read(sign, board, place);
        if (one !== undefined) yield one;
      }
    }
    yield* samples;
  }

  /** Returns the number of parts of a look that a place shows; 0 if one is absent. */
  #scoreOf({ tone, line, text, symbol, note, list, split }: Look, place: Place): number {
    let score = 0;
    if (tone !== undefined) {
      if (this.toneAt(place) !== tone) return 0;
      score++;
    }
    if (line !== undefined) {
      const seen = this.#lines.get(placeKey(place));
      if (seen === undefined || Number(seen) !== Number(line)) return 0;
      score++;
    }
    if ([text, symbol, note, list, split].every((one) => one === undefined)) return score;
    const own = JSON.stringify([list || split ? undefined : text, symbol, note, list, split]);
    const shown = this.marksAt(place).find(
      (mark) =>
        own ===
        JSON.stringify([
          mark.list || mark.split ? undefined : mark.text,
          mark.symbol,
          note === undefined ? undefined : mark.note,
          mark.list,
          mark.split,
        ]),
    );
    return shown ? score + (this.#parts.has(shown) ? 1 : 2) : 0;
  }
}

/** Returns the sides of cells at which lines from their middles end, in a fixed order. */
export function endsByPlace(strokes: readonly Stroke[]): ReadonlyMap<number, string> {
  const ends = strokes.flatMap((stroke) => ('towards' in stroke ? [stroke] : []));
  const byPlace = groupBy(ends, ({ at }) => placeKey(at));
  return new Map(
    [...byPlace].map(([key, all]) => [
      key,
      all
        .map(({ towards }) => towards)
        .toSorted()
        .join(' '),
    ]),
  );
}

/** Returns the marks that a mark with a symbol and a text may combine: an arrow and a number, or a number that a ring distinguishes. */
const partsOf = ({ at, source, symbol, text }: Mark): readonly Mark[] => {
  if (!text || !symbol) return [];
  return [{ at, source, text }, ...(symbol.startsWith('arrow-') ? [{ at, source, symbol }] : [])];
};

/** The signs of arrows in texts of puzzles. */
const ARROWS: Readonly<Record<string, string>> = {
  'arrow-up': '^',
  'arrow-right': '>',
  'arrow-down': 'v',
  'arrow-left': '<',
};

/** The separators of lists in texts of puzzles. */
const SEPARATORS = ['+', ' ', ',', '.', ''];

/** Returns the sign of a sample with another text, if it has the symbol. */
function signWith<T>(
  sample: T,
  value: ValueType<T, any>,
  { symbol, text, place }: { readonly symbol: string; readonly text: string; readonly place: Place },
): readonly string[] {
  const look = value.look(sample);
  return look.symbol === symbol && look.text ? [value.write(sample, place).replace(look.text, text)] : [];
}

/** Returns the sign of a sample without its text, if it has the symbol. */
function bareSign<T>(sample: T, value: ValueType<T, any>, symbol: string, place: Place): readonly string[] {
  const look = value.look(sample);
  return look.symbol === symbol && look.text ? [value.write(sample, place).replace(look.text, '')] : [];
}
