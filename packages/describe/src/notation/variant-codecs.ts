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
  readonly noun: string;
  /** The layers and options that the params express. */
  readonly contents: readonly string[];
  /** Parses the params. Throws `PuzzleError`. */
  read(params: string): {
    readonly size: Size;
    /** Returns the layers and options that the params express. */
    contents(board: LayerData['board']): Readonly<Record<string, unknown>>;
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
    const { title, noun, contents } = options;
    const createCodec = (parts: readonly Part<N>[]) => new LayerCodec(type, parts, contents, noun, ',');
    return {
      title,
      oneLine: true,
      accepts: looksLikeSgtId,
      read(text) {
        const { params, description } = splitSgtId(text);
        const { size, contents, parts } = options.read(params);
        const board = type.createBoard(size, { column: 1 });
        return createCodec(parts).read(description, board, contents(board));
      },
      write(data) {
        const { params, parts } = options.write(data);
        return `${params}:${createCodec(parts).write(data)}`;
      },
    };
  },
});

/** The options of a task, and the layers that its parts omit. */
export type TaskDefaults = Readonly<Record<string, unknown>>;

/** Options of Puzzle Team tasks that have different parts for different puzzles. */
export interface TaskVariants<N extends string> {
  readonly title: string;
  readonly pattern: RegExp;
  /** The size of an example: `9x9`. */
  readonly example: string;
  /** The separator of the parts; a semicolon by default. */
  readonly separator?: string;
  /**
   * The variants of a task: the nouns for its parts in messages, the parts, and the options and layers that such a task implies, possibly
   * by board size: `[['cells', 'regions'], [...]]`.
   */
  readonly variants: readonly (readonly [
    pieces: readonly string[],
    parts: readonly Part<N>[],
    implied?: TaskDefaults | ((size: Size) => TaskDefaults),
  ])[];
  /** Returns the index of the variant that reads a task, if the number of its parts does not determine it. */
  variantOfText?(text: string, size: Size): number;
  /** Returns the index of the variant that writes a puzzle. Throws `PuzzleError` if none can. */
  variantOf(data: any): number;
}

/** Creates the notation of Puzzle Team tasks in which the number of parts determines the variant. */
export const puzzleTeamVariants = <N extends string>(options: TaskVariants<N>): Notation<N, never> => ({
  format: 'puzzleTeam',
  parts: [],
  codec: (type: DescribedType): Codec<LayerData> => {
    const { title, pattern, example, variants, variantOfText, separator = ';' } = options;
    const impliedValues = ([, , implied = {}]: (typeof variants)[number], size: Size) =>
      typeof implied === 'function' ? implied(size) : implied;
    const createCodec = (variant: (typeof variants)[number], size: Size) =>
      new LayerCodec(
        type,
        variant[1],
        Object.keys(impliedValues(variant, size)),
        'a Puzzle Team task',
        separator,
      );
    return {
      title,
      accepts: (text) => pattern.test(text),
      read(text, given: ReadOptions) {
        const { width, height } = taskBoard(given, example);
        const board = type.createBoard({ width, height });
        const { length } = text.split(separator);
        const variant = variantOfText
          ? variants[variantOfText(text, board)]
          : variants.find(([pieces]) => pieces.length === length);
        if (variant)
          return createCodec(variant, board).read(new Scanner(text), board, impliedValues(variant, board));
        const longest = variants.map(([pieces]) => pieces).toSorted((a, b) => b.length - a.length)[0]!;
        throw new PuzzleError(
          'wrong-parts',
          `this task has ${length} parts, expected ${longest.join(separator)}`,
        );
      },
      write: (data) => createCodec(variants[options.variantOf(data)]!, data.board).write(data),
    };
  },
});
