import { type Board, PuzzleError } from '@gridproof/core';
import { type DescribedType, isPlaced } from '../described-type.js';
import type { Layer, LayerData } from '../layer/layer.js';
import type { AnyPlacedLayer } from '../layer/placed.js';
import type { Scanner } from '../text/scanner.js';
import type { CodingContext, Part } from './coding.js';

/** Reader and writer of a type's layers in a notation. */
export class LayerCodec {
  constructor(
    readonly type: DescribedType,
    readonly parts: readonly Part<string>[],
    /** The options that the notation expresses, and layers that it expresses in another way than parts. */
    readonly stated: readonly string[],
    /** The noun for the format in messages: `an address`. */
    readonly what: string,
    readonly between = '',
  ) {}

  /** Reads the parts, separated by `between`. Throws `PuzzleError`. */
  read(scanner: Scanner, board: Board, optionValues: Readonly<Record<string, unknown>> = {}): LayerData {
    const { type } = this;
    const found = new Map<string, unknown>();
    for (const [at, part] of this.parts.entries()) {
      if (part.optional && scanner.done) continue;
      if (at > 0 && this.between && scanner.next() !== this.between)
        throw scanner.unexpected(`'${this.between}' and the ${type.label(part.layer)}`, scanner.at - 1);
      const so = { ...this.#startData(board, optionValues), ...Object.fromEntries(found) };
      const contents = part.coding.read(scanner, this.#contextOf(part, so));
      const names = [part.layer, ...(part.interleaved ?? [])];
      for (const [nth, name] of names.entries())
        found.set(name, part.interleaved ? (contents as readonly unknown[])[nth] : contents);
    }
    scanner.expectEnd();
    return this.puzzle(board, found, optionValues);
  }

  /** Returns the puzzle with these layers; the others are empty. */
  puzzle(
    board: Board,
    contents: ReadonlyMap<string, unknown>,
    optionValues: Readonly<Record<string, unknown>> = {},
  ): LayerData {
    const { type } = this;
    const data: { board: Board; [name: string]: unknown } = this.#startData(board, optionValues);
    for (const name of Object.keys(type.clues))
      data[name] ??= contents.has(name) ? contents.get(name) : type.defaultContent(name, board);
    const givens = contents.get('givens');
    data.givens = givens === undefined ? type.impliedGivens(data) : type.inShape([givens], data);
    return type.check(data);
  }

  #startData(
    board: Board,
    optionValues: Readonly<Record<string, unknown>>,
  ): { board: Board; [name: string]: unknown } {
    const options = Object.entries(this.type.options).map(([name, { byDefault }]) => [name, byDefault]);
    return { board, ...Object.fromEntries(options), ...optionValues };
  }

  /** Inverse of `read`. Throws `PuzzleError` for content that the notation cannot express. */
  write(data: LayerData): string {
    const contents = this.contentsOf(data);
    const pieces = this.parts.flatMap(({ layer: name, coding, optional }, at) => {
      const layer: Layer<unknown> = this.#layer(name, data);
      if (optional && layer.count(contents[at]) === 0) return [];
      return coding.write(contents[at], this.#contextOf(this.parts[at]!, data));
    });
    return pieces.join(this.between);
  }

  /** Returns the contents of the parts in order. Throws `PuzzleError` if the puzzle has other contents too. */
  contentsOf(data: LayerData): readonly unknown[] {
    const carried = new Set([
      ...this.parts.flatMap(({ layer, interleaved = [] }) => [layer, ...interleaved]),
      ...this.stated,
    ]);
    for (const [name, { byDefault, label }] of Object.entries(this.type.options))
      if (!carried.has(name) && data[name] !== byDefault)
        throw new PuzzleError('cannot-hold', `${this.what} cannot say ${label}`);
    for (const [name, layer] of Object.entries(this.type.clues))
      if (!carried.has(name))
        this.#refuse(layer.count(data[name]), this.type.label(name), layer.describeContent?.(data[name]));
    const givens = this.type.givens(data);
    if (!carried.has('givens'))
      for (const [layer, content] of givens) this.#refuse(layer.count(content), layer.label ?? 'givens');
    const contentOf = (layer: string) => (layer === 'givens' ? givens[0]![1] : data[layer]);
    return this.parts.map(({ layer, interleaved }) =>
      interleaved ? [layer, ...interleaved].map(contentOf) : contentOf(layer),
    );
  }

  #refuse(
    count: number,
    called: string,
    lacking = `${called}: ${count} ${count === 1 ? 'is' : 'are'} given`,
  ): void {
    if (count > 0) throw new PuzzleError('cannot-hold', `${this.what} cannot hold ${lacking}`);
  }

  #layer(name: string, data: LayerData): Layer<any> {
    return name === 'givens' ? this.type.answerLayers(data)[0]!.layer : this.type.clues[name]!;
  }

  #contextOf(
    { layer: name, interleaved = [] }: Pick<Part<string>, 'layer' | 'interleaved'>,
    data: LayerData,
  ): CodingContext {
    const layer = this.#layer(name, data);
    return {
      board: data.board,
      data,
      layer,
      places: isPlaced(layer) ? (layer as AnyPlacedLayer).places(data.board) : [],
      formatNoun: this.what,
      hasNext: this.parts.at(-1)!.layer !== name,
      interleaved: interleaved.map((layer) => this.#contextOf({ layer }, data)),
    };
  }
}
