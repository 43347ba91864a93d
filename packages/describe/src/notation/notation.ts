import { type Board, PuzzleError } from '@gridproof/core';
import { looksLikeSgtId, puzzLinkCodec, readSize, Scanner, splitSgtId, taskBoard } from '@gridproof/formats';
import type { AnyPlaced } from '../layer/at.js';
import type { Data, Layer } from '../layer/layer.js';
import { isPlaced, type Type } from '../type.js';
import type { Coded, Part } from './coding.js';
import type { Notation } from './format.js';

/** A type's layers as a notation reads and writes them. */
class Carried {
  constructor(
    readonly type: Type,
    readonly parts: readonly Part<string>[],
    readonly options: readonly string[],
    /** For messages: `an address`. */
    readonly what: string,
    readonly between = '',
  ) {}

  /** Reads the parts, one after the other with `between` between them. */
  read(scanner: Scanner, board: Board, said: Readonly<Record<string, unknown>> = {}): Data {
    const { type } = this;
    const data: { board: Board; [name: string]: unknown } = { board };
    for (const [name, { byDefault }] of Object.entries(type.options)) data[name] = said[name] ?? byDefault;
    const found = new Map<string, unknown>();
    for (const [at, part] of this.parts.entries()) {
      if (part.optional && scanner.done) continue;
      if (at > 0 && this.between && scanner.next() !== this.between)
        throw scanner.unexpected(`'${this.between}' and the ${type.called(part.layer)}`, scanner.at - 1);
      const held = part.coding.read(scanner, this.#coded(part.layer, { ...data, board }));
      if (part.layer === 'givens') found.set('givens', held);
      else data[part.layer] = held;
    }
    scanner.expectEnd();
    for (const name of Object.keys(type.clues)) if (!(name in data)) data[name] = type.none(name, board);
    const givens = found.get('givens');
    data.givens = givens === undefined ? type.unknown(data) : type.inShape([givens], data);
    return type.checked(data);
  }

  /** The inverse of `read`. Throws `PuzzleError` where something has no place there. */
  write(data: Data): string {
    const carried = new Set([...this.parts.map(({ layer }) => layer), ...this.options]);
    for (const [name, { byDefault, called }] of Object.entries(this.type.options))
      if (!carried.has(name) && data[name] !== byDefault)
        throw new PuzzleError('cannot-hold', `${this.what} cannot say ${called}`);
    for (const [name, layer] of Object.entries(this.type.clues))
      if (!carried.has(name))
        this.#refuse(layer.count(data[name]), this.type.called(name), layer.lacking?.(data[name]));
    const givens = this.type.givens(data);
    if (!carried.has('givens'))
      for (const [layer, held] of givens) this.#refuse(layer.count(held), layer.called ?? 'givens');
    const pieces = this.parts.flatMap(({ layer, coding, optional }) => {
      const own = layer === 'givens' ? givens[0]! : ([this.type.clues[layer]!, data[layer]] as const);
      if (optional && (own[0] as Layer<unknown>).count(own[1]) === 0) return [];
      return coding.write(own[1], this.#coded(layer, data));
    });
    return pieces.join(this.between);
  }

  #refuse(
    count: number,
    called: string,
    lacking = `${called}: ${count} ${count === 1 ? 'is' : 'are'} given`,
  ): void {
    if (count > 0) throw new PuzzleError('cannot-hold', `${this.what} cannot hold ${lacking}`);
  }

  #coded(name: string, data: Data): Coded {
    const { board } = data;
    const layer = name === 'givens' ? this.type.keyOf(data)[0]!.layer : this.type.clues[name]!;
    return {
      board,
      layer,
      places: isPlaced(layer) ? (layer as AnyPlaced).places(board) : [],
      what: this.what,
      further: this.parts.at(-1)!.layer !== name,
    };
  }
}

/** Addresses of puzz.link and sites like it. */
export function puzzlink<N extends string>(
  name: string | readonly [string, ...string[]],
  ...parts: readonly Part<N>[]
): Notation<N, never> {
  const [genre, ...aliases] = typeof name === 'string' ? ([name] as const) : name;
  return {
    format: 'puzzlink',
    parts,
    codec: (type: Type) => {
      const carried = new Carried(type, parts, [], 'an address');
      return puzzLinkCodec<Data>({
        genre,
        aliases,
        example: '10x10',
        read: (body, size) => carried.read(body, type.sized(size)),
        write: (data) => ({ board: data.board, body: carried.write(data) }),
      });
    },
  };
}

/** What is special about the ids of a program. */
export interface SgtOptions<O extends string> {
  /** The program takes no boards with a side less than this; 1 by default. */
  readonly least?: number;
  /** What may stand behind the size: it steers the generator and means nothing here. */
  readonly steering?: RegExp;
  /** Letters behind the size that say something of an option, where they stand and where they do not. */
  readonly flags?: Readonly<Record<string, readonly [option: O, there: unknown, notThere: unknown]>>;
  /** What always stands behind the size: it says what is the same for all puzzles of this type. */
  readonly suffix?: string;
  /** The size is one number, the side of a square. */
  readonly side?: true;
}

/** Simon Tatham's ids: `8x8:…`; the parts stand behind the colon, parted by commas. */
export function sgt<N extends string>(
  game: string,
  options: SgtOptions<never>,
  ...parts: readonly Part<N>[]
): Notation<N, never>;
export function sgt<N extends string, const O extends string>(
  game: string,
  options: SgtOptions<O>,
  ...parts: readonly Part<N>[]
): Notation<N, O>;
export function sgt<N extends string, O extends string>(
  game: string,
  { least = 1, steering = /^$/, flags = {}, suffix = '', side }: SgtOptions<O>,
  ...parts: readonly Part<N>[]
): Notation<N, O> {
  const example = `${side ? '5' : '10x10'}${suffix}`;
  const options = Object.values(flags).map(([name]) => name);
  return {
    format: 'sgt',
    parts,
    options,
    codec: (type: Type) => {
      const carried = new Carried(type, parts, options, 'an id', ',');
      const letters = Object.keys(flags).join('');
      const params = new RegExp(
        `^(${side ? '\\d+' : '\\d+x\\d+'})${suffix}(${letters ? `[${letters}]*` : ''})(.*)$`,
      );
      return {
        title: `Simon Tatham's ${game}, ${example}${letters}:…`,
        oneLine: true,
        accepts: side ? (text) => /^\d+[\w-]*[:#]\S*$/.test(text) : looksLikeSgtId,
        read(text) {
          const { params: before, description } = splitSgtId(text);
          const [, size, found = '', more = ''] = params.exec(before) ?? [];
          if (size === undefined || (more !== '' && !steering.test(more)))
            throw new PuzzleError(
              'bad-params',
              `found the size '${before}', expected one as in ${example}${letters}`,
              {
                column: 1,
              },
            );
          const said = Object.fromEntries(
            Object.entries(flags).map(([letter, [name, there, not]]) => [
              name,
              found.includes(letter) ? there : not,
            ]),
          );
          const board = type.sized(readSize(side ? `${size}x${size}` : size, { column: 1 }), { column: 1 });
          return carried.read(description, board, said);
        },
        write(data: Data) {
          const description = carried.write(data);
          const { width, height } = data.board;
          if (width < least || height < least)
            throw new PuzzleError(
              'cannot-hold',
              `an id is of a board of at least ${least}x${least}; this one is ${width}x${height}`,
            );
          const said = Object.entries(flags)
            .filter(([, [name, there]]) => data[name] === there)
            .map(([letter]) => letter);
          return `${side ? width : `${width}x${height}`}${suffix}${said.join('')}:${description}`;
        },
      };
    },
  };
}

/** Tasks of the Puzzle Team sites, whose size is given beside them; several parts stand between semicolons. */
export function puzzleTeam<N extends string>(...parts: readonly Part<N>[]): Notation<N, never> {
  const between = ';';
  return {
    format: 'puzzleTeam',
    parts,
    codec: (type: Type) => {
      const carried = new Carried(type, parts, [], 'a Puzzle Team task', between);
      const [{ coding: first }] = parts as readonly [Part<N>];
      return {
        title: `Puzzle Team task of ${type.title}, ${first.example} with --size 10x10`,
        accepts: (text) =>
          (parts.length === 1 && first.looks.test(text)) ||
          parts.some((_, at) => {
            const pieces = text.split(between);
            const those = parts.slice(0, at + 1);
            return (
              pieces.length === those.length &&
              parts.slice(at + 1).every(({ optional }) => optional) &&
              pieces.every((piece, nth) => those[nth]!.coding.looks.test(piece))
            );
          }),
        read: (text, options) => carried.read(new Scanner(text), type.sized(taskBoard(options, '10x10'))),
        write: (data: Data) => carried.write(data),
      };
    },
  };
}
