import {
  type Board,
  type Cell,
  checkpoint,
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
import type { ValueType } from './value/value.js';

/** Draws an integer from 0 to `bound - 1`. */
type RandomBelow = (bound: number) => number;

/** Contents of layers by name, and of `givens`. */
type LayerContents = Readonly<Record<string, unknown>>;
type AnyGeneration = DescribedGeneration<any, any, any>;
type AnyDrawnPuzzle = ReturnType<NonNullable<AnyGeneration['puzzle']>> & {};

/** Creates puzzles of a described type and edits them clue by clue. */
export class DescribedFactory implements Interface<LayerData> {
  readonly variants: Readonly<Record<string, DescribedFactory>>;
  readonly draws: Interface<LayerData>['draws'];
  readonly removableLayers: readonly string[];
  readonly repair: Interface<LayerData>['repair'];
  readonly change: Interface<LayerData>['change'];
  readonly fromAnswer: Interface<LayerData>['fromAnswer'];
  readonly constraintsKey: Interface<LayerData>['constraintsKey'];

  constructor(
    readonly type: DescribedType,
    readonly settings: AnyGeneration = type.description.generation ?? {},
  ) {
    const { variants = {}, board, puzzle, removable = [], repair, change, parse, constraintsKey } = settings;
    this.variants = Object.fromEntries(
      Object.entries(variants).map(([name, generation]) => [name, new DescribedFactory(type, generation)]),
    );
    this.draws = puzzle ? 'puzzles' : board ? 'boards' : 'answers';
    this.removableLayers = removable;
    this.constraintsKey = constraintsKey && ((data) => constraintsKey(data as never));
    this.repair =
      repair &&
      ((made, rivals, { symmetry, random }) => {
        const { board } = made.puzzle;
        return this.#compose(board, repair(made as never, rivals as never, { board, symmetry, random }));
      });
    this.change =
      change &&
      ((made, places, { symmetry, random }) => {
        const { board } = made.puzzle;
        return this.#compose(board, change(made as never, places, { board, symmetry, random }));
      });
    this.fromAnswer =
      parse &&
      ((text) => {
        const made = parse(text);
        type.createBoard(made.board);
        return this.#compose(made.board, made);
      });
  }

  /** Returns a puzzle of this size without clues and with default options. Throws `PuzzleError` if the type requires more. */
  emptyPuzzle(size: Size): LayerData {
    const { type } = this;
    const board = type.createBoard(size);
    const data = this.#withDefaults(board, {});
    for (const name of Object.keys(type.clues)) data[name] ??= type.defaultContent(name, board);
    return type.check({ ...data, givens: type.impliedGivens(data) });
  }

  /**
   * Returns the simplest valid puzzle of this size, with the fewest clues; undefined if there is none. Throws `PuzzleError` for a size that
   * the type does not have.
   */
  starter(size: Size): LayerData | undefined {
    const board = this.type.createBoard(size);
    const plainest = Object.entries(this.type.clues).flatMap(([name, layer]) => {
      const content =
        layer.empty(board) === undefined && (layer.simplest?.(board) ?? plainestIn(layer, board));
      return content ? [[name, content] as const] : [];
    });
    const begun = this.#with(board, Object.fromEntries(plainest));
    if (begun) return begun;
    // Some layers need at least one value.
    const minimal = Object.entries(this.type.clues).map(
      ([name, layer]) => [name, layer.sampleMinimal?.(board, (bound) => bound >> 1)] as const,
    );
    return this.#with(board, Object.fromEntries([...plainest, ...minimal.filter(([, content]) => content)]));
  }

  /** Returns the position of a layer in the text, from 0. Givens follow the clues by default. */
  textIndex(layer: string): number {
    const { text = [[...Object.keys(this.type.clues), 'givens']] } = this.type;
    return text.flat().indexOf(layer.startsWith(GIVENS) ? 'givens' : layer);
  }

  /** The layers of regions and paths that can be drawn cell by cell. */
  get areas(): readonly { readonly layer: string; readonly label: string }[] {
    return Object.entries(this.type.clues).flatMap(([layer, { withRegion }]) =>
      withRegion ? { layer, label: this.type.label(layer) } : [],
    );
  }

  /** Returns the puzzle with these cells joined to one region, or to one path in this order; undefined if that is not valid. */
  joinCells(data: LayerData, layer: string, cells: readonly Cell[]): LayerData | undefined {
    const joined = this.type.clues[layer]!.withRegion?.(data[layer], cells, data.board);
    return joined && this.#check({ ...data, [layer]: joined });
  }

  /** Returns a board with the layers that the description draws before the answer. Throws `PuzzleError`. */
  drawBoard({ size, ...options }: DrawOptions): LayerData | undefined {
    const board = this.type.createBoard(size);
    const layers = this.settings.board?.({ ...options, board });
    return layers && this.#with(board, layers);
  }

  /** Returns a puzzle that the description draws together with its answer. Throws `PuzzleError`. */
  drawPuzzle({ size, ...options }: DrawOptions): PuzzleWithAnswer<LayerData> | undefined {
    const board = this.type.createBoard(size);
    const { maxCells = Number.POSITIVE_INFINITY, puzzle } = this.settings;
    const { length } = board.cells;
    if (length > maxCells)
      throw new PuzzleError(
        'too-large',
        `a board of ${length} cells takes too long to be made, expected at most ${maxCells}`,
      );
    return this.#compose(board, puzzle?.({ ...options, board }));
  }

  /** Returns a board with the layers that the description adds once the answer is known. */
  addClues(board: LayerData, answer: unknown, options: DrawOptions): LayerData | undefined {
    if (!this.settings.addClues) return board;
    const layers = this.settings.addClues({ puzzle: board, answer } as never, {
      ...options,
      board: board.board,
    });
    return layers && this.#check({ ...board, ...layers });
  }

  #compose(board: Board, drawn: AnyDrawnPuzzle | undefined): PuzzleWithAnswer<LayerData> | undefined {
    const puzzle = drawn && this.#with(board, drawn.clues);
    return puzzle && { puzzle, answer: drawn!.answer };
  }

  /** Returns a puzzle of this size that holds only random required values; undefined if there is no board of this size. */
  drawBlank(size: Size, randomBelow: RandomBelow): LayerData | undefined {
    const { type } = this;
    let board: Board;
    try {
      board = type.createBoard(size);
    } catch (error) {
      if (error instanceof PuzzleError) return undefined;
      throw error;
    }
    const data: { board: Board; [name: string]: unknown } = { board };
    for (const [name, { values }] of Object.entries(type.options))
      data[name] = values[randomBelow(values.length)];
    // A required value may differ from the default.
    for (const [name, layer] of Object.entries(type.clues))
      data[name] =
        layer.sampleMinimal?.(board, randomBelow) ??
        (layer.missingMessage && randomBelow(2) ? undefined : layer.empty(board)) ??
        (layer.text.kind === 'field' ? undefined : layer.sample(board, randomBelow));
    data.givens = type.impliedGivens(data);
    return this.#check(data);
  }

  /** Returns all places where the puzzle may have a clue. */
  spots(data: LayerData): readonly Spot[] {
    const { type } = this;
    const { board } = data;
    const clues = Object.entries(type.clues).flatMap(([layer, one]): readonly Spot[] => {
      const called = type.label(layer);
      if (one.text.kind === 'field') {
        const values = one.requiredCount?.(data).number === 0 ? [] : samplesOf(one, board);
        const { read, print: write } = one.text;
        return [
          {
            layer,
            label: called,
            place: undefined,
            values,
            isMandatory: false,
            read: (text) => read({ text: text.trim(), line: 1, column: 1 }, board),
            write,
          },
        ];
      }
      if (one.text.kind === 'names' && !one.missingMessage) {
        const values = samplesOf(one, board);
        return [{ layer, label: called, place: undefined, values, isMandatory: false, anySigns: true }];
      }
      if (!isPlaced(one)) return [];
      const values = one.value.samples(board);
      return one.places(board).map((place: Place) => {
        checkpoint();
        return {
          ...{ layer, label: called, place, values, isMandatory: one.full },
          ...signsOf(one.value, board, place),
        };
      });
    });
    const answerLayers = type.hasGivens ? type.answerLayers(data) : [];
    const givens = answerLayers.flatMap(({ answerName, layer, places }) =>
      places.map(
        (place): Spot => ({
          layer: `${GIVENS}${answerName}`,
          label: layer.label ?? 'givens',
          place,
          values: layer.value.samples(board),
          isMandatory: false,
          ...signsOf(layer.value, board, place),
        }),
      ),
    );
    return [...clues, ...givens];
  }

  /** Returns the value at a spot; undefined if there is none. */
  clueAt(data: LayerData, { layer, place }: Spot): unknown {
    if (!place) return data[layer];
    const content = this.#gridOf(data, layer);
    return content.has(place) ? content.at(place) : undefined;
  }

  /** Returns the puzzle with this value at a spot, or without one; undefined if that is not valid. */
  withClue(data: LayerData, { layer, place }: Spot, value: unknown): LayerData | undefined {
    if (!place) return this.#check({ ...data, [layer]: value ?? this.type.clues[layer]!.empty(data.board) });
    return this.#replaceIn(data, layer, (one, at) => (samePlace(at, place) ? value : one));
  }

  /** Returns the puzzle with other values in a layer; undefined if that is not valid. */
  fillLayer(
    data: LayerData,
    layer: string,
    value: (place: Place, content: unknown) => unknown,
  ): LayerData | undefined {
    return this.#replaceIn(data, layer, (content, place) => value(place, content));
  }

  /** Returns the values of the answer's variables, in the order of their creation. */
  values(data: LayerData, answer: unknown): readonly (boolean | number)[] {
    return this.type
      .answerContents(answer, data)
      .flatMap(([layer, content]) =>
        content.entries().map(([place, value]) => layer.value.domain!.rawOf(value, place)),
      );
  }

  /** Returns the puzzle with all values of the answer as givens, and its own clues. */
  withAllGivens(data: LayerData, answer: unknown): LayerData {
    return { ...data, givens: answer };
  }

  /** Returns the value of the answer at a spot of its givens. */
  valueAt(data: LayerData, answer: unknown, { layer, place }: Spot): unknown {
    const at = this.type.answerLayers(data).findIndex(({ answerName }) => `${GIVENS}${answerName}` === layer);
    return this.type.parts<Grid<unknown, Place>>(answer)[at]!.at(place!);
  }

  /** Returns a puzzle with these layers and defaults for the others; undefined if that is not valid. */
  #with(board: Board, layers: LayerContents): LayerData | undefined {
    const { type } = this;
    const { givens, ...clues } = layers;
    const data = this.#withDefaults(board, clues);
    for (const [name, layer] of Object.entries(type.clues))
      if (data[name] === undefined && layer.text.kind !== 'field') return undefined;
    data.givens = givens ?? type.impliedGivens(data);
    return this.#check(data);
  }

  /** Returns these layers, with defaults for the others where there are defaults. */
  #withDefaults(board: Board, clues: LayerContents): { board: Board; [name: string]: unknown } {
    const { type } = this;
    const data: { board: Board; [name: string]: unknown } = { board };
    for (const [name, { byDefault }] of Object.entries(type.options)) data[name] = byDefault;
    for (const [name, layer] of Object.entries(type.clues))
      data[name] = layer.initial?.(board) ?? layer.empty(board);
    return Object.assign(data, clues);
  }

  #replaceIn(
    data: LayerData,
    layer: string,
    change: (value: unknown, place: Place) => unknown,
  ): LayerData | undefined {
    const changed = this.#gridOf(data, layer).map(change);
    if (!layer.startsWith(GIVENS)) {
      const isLacking =
        this.type.placedLayers(layer).some(({ full }) => full) && changed.values.includes(undefined);
      return isLacking ? undefined : this.#check({ ...data, [layer]: changed });
    }
    const names = this.type.answerLayers(data).map(({ answerName }) => `${GIVENS}${answerName}`);
    const parts = this.type
      .parts(data.givens)
      .map((part, at) => (names[at] === layer ? (changed as never) : part));
    return this.#check({ ...data, givens: this.type.inShape(parts, data) });
  }

  #gridOf(data: LayerData, layer: string): Grid<unknown, Place> {
    if (!layer.startsWith(GIVENS)) return data[layer] as Grid<unknown, Place>;
    const at = this.type.answerLayers(data).findIndex(({ answerName }) => `${GIVENS}${answerName}` === layer);
    return this.type.parts<Grid<unknown, Place>>(data.givens)[at]!;
  }

  #check(data: LayerData): LayerData | undefined {
    const { type } = this;
    const found: Record<string, unknown> & LayerData = {
      ...data,
      givens: type.hasGivens ? this.#fitGivens(data) : type.impliedGivens(data),
    };
    for (const [name, layer] of Object.entries(type.clues)) {
      const content = found[name];
      const number = layer.requiredCount?.(found).number;
      if (number !== undefined && number !== layer.count(content))
        found[name] = layer.resize?.(content, number, data.board) ?? content;
    }
    return this.#checkOrUndefined(found);
  }

  /** Returns the givens at the places that the clues leave: the places of the answer may depend on the clues. */
  #fitGivens(data: LayerData): unknown {
    const { type } = this;
    const fitted = type.answerLayers(data).map(({ places }, at) => {
      const before =
        data.givens === undefined ? undefined : type.parts<Grid<unknown, Place>>(data.givens)[at];
      if (before && before.places.length === places.length) return before;
      return Grid.from(places, (place) => (before?.has(place) ? before.at(place) : undefined));
    });
    return type.inShape(fitted, data);
  }

  #checkOrUndefined(data: LayerData): LayerData | undefined {
    try {
      return this.type.check(data);
    } catch (error) {
      if (error instanceof PuzzleError) return undefined;
      throw error;
    }
  }
}

const GIVENS = 'givens ';

/** Returns the functions that read and write the values at a place. */
const signsOf = (
  value: ValueType<any, any>,
  board: Board,
  place: Place,
): Pick<Required<Spot>, 'read' | 'write'> => ({
  read: (text) => {
    const parsed = value.read(text, board, place);
    if (parsed !== undefined) return parsed;
    const expected = joinList(value.expected(board, place), 'or');
    throw new PuzzleError('bad-symbol', `found '${text}' at ${placeName(place)}, expected ${expected}`);
  },
  write: (one) => value.write(one, place),
});

/** Returns the simplest content of a layer that has a value at every place: `0` if it is a sign, else the first value. */
function plainestIn(layer: Layer<unknown>, board: Board): Grid<unknown, Place> | undefined {
  if (!isPlaced(layer) || !layer.full) return undefined;
  const { value } = layer;
  const [first] = value.samples(board);
  return Grid.from(layer.places(board), (place: Place) => value.read('0', board, place) ?? first);
}

const samePlace = (one: Place, other: Place): boolean =>
  one.kind === other.kind &&
  one.row === other.row &&
  one.col === other.col &&
  ('towards' in one ? one.towards : '') === ('towards' in other ? other.towards : '');

/** Returns some values of a field layer, drawn with a fixed seed. */
function samplesOf(
  layer: { sample(board: Board, randomBelow: RandomBelow): unknown },
  board: Board,
): readonly unknown[] {
  const clueValues = new Set<unknown>();
  const random = new Random(40);
  for (let n = 0; n < 40; n++) clueValues.add(layer.sample(board, (bound) => random.below(bound)));
  clueValues.delete(undefined);
  return [...clueValues];
}
