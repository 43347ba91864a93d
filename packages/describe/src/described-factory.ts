import {
  type Board,
  type Cell,
  type DrawOptions,
  Grid,
  type PuzzleFactory as Interface,
  joinList,
  type Place,
  PuzzleError,
  type PuzzleWithAnswer,
  placeName,
  Random,
  type Size,
  type ClueSpot as Spot,
} from '@gridproof/core';
import { type DescribedType, isPlaced } from './described-type.js';
import type { DescribedGeneration } from './generation.js';
import type { Layer, LayerData } from './layer/layer.js';
import type { Value } from './value/value.js';

/** Draws a whole number from 0 to below a bound. */
type Below = (bound: number) => number;

/** Layers by their names, and what is known of the answer. */
type Layered = Readonly<Record<string, unknown>>;
type AnyMaking = DescribedGeneration<any, any, any>;
type Drawn = ReturnType<NonNullable<AnyMaking['puzzle']>> & {};

/** Makes puzzles of a type out of nothing, clue by clue. */
export class DescribedFactory implements Interface<LayerData> {
  readonly variants: Readonly<Record<string, DescribedFactory>>;
  readonly draws: Interface<LayerData>['draws'];
  readonly takes: readonly string[];
  readonly repaired: Interface<LayerData>['repaired'];
  readonly from: Interface<LayerData>['from'];

  constructor(
    readonly type: DescribedType,
    readonly making: AnyMaking = type.description.generation ?? {},
  ) {
    const { variants = {}, board, puzzle, removable = [], repair, from } = making;
    this.variants = Object.fromEntries(
      Object.entries(variants).map(([name, own]) => [name, new DescribedFactory(type, own)]),
    );
    this.draws = puzzle ? 'puzzles' : board ? 'boards' : 'answers';
    this.takes = removable;
    this.repaired =
      repair &&
      ((made, rivals, { symmetry, random }) => {
        const { board } = made.puzzle;
        return this.#composed(board, repair(made as never, rivals as never, { board, symmetry, random }));
      });
    this.from =
      from &&
      ((text) => {
        const made = from(text);
        type.sized(made.board);
        return this.#composed(made.board, made);
      });
  }

  /** A puzzle of this size without clues, with defaults for all else. Throws `PuzzleError` where it must have more. */
  plain(size: Size): LayerData {
    const { type } = this;
    const board = type.sized(size);
    const data = this.#laid(board, {});
    for (const name of Object.keys(type.clues)) data[name] ??= type.none(name, board);
    return type.checked({ ...data, givens: type.unknown(data) });
  }

  /** A puzzle of this size with no more clues than it must have, the plainest there are; none where there is no such board. Throws `PuzzleError`. */
  starter(size: Size): LayerData | undefined {
    const board = this.type.sized(size);
    const plainest = Object.entries(this.type.clues).flatMap(([name, layer]) => {
      const held = layer.empty(board) === undefined && (layer.plainest?.(board) ?? plainestIn(layer, board));
      return held ? [[name, held] as const] : [];
    });
    const begun = this.#with(board, Object.fromEntries(plainest));
    if (begun) return begun;
    // Of some things there must be one.
    const least = Object.entries(this.type.clues).map(
      ([name, layer]) => [name, layer.least?.(board, (bound) => bound >> 1)] as const,
    );
    return this.#with(board, Object.fromEntries([...plainest, ...least.filter(([, held]) => held)]));
  }

  /** The place of a layer among those of a text, from 0 on; known cells stand behind the clues by default. */
  inText(layer: string): number {
    const { text = [[...Object.keys(this.type.clues), 'givens']] } = this.type;
    return text.flat().indexOf(layer.startsWith(GIVENS) ? 'givens' : layer);
  }

  /** The layers of regions and ways that can be drawn cell by cell. */
  get areas(): readonly { readonly layer: string; readonly label: string }[] {
    return Object.entries(this.type.clues).flatMap(([layer, { withRegion }]) =>
      withRegion ? { layer, label: this.type.label(layer) } : [],
    );
  }

  /** The puzzle in which these cells are part of one region, or in this order of one way. */
  joined(data: LayerData, layer: string, cells: readonly Cell[]): LayerData | undefined {
    const joined = this.type.clues[layer]!.withRegion?.(data[layer], cells, data.board);
    return joined && this.#checked({ ...data, [layer]: joined });
  }

  /** A board with what the description puts on it before its answer is drawn. Throws `PuzzleError`. */
  board({ size, ...wish }: DrawOptions): LayerData | undefined {
    const board = this.type.sized(size);
    const layers = this.making.board?.({ ...wish, board });
    return layers && this.#with(board, layers);
  }

  /** A puzzle that the description draws together with its answer. Throws `PuzzleError`. */
  drawPuzzle({ size, ...wish }: DrawOptions): PuzzleWithAnswer<LayerData> | undefined {
    const board = this.type.sized(size);
    return this.#composed(board, this.making.puzzle?.({ ...wish, board }));
  }

  /** A board with what the description puts on it once its answer is known. */
  answered(board: LayerData, answer: unknown, wish: DrawOptions): LayerData | undefined {
    if (!this.making.addClues) return board;
    const layers = this.making.addClues({ puzzle: board, answer } as never, { ...wish, board: board.board });
    return layers && this.#checked({ ...board, ...layers });
  }

  #composed(board: Board, drawn: Drawn | undefined): PuzzleWithAnswer<LayerData> | undefined {
    const puzzle = drawn && this.#with(board, drawn.clues);
    return puzzle && { puzzle, answer: drawn!.answer };
  }

  /** A puzzle of this size without clues, but with what a puzzle must have, drawn at random; none where there is no board of this size. */
  blank(size: Size, below: Below): LayerData | undefined {
    const { type } = this;
    let board: Board;
    try {
      board = type.sized(size);
    } catch (error) {
      if (error instanceof PuzzleError) return undefined;
      throw error;
    }
    const data: { board: Board; [name: string]: unknown } = { board };
    for (const [name, { values }] of Object.entries(type.options)) data[name] = values[below(values.length)];
    // What must be there may be something else than the default.
    for (const [name, layer] of Object.entries(type.clues))
      data[name] =
        layer.least?.(board, below) ??
        (layer.missing && below(2) ? undefined : layer.empty(board)) ??
        (layer.text.kind === 'field' ? undefined : layer.sample(board, below));
    data.givens = type.unknown(data);
    return this.#checked(data);
  }

  /** All places where a puzzle may have a clue. */
  spots(data: LayerData): readonly Spot[] {
    const { type } = this;
    const { board } = data;
    const clues = Object.entries(type.clues).flatMap(([layer, one]): readonly Spot[] => {
      const called = type.label(layer);
      if (one.text.kind === 'field') {
        const values = one.required?.(data).number === 0 ? [] : samplesOf(one, board);
        const { read, print: write } = one.text;
        return [
          {
            layer,
            label: called,
            place: undefined,
            values,
            needed: false,
            read: (text) => read({ text: text.trim(), line: 1, column: 1 }, board),
            write,
          },
        ];
      }
      if (one.text.kind === 'names' && !one.missing) {
        const values = samplesOf(one, board);
        return [{ layer, label: called, place: undefined, values, needed: false, anySigns: true }];
      }
      if (!isPlaced(one)) return [];
      const values = one.value.samples(board);
      return one.places(board).map((place: Place) => ({
        ...{ layer, label: called, place, values, needed: one.full },
        ...signsOf(one.value, board, place),
      }));
    });
    const key = type.hasGivens ? type.keyOf(data) : [];
    const givens = key.flatMap(({ own, layer, places }) =>
      places.map(
        (place): Spot => ({
          layer: `${GIVENS}${own}`,
          label: layer.label ?? 'givens',
          place,
          values: layer.value.samples(board),
          needed: false,
          ...signsOf(layer.value, board, place),
        }),
      ),
    );
    return [...clues, ...givens];
  }

  /** What stands at a spot. */
  at(data: LayerData, { layer, place }: Spot): unknown {
    if (!place) return data[layer];
    const held = this.#held(data, layer);
    return held.has(place) ? held.at(place) : undefined;
  }

  /** The puzzle with another value there, or none; undefined where there is no such puzzle. */
  with(data: LayerData, { layer, place }: Spot, value: unknown): LayerData | undefined {
    if (!place)
      return this.#checked({ ...data, [layer]: value ?? this.type.clues[layer]!.empty(data.board) });
    return this.#replaced(data, layer, (one, at) => (samePlace(at, place) ? value : one));
  }

  /** The puzzle with other values in a layer; undefined where there is no such puzzle. */
  filled(
    data: LayerData,
    layer: string,
    value: (place: Place, held: unknown) => unknown,
  ): LayerData | undefined {
    return this.#replaced(data, layer, (held, place) => value(place, held));
  }

  /** The values of the answer's variables, in the order in which they are made. */
  values(data: LayerData, answer: unknown): readonly (boolean | number)[] {
    return this.type
      .written(answer, data)
      .flatMap(([layer, held]) =>
        held.entries().map(([place, value]) => layer.value.domain!.rawOf(value, place)),
      );
  }

  /** What an answer has at a spot of what is known of it. */
  found(data: LayerData, answer: unknown, { layer, place }: Spot): unknown {
    const at = this.type.keyOf(data).findIndex(({ own }) => `${GIVENS}${own}` === layer);
    return this.type.parts<Grid<unknown, Place>>(answer)[at]!.at(place!);
  }

  /** A puzzle with some of its layers as given, and the others by default. */
  #with(board: Board, layers: Layered): LayerData | undefined {
    const { type } = this;
    const { givens, ...clues } = layers;
    const data = this.#laid(board, clues);
    for (const [name, layer] of Object.entries(type.clues))
      if (data[name] === undefined && layer.text.kind !== 'field') return undefined;
    data.givens = givens ?? type.unknown(data);
    return this.#checked(data);
  }

  /** Some layers as given, the others by default, if there is such a default. */
  #laid(board: Board, clues: Layered): { board: Board; [name: string]: unknown } {
    const { type } = this;
    const data: { board: Board; [name: string]: unknown } = { board };
    for (const [name, { byDefault }] of Object.entries(type.options)) data[name] = byDefault;
    for (const [name, layer] of Object.entries(type.clues))
      data[name] = layer.usual?.(board) ?? layer.empty(board);
    return Object.assign(data, clues);
  }

  #replaced(
    data: LayerData,
    layer: string,
    change: (value: unknown, place: Place) => unknown,
  ): LayerData | undefined {
    const changed = this.#held(data, layer).map(change);
    if (!layer.startsWith(GIVENS)) {
      const isLacking =
        this.type.placed(layer).some(({ full }) => full) && changed.values.includes(undefined);
      return isLacking ? undefined : this.#checked({ ...data, [layer]: changed });
    }
    const names = this.type.keyOf(data).map(({ own }) => `${GIVENS}${own}`);
    const parts = this.type
      .parts(data.givens)
      .map((part, at) => (names[at] === layer ? (changed as never) : part));
    return this.#checked({ ...data, givens: this.type.inShape(parts, data) });
  }

  #held(data: LayerData, layer: string): Grid<unknown, Place> {
    if (!layer.startsWith(GIVENS)) return data[layer] as Grid<unknown, Place>;
    const at = this.type.keyOf(data).findIndex(({ own }) => `${GIVENS}${own}` === layer);
    return this.type.parts<Grid<unknown, Place>>(data.givens)[at]!;
  }

  #checked(data: LayerData): LayerData | undefined {
    const { type } = this;
    const found: Record<string, unknown> & LayerData = {
      ...data,
      givens: type.hasGivens ? this.#fitted(data) : type.unknown(data),
    };
    for (const [name, layer] of Object.entries(type.clues)) {
      const own = found[name];
      const number = layer.required?.(found).number;
      if (number !== undefined && number !== layer.count(own))
        found[name] = layer.resized?.(own, number, data.board) ?? own;
    }
    return this.#allowed(found);
  }

  /** Where the answer can stand may depend on the clues: what is known of it is kept where it still can. */
  #fitted(data: LayerData): unknown {
    const { type } = this;
    const fitted = type.keyOf(data).map(({ places }, at) => {
      const before =
        data.givens === undefined ? undefined : type.parts<Grid<unknown, Place>>(data.givens)[at];
      if (before && before.places.length === places.length) return before;
      return Grid.over(places, (place) => (before?.has(place) ? before.at(place) : undefined));
    });
    return type.inShape(fitted, data);
  }

  #allowed(data: LayerData): LayerData | undefined {
    try {
      return this.type.checked(data);
    } catch (error) {
      if (error instanceof PuzzleError) return undefined;
      throw error;
    }
  }
}

const GIVENS = 'givens ';

/** How the values at a place are read and written. */
const signsOf = (
  value: Value<any, any>,
  board: Board,
  place: Place,
): Pick<Required<Spot>, 'read' | 'write'> => ({
  read: (text) => {
    const found = value.read(text, board, place);
    if (found !== undefined) return found;
    const expected = joinList(value.expected(board, place), 'or');
    throw new PuzzleError('bad-symbol', `found '${text}' at ${placeName(place)}, expected ${expected}`);
  },
  write: (one) => value.write(one, place),
});

/** The plainest values of a layer that has one everywhere: nothing, if that can be said, else the first. */
function plainestIn(layer: Layer<unknown>, board: Board): Grid<unknown, Place> | undefined {
  if (!isPlaced(layer) || !layer.full) return undefined;
  const { value } = layer;
  const [first] = value.samples(board);
  return Grid.over(layer.places(board), (place: Place) => value.read('0', board, place) ?? first);
}

const samePlace = (one: Place, other: Place): boolean =>
  one.kind === other.kind &&
  one.row === other.row &&
  one.col === other.col &&
  ('towards' in one ? one.towards : '') === ('towards' in other ? other.towards : '');

/** Some values of a layer that is a field: those that it samples. */
function samplesOf(layer: { sample(board: Board, below: Below): unknown }, board: Board): readonly unknown[] {
  const found = new Set<unknown>();
  const random = new Random(40);
  for (let n = 0; n < 40; n++) found.add(layer.sample(board, (bound) => random.below(bound)));
  found.delete(undefined);
  return [...found];
}
