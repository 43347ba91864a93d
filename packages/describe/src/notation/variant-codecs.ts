import { type Codec, PuzzleError, type ReadOptions, type Size } from '@gridproof/core';
import type { DescribedType } from '../described-type.js';
import type { LayerData } from '../layer/layer.js';
import { taskBoard } from '../sites/puzzle-team.js';
import { looksLikeSgtId, splitSgtId } from '../sites/sgt.js';
import { Scanner } from '../text/scanner.js';
import type { Part } from './coding.js';
import { LayerCodec } from './layer-codec.js';
import type { Notation } from './notation.js';

/** Ids of Simon Tatham's programs whose params say which parts stand behind the colon. */
export interface ParamsOptions<N extends string> {
  readonly title: string;
  /** For messages: `a Solo id`. */
  readonly what: string;
  /** The layers and options that the params say something of. */
  readonly stated: readonly string[];
  /** Reads the params; throws `PuzzleError`. */
  read(params: string): {
    readonly size: Size;
    /** What the params say of layers and options. */
    said(board: LayerData['board']): Readonly<Record<string, unknown>>;
    readonly parts: readonly Part<N>[];
  };
  /** The inverse of `read`; throws `PuzzleError` where an id cannot say something. */
  write(data: any): { readonly params: string; readonly parts: readonly Part<N>[] };
}

/** Ids of Simon Tatham's programs, where the params say which parts follow. */
export const sgtByParams = <N extends string>(options: ParamsOptions<N>): Notation<N, never> => ({
  format: 'sgt',
  parts: [],
  codec: (type: DescribedType): Codec<LayerData> => {
    const { title, what, stated } = options;
    const carried = (parts: readonly Part<N>[]) => new LayerCodec(type, parts, stated, what, ',');
    return {
      title,
      oneLine: true,
      accepts: looksLikeSgtId,
      read(text) {
        const { params, description } = splitSgtId(text);
        const { size, said, parts } = options.read(params);
        const board = type.sized(size, { column: 1 });
        return carried(parts).read(description, board, said(board));
      },
      write(data) {
        const { params, parts } = options.write(data);
        return `${params}:${carried(parts).write(data)}`;
      },
    };
  },
});

/** What a task says of options, and of layers that its parts leave out. */
export type TaskDefaults = Readonly<Record<string, unknown>>;

/** Tasks of the Puzzle Team sites that have other parts for other puzzles. */
export interface TaskVariants<N extends string> {
  readonly title: string;
  readonly looks: RegExp;
  /** The size of an example: `9x9`. */
  readonly example: string;
  /** What stands between the parts; a semicolon by default. */
  readonly between?: string;
  /**
   * What stands between semicolons, for messages, the parts that this is, and what such a task says of options and other
   * layers, perhaps by the size of its board: `[['cells', 'regions'], [...]]`.
   */
  readonly ways: readonly (readonly [
    pieces: readonly string[],
    parts: readonly Part<N>[],
    said?: TaskDefaults | ((size: Size) => TaskDefaults),
  ])[];
  /** Which of the ways reads a task, where the number of its parts does not say it. */
  which?(text: string, size: Size): number;
  /** Which of the ways writes a puzzle; throws `PuzzleError` where none can. */
  way(data: any): number;
}

/** Tasks of the Puzzle Team sites, where the number of parts says which they are. */
export const puzzleTeamVariants = <N extends string>(options: TaskVariants<N>): Notation<N, never> => ({
  format: 'puzzleTeam',
  parts: [],
  codec: (type: DescribedType): Codec<LayerData> => {
    const { title, looks, example, ways, which, between = ';' } = options;
    const saidBy = ([, , said = {}]: (typeof ways)[number], size: Size) =>
      typeof said === 'function' ? said(size) : said;
    const carried = (way: (typeof ways)[number], size: Size) =>
      new LayerCodec(type, way[1], Object.keys(saidBy(way, size)), 'a Puzzle Team task', between);
    return {
      title,
      accepts: (text) => looks.test(text),
      read(text, given: ReadOptions) {
        const { width, height } = taskBoard(given, example);
        const board = type.sized({ width, height });
        const { length } = text.split(between);
        const way = which ? ways[which(text, board)] : ways.find(([pieces]) => pieces.length === length);
        if (way) return carried(way, board).read(new Scanner(text), board, saidBy(way, board));
        const longest = ways.map(([pieces]) => pieces).toSorted((a, b) => b.length - a.length)[0]!;
        throw new PuzzleError(
          'wrong-parts',
          `this task has ${length} parts, expected ${longest.join(between)}`,
        );
      },
      write: (data) => carried(ways[options.way(data)]!, data.board).write(data),
    };
  },
});
