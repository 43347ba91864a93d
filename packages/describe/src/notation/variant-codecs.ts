import { type Codec, PuzzleError, type ReadOptions, type Size } from '@gridproof/core';
import type { DescribedType } from '../described-type.js';
import type { LayerData } from '../layer/layer.js';
import { taskBoard } from '../sites/puzzle-team.js';
import { looksLikeSgtId, splitSgtId } from '../sites/sgt.js';
import { Scanner } from '../text/scanner.js';
import type { Part } from './coding.js';
import { LayerCodec } from './layer-codec.js';
import type { Notation } from './notation.js';

/** Options of ids of Simon Tatham's programs whose params determine the parts behind the colon. */
export interface ParamsOptions<N extends string> {
  readonly title: string;
  /** The noun for messages: `a Solo id`. */
  readonly what: string;
  /** The layers and options that the params express. */
  readonly stated: readonly string[];
  /** Parses the params. Throws `PuzzleError`. */
  read(params: string): {
    readonly size: Size;
    /** Returns the layers and options that the params express. */
    said(board: LayerData['board']): Readonly<Record<string, unknown>>;
    readonly parts: readonly Part<N>[];
  };
  /** Inverse of `read`. Throws `PuzzleError` if an id cannot express something. */
  write(data: any): { readonly params: string; readonly parts: readonly Part<N>[] };
}

/** Creates the notation of ids of Simon Tatham's programs whose params determine the parts. */
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

/** The options of a task, and the layers that its parts omit. */
export type TaskDefaults = Readonly<Record<string, unknown>>;

/** Options of Puzzle Team tasks that have different parts for different puzzles. */
export interface TaskVariants<N extends string> {
  readonly title: string;
  readonly looks: RegExp;
  /** The size of an example: `9x9`. */
  readonly example: string;
  /** The separator of the parts; a semicolon by default. */
  readonly between?: string;
  /**
   * The variants of a task: the nouns for its parts in messages, the parts, and the options and layers that such a task implies, possibly
   * by board size: `[['cells', 'regions'], [...]]`.
   */
  readonly ways: readonly (readonly [
    pieces: readonly string[],
    parts: readonly Part<N>[],
    said?: TaskDefaults | ((size: Size) => TaskDefaults),
  ])[];
  /** Returns the index of the variant that reads a task, if the number of its parts does not determine it. */
  which?(text: string, size: Size): number;
  /** Returns the index of the variant that writes a puzzle. Throws `PuzzleError` if none can. */
  way(data: any): number;
}

/** Creates the notation of Puzzle Team tasks in which the number of parts determines the variant. */
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
