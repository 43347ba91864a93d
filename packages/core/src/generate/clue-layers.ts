import { joinList } from '../board/join-list.js';
import type { Place } from '../board/place.js';
import { variablePlaces } from '../expressions/derived-choice.js';
import { Model } from '../model.js';
import type { AnyPuzzle, ClueSpot, PuzzleFactory } from '../puzzle.js';
import { Random } from '../random.js';
import { PuzzleError } from '../read/error.js';
import { type SplitModel, splitModel } from './split-model.js';

/** A layer of removable clues. */
export interface ClueLayer {
  readonly name: string;
  /** Noun for the clues: `numbers`. */
  readonly label: string;
  /** The clues are values of the answer. */
  readonly given: boolean;
  readonly spots: readonly (ClueSpot & { readonly place: Place })[];
  /** All values that occur at the spots. */
  readonly values: readonly unknown[];
}

/** Factory and clue layers of a puzzle type, or why it cannot be generated. */
export type GenerationSupport =
  | {
      readonly isSupported: true;
      readonly factory: PuzzleFactory<unknown>;
      readonly layers: readonly ClueLayer[];
    }
  | { readonly isSupported: false; readonly reason: string };

/** Sides of the boards on which a type is tried. */
const SIDES = [6, 4, 5, 9, 8, 10, 3, 7];
/** Number of attempts to draw a board of one size. */
const DRAWS = 10;

/** Returns whether puzzles of a type or variant can be generated, and with which clues. Needs no engine. */
export function generationSupport(type: AnyPuzzle, variant?: string): GenerationSupport {
  const factory = type.described?.factory;
  if (!factory) return unsupported('it has no description, and only that says what clues there are');
  return supportOf(type, variant === undefined ? factory : variantOf(type, factory, variant));
}

function variantOf(
  { title }: AnyPuzzle,
  { variants }: PuzzleFactory<unknown>,
  name: string,
): PuzzleFactory<unknown> {
  const factory = variants[name];
  if (factory) return factory;
  const names = Object.keys(variants);
  throw new PuzzleError(
    'no-variant',
    names.length
      ? `${title} has no variant '${name}' that can be generated, expected ${joinList(names, 'or')}`
      : `${title} has no variants that can be generated, found '${name}'`,
  );
}

function supportOf(type: AnyPuzzle, factory: PuzzleFactory<unknown>): GenerationSupport {
  if (factory.settings.unsupportedReason !== undefined)
    return unsupported(factory.settings.unsupportedReason);
  // Some types have no square boards, and some only boards of their own sizes.
  const sizes = SIDES.flatMap((side) => [0, 1].map((more) => ({ width: side + more, height: side })));
  const { defaultSize } = factory.settings;
  for (const size of defaultSize ? [...sizes, defaultSize] : sizes) {
    for (let draw = 0; draw < (factory.draws === 'answers' ? 1 : DRAWS); draw++) {
      const options = { size, symmetry: 'none', random: Random.of(`${size.height} ${draw}`) } as const;
      const blank = undefinedOnError(() => {
        if (factory.draws === 'answers') return factory.emptyPuzzle(size);
        return factory.draws === 'boards' ? factory.drawBoard(options) : factory.drawPuzzle(options)?.puzzle;
      });
      if (blank !== undefined) return clueLayers(type, factory, blank);
    }
  }
  return unsupported(
    'a board without clues has more on it than its size says, and that would have to be drawn first',
  );
}

function undefinedOnError<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** Returns the clue layers of a board without clues, or the removable layers of a whole puzzle, for a type that can be generated. */
export function layersOn(factory: PuzzleFactory<unknown>, blank: unknown): readonly ClueLayer[] {
  const layers = layersOf(factory, blank);
  if (factory.draws === 'puzzles') return layers.filter((layer) => isRemovable(factory, layer));
  // Layers without usable values have no clues on new boards.
  const usable = layers.filter(({ values }) => values.length > 0);
  const clues = usable.filter(({ given }) => !given);
  return clues.length ? clues : usable;
}

/** Returns the clue layers, or why they are unusable. */
function clueLayers(type: AnyPuzzle, factory: PuzzleFactory<unknown>, blank: unknown): GenerationSupport {
  const layers = layersOn(factory, blank);
  if (factory.draws === 'puzzles') return { isSupported: true, factory, layers };
  const mandatory = layers.find(({ given, spots }) => !given && spots.some((spot) => spot.isMandatory));
  if (mandatory) return unsupported(`it has ${mandatory.label} everywhere, and nothing can be taken away`);
  if (layers.length === 0) return unsupported('it has no clues that stand at places of their own');
  for (const layer of factory.settings.reencodes ? [] : layers) {
    const why = whyNot(type, factory, blank, layer);
    if (why !== undefined) return unsupported(why);
  }
  return { isSupported: true, factory, layers };
}

const unsupported = (reason: string): GenerationSupport => ({ isSupported: false, reason });

const isRemovable = ({ removableLayers }: PuzzleFactory<unknown>, { name, given }: ClueLayer): boolean =>
  removableLayers.includes(given ? 'givens' : name);

/** If a layer has values on the blank board, clues replace these and stand nowhere else. */
function layersOf(factory: PuzzleFactory<unknown>, blank: unknown): ClueLayer[] {
  const { allowsClue = () => true } = factory.settings;
  const spots = factory.spots(blank);
  return [...new Set(spots.flatMap(({ layer, place }) => (place ? layer : [])))].map((name) => {
    const all = spots.filter(({ layer }) => layer === name) as ClueLayer['spots'];
    const shownValues = new Set(all.map((spot) => factory.clueAt(blank, spot)));
    shownValues.delete(undefined);
    const layerSpots = shownValues.size
      ? all.filter((spot) => factory.clueAt(blank, spot) !== undefined)
      : all;
    const isShown = factory.draws !== 'puzzles' && shownValues.size > 0;
    // Most spots share one list of values, which may be long.
    const lists = new Set(layerSpots.map((spot) => spot.values));
    const values = [...new Set([...lists].flat())].filter(
      (value) => allowsClue(value) && !(isShown && shownValues.has(value)),
    );
    return { name, label: all[0]!.label, given: isGiven(all[0]!), spots: layerSpots, values };
  });
}

/** Returns whether the spot is for a value of the answer. */
const isGiven = ({ layer }: ClueSpot): boolean => layer.startsWith('givens');

/** Returns why clues of a layer cannot be added after the answer is drawn; undefined if they can. */
function whyNot(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  blank: unknown,
  { name, label, spots, values }: ClueLayer,
): string | undefined {
  const closes = `its ${label} change what the answer is made of, so they cannot follow from one`;
  let isStated = false;
  for (const spot of [spots[spots.length >> 1]!, spots[0]!]) {
    for (const value of values) {
      const clued = factory.withClue(blank, spot, value);
      if (clued === undefined) continue;
      const split = splitModelOf(type, blank, clued);
      if (!split) return closes;
      if (split.others.length > 0)
        return `its ${label} change rules of the board, so they cannot follow from an answer`;
      if (split.clues.length > 0) isStated = true;
    }
  }
  return isStated || name.startsWith('givens')
    ? undefined
    : `one of its ${label} says nothing without the others`;
}

/** A split model with the places of its variables. */
export type SplitOnBoard = SplitModel & { readonly places: ReadonlyMap<number, Place> };

/** Splits the model of a puzzle into the rules of the blank board and the clues; undefined if the clues change the answer variables. */
export function splitModelOf(type: AnyPuzzle, blank: unknown, clued: unknown): SplitOnBoard | undefined {
  const plain = new Model();
  type.encode(plain, blank);
  return splitModelFrom(type, plain, clued);
}

/** Same as `splitModelOf`, for an existing model of the blank board. */
export function splitModelFrom(type: AnyPuzzle, plain: Model, clued: unknown): SplitOnBoard | undefined {
  const full = new Model();
  const answerVars = type.encode(full, clued);
  const split = splitModel(plain, full);
  return split && { ...split, places: variablePlaces(answerVars, full.derived) };
}
