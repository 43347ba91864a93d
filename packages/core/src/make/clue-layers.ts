import type { Place } from '../board/place.js';
import { Model } from '../model/model.js';
import type { AnyPuzzle, ClueSpot, Maker } from '../puzzle.js';
import { type Parted, partedModel } from './parted.js';

/** A layer whose clues follow from an answer. */
export interface ClueLayer {
  readonly name: string;
  /** What they are called: `numbers`. */
  readonly called: string;
  /** They say what the answer is there. */
  readonly given: boolean;
  readonly spots: readonly (ClueSpot & { readonly place: Place })[];
  /** Every value that may stand at one of them. */
  readonly values: readonly unknown[];
}

/** The layers of which clues of a board are made, or why none can be made of this type. */
export type Makeable =
  | { readonly can: true; readonly layers: readonly ClueLayer[] }
  | { readonly can: false; readonly why: string };

/** Sides of boards on which it is found out what a type can do. */
const SIDES = [6, 4, 5, 9, 8, 10, 3, 7];

/** Whether puzzles of a type can be generated, and of which clues; no engine is asked. */
export function makeable(type: AnyPuzzle): Makeable {
  const maker = type.described?.maker;
  if (!maker) return no('it has no description, and only that tells what clues there are');
  if (maker.making.cannot !== undefined) return no(maker.making.cannot);
  for (const side of SIDES) {
    const blank = plainOr(maker, { width: side, height: side });
    if (blank !== undefined) return clueLayers(type, blank);
  }
  return no('a board without clues has more on it than its size says, and that would have to be drawn first');
}

/** A board without clues, if there is one of that size. */
function plainOr(maker: Maker<unknown>, size: { width: number; height: number }): unknown {
  try {
    return maker.plain(size);
  } catch {
    return undefined;
  }
}

/** The layers of clues on a board without clues. */
export function clueLayers(type: AnyPuzzle, blank: unknown): Makeable {
  const maker = type.described!.maker;
  const layers = layersOf(maker, maker.spots(blank));
  const clues = layers.filter(({ given }) => !given);
  const needed = clues.find(({ spots }) => spots.some((spot) => spot.needed));
  if (needed) return no(`it has ${needed.called} everywhere, and nothing can be taken away`);
  const wanted = clues.length ? clues : layers;
  if (wanted.length === 0) return no('it has no clues that stand at places of their own');
  for (const layer of wanted) {
    const why = whyNot(type, blank, layer);
    if (why !== undefined) return no(why);
  }
  return { can: true, layers: wanted };
}

const no = (why: string): Makeable => ({ can: false, why });

function layersOf(maker: Maker<unknown>, spots: readonly ClueSpot[]): ClueLayer[] {
  const { puts = () => true } = maker.making;
  return [...new Set(spots.flatMap(({ layer, place }) => (place ? layer : [])))].map((name) => {
    const own = spots.filter(({ layer }) => layer === name) as ClueLayer['spots'];
    const values = [...new Set(own.flatMap((spot) => spot.values))].filter(puts);
    return { name, called: own[0]!.called, given: isGiven(own[0]!), spots: own, values };
  });
}

/** Whether what stands there is known of the answer. */
const isGiven = ({ layer }: ClueSpot): boolean => layer.startsWith('givens');

/** Why clues of a layer cannot be put on a board after its answer was drawn. */
function whyNot(
  type: AnyPuzzle,
  blank: unknown,
  { name, called, spots, values }: ClueLayer,
): string | undefined {
  const maker = type.described!.maker;
  const closes = `its ${called} change what the answer is made of, so they cannot follow from one`;
  let said = false;
  for (const spot of [spots[spots.length >> 1]!, spots[0]!]) {
    for (const value of values) {
      const clued = maker.with(blank, spot, value);
      if (clued === undefined) continue;
      const parted = partedOf(type, blank, clued);
      if (!parted) return closes;
      if (parted.others.length > 0)
        return `its ${called} change rules of the board, so they cannot follow from an answer`;
      if (parted.clues.length > 0) said = true;
    }
  }
  return said || name.startsWith('givens')
    ? undefined
    : `one of its ${called} says nothing without the others`;
}

/** What clues say beside the rules of the board; undefined where the answer has other variables with them. */
export function partedOf(type: AnyPuzzle, blank: unknown, clued: unknown): Parted | undefined {
  const [plain, full] = [new Model(), new Model()];
  type.encode(plain, blank);
  type.encode(full, clued);
  return partedModel(plain, full);
}
