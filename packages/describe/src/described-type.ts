import {
  type Board,
  boardOf,
  type Codec,
  checkSize,
  Grid,
  type Place,
  PuzzleError,
  type Size,
  type TextPosition,
} from '@gridproof/core';
import type { AnswerLayer, AnswerLayers } from './data.js';
import type { Description, Locate } from './description.js';
import type { LayerData, Layers } from './layer/layer.js';
import type { Options } from './layer/option.js';
import type { AnyPlacedLayer } from './layer/placed.js';
import type { SignedLayer } from './text/sign-grid.js';

/** Any description, where its types do not matter. */
export type AnyDescription = Description<any, any, any, any>;

/** A layer and its content. */
export type LayerText = readonly [layer: AnyPlacedLayer, content: Grid<unknown, Place>, isAnswer: boolean];

/** The name of the layer of an answer with only one. */
const ONLY = 'givens';

/** A description with all defaults filled in. */
export class DescribedType {
  readonly id: string;
  readonly title: string;
  readonly square: boolean;
  readonly digitsTogether: boolean;
  readonly hasFrames: boolean;
  readonly clues: Layers;
  readonly options: Options;
  readonly text: readonly (readonly string[])[] | undefined;
  /** The layers of the answer if they are the same for all puzzles; else empty. */
  readonly fixedLayers: readonly AnyPlacedLayer[];
  readonly fixedNames: readonly string[];
  /** The formats other than text. */
  formats: readonly Codec<any>[] = [];
  /** Caches the answer layers of checked puzzles, because `verify` needs them often. */
  readonly #answersByData = new WeakMap<LayerData, AnswerLayers | undefined>();

  constructor(readonly description: AnyDescription) {
    const { answer } = description;
    this.id = description.id;
    this.title = description.title;
    this.square = description.square ?? false;
    this.digitsTogether = description.digitsTogether ?? false;
    this.hasFrames = description.hasFrames ?? false;
    this.clues = description.clues;
    this.options = description.options ?? {};
    this.text = description.text;
    const fixed = typeof answer === 'function' ? [] : layersOf(answer);
    this.fixedLayers = fixed.map(([, layer]) => layer);
    this.fixedNames = fixed.map(([name]) => name);
  }

  /** Those of `#` and `/` that can be signs on a text board of this type. */
  get signs(): ReadonlySet<string> {
    const layers = [...Object.values(this.clues), ...this.fixedLayers].filter(isPlaced);
    const at: Place = { kind: 'cell', row: 0, col: 0 };
    // Answer layers that depend on the clues may use any sign.
    const open = typeof this.description.answer === 'function';
    return new Set(
      ['#', '/'].filter(
        (sign) =>
          (open && sign === '#') || layers.some(({ value }) => value.read(sign, UNIT_SIZE, at) !== undefined),
      ),
    );
  }

  /** Returns the layers of values at places with this name; `givens` may be several. */
  placedLayers(name: string): readonly AnyPlacedLayer[] {
    if (name === 'givens') return this.fixedLayers;
    const layer = this.clues[name]!;
    return isPlaced(layer) ? [layer] : [];
  }

  /** Returns the noun for a layer's values in messages. */
  label(name: string): string {
    if (name !== 'givens') return this.clues[name]?.label ?? name;
    return this.fixedLayers.map((layer) => layer.label ?? 'givens').join(' and ') || 'givens';
  }

  /** Returns the sign of the clue in a cell, if answers are written over clues. */
  signUnder(cell: Place, data: LayerData): string | undefined {
    const { cluesInAnswer } = this.description;
    const [layer] = cluesInAnswer === undefined ? [] : this.placedLayers(cluesInAnswer);
    const clue = layer && (data[cluesInAnswer!] as Grid<unknown, Place>).at(cell);
    return clue === undefined ? undefined : layer!.value.write(clue, cell);
  }

  /** Returns a layer of clues with its places on a board. */
  signedLayer(name: string, board: Board): SignedLayer {
    const layer = this.clues[name] as AnyPlacedLayer;
    return { name, layer, places: layer.places(board), isAnswer: false };
  }

  /** Returns the layers of the answer to a puzzle, with their places. */
  answerLayers(data: LayerData): readonly (SignedLayer & { readonly answerName: string })[] {
    return layersOf(this.#answerOf(data)).map(([name, layer]) => ({
      name: `the answer's ${name}`,
      answerName: name,
      isAnswer: true,
      layer,
      places: layer.places(data.board),
    }));
  }

  /** Combines the parts of an answer into the shape that the description defines. */
  inShape<T>(parts: readonly T[], data: LayerData): T | Readonly<Record<string, T>> {
    const names = this.#names(data);
    if (!names) return parts[0]!;
    return Object.fromEntries(names.map((name, at) => [name, parts[at]!]));
  }

  /** Inverse of `inShape`. */
  parts<T>(whole: unknown): readonly T[] {
    return whole instanceof Grid ? [whole as T] : (Object.values(whole as object) as T[]);
  }

  #names(data: LayerData): readonly string[] | undefined {
    const layers = this.#answerOf(data);
    return isPlaced(layers) ? undefined : Object.keys(layers);
  }

  #answerOf(data: LayerData): AnswerLayers {
    const known = this.#answersByData.get(data);
    if (known) return known;
    const { answer } = this.description;
    const layers: AnswerLayers = typeof answer === 'function' ? answer(data) : answer;
    if (this.#answersByData.has(data)) this.#answersByData.set(data, layers);
    return layers;
  }

  /** Returns the layers of an answer, or of the givens, with their content. */
  answerContents(whole: unknown, data: LayerData): readonly LayerText[] {
    const parts = this.parts<Grid<unknown, Place>>(whole);
    return this.answerLayers(data).map(({ layer }, at) => [layer, parts[at]!, true]);
  }

  /** True if text and JSON store the givens; otherwise they follow from the clues. */
  get hasGivens(): boolean {
    return this.description.impliedGivens === undefined;
  }

  /** Returns the givens that text and JSON store, layer by layer. */
  givens(data: LayerData): readonly LayerText[] {
    return this.hasGivens ? this.answerContents(data.givens, data) : [];
  }

  /** Returns the default content of a clue layer. Throws `PuzzleError` if there is no default. */
  defaultContent(name: string, board: Board): unknown {
    const layer = this.clues[name]!;
    const content = layer.empty(board);
    if (content !== undefined || (layer.text.kind === 'field' && !layer.missingMessage)) return content;
    throw new PuzzleError('missing', layer.missingMessage?.(board) ?? `the ${this.label(name)} are missing`);
  }

  /** Returns the givens that follow from the clues; empty grids if none do. */
  impliedGivens(data: LayerData): unknown {
    const { impliedGivens } = this.description;
    if (impliedGivens) return impliedGivens(data as never);
    return this.inShape(
      this.answerLayers(data).map(({ places }) => Grid.from(places, () => undefined)),
      data,
    );
  }

  /** Returns a board of this size. Throws `PuzzleError` if the type has no such board. */
  createBoard(size: Size, position?: TextPosition): Board {
    const { width, height } = size;
    checkSize(size, position);
    const error = (code: string, expected: string, found = `${width} wide and ${height} high`) =>
      new PuzzleError(code, `the board is ${found}, expected ${expected}`, position);
    if (this.square && width !== height) throw error('not-square', 'a square');
    if (this.description.almostSquare && Math.abs(width - height) !== 1)
      throw error('not-almost-square', 'one side to be a cell longer than the other');
    if (this.description.even && (width % 2 || height % 2)) throw error('odd-side', 'even sides');
    const { min = 1, max = Number.POSITIVE_INFINITY } = this.description.sides ?? {};
    const range = max === Number.POSITIVE_INFINITY ? `of at least ${min}` : `from ${min} to ${max}`;
    if ([width, height].some((side) => side < min || side > max))
      throw error('bad-side', `${this.square ? 'a side' : 'sides'} ${range}`, `${width}x${height}`);
    return boardOf(size, position);
  }

  /** Returns the puzzle after the checks of its layers and of the description. Throws `PuzzleError`. */
  check(data: LayerData, where: Locate = () => ({})): LayerData {
    for (const [name, layer] of Object.entries(this.clues)) {
      layer.check?.(data[name], data.board);
      const wanted = layer.requiredCount?.(data);
      const count = layer.count(data[name]);
      if (wanted && count !== wanted.number)
        throw new PuzzleError('wrong-number', wanted.message(count), where(name));
      if (layer.nonEmpty && count === 0)
        throw new PuzzleError('missing', `found no ${this.label(name)}, expected at least one`);
    }
    this.description.check?.(data as never, where);
    this.#answersByData.set(data, undefined);
    return data;
  }
}

const UNIT_SIZE: Size = { width: 1, height: 1 };

/** Returns whether the values of a layer stand at places. */
export const isPlaced = (layer: unknown): layer is AnyPlacedLayer =>
  typeof layer === 'object' && layer !== null && 'places' in layer && 'value' in layer;

/** Returns the layers of an answer by name. */
const layersOf = (layers: AnswerLayers): readonly (readonly [string, AnswerLayer])[] =>
  isPlaced(layers)
    ? [[ONLY, layers as AnswerLayer]]
    : Object.entries(layers as Readonly<Record<string, AnswerLayer>>);
