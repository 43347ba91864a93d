import type { BoardSymbol, End, Picture, PictureParser, Shade } from '@gridproof/core';
import { type CellLook, looksIn, looksOfSides, looksOfSymbols } from './cell-looks.js';

/** The elements that pictures of a puzzle type may have. */
export interface Vocabulary {
  readonly tones: readonly Shade['tone'][];
  /** Characters of texts in cells, in notes, at corners, outside the board and below it. */
  readonly characters: {
    readonly cell: ReadonlySet<string>;
    readonly note: ReadonlySet<string>;
    readonly corner: ReadonlySet<string>;
    readonly outside: ReadonlySet<string>;
    readonly below: ReadonlySet<string>;
  };
  readonly symbols: ReadonlySet<string>;
  /** Contents of cells that are compared with their drawings. */
  readonly looks: readonly CellLook[];
  /** Signs on sides between cells. */
  readonly sideSymbols: ReadonlySet<BoardSymbol>;
  /** Sides between boxes, which are compared with their drawings. */
  readonly sideLooks: readonly CellLook[];
  /** Circles and discs stand on corners and sides, too. */
  readonly hasRounds: boolean;
  /** The circle around every text in a cell, which other drawings may omit. */
  readonly frameOfTexts: 'circle' | 'ring' | undefined;
  readonly ends: ReadonlySet<End>;
  readonly hasWalls: boolean;
  readonly hasMajorLines: boolean;
  /** Thick lines surround cages. */
  readonly hasSolidCages: boolean;
  /** Dashed lines surround cages. */
  readonly hasDashedCages: boolean;
  readonly hasLists: boolean;
  readonly outsideLists: boolean;
  /** Boards may have gaps. */
  readonly hasGaps: boolean;
  /** The items below the board depend on the puzzle. */
  readonly bankVaries: boolean;
  /** These items have texts. */
  readonly hasBank: boolean;
  /** Signs of items without texts. */
  readonly bankLooks: readonly CellLook[];
  /** Items below the board begin with symbols. */
  readonly bankHasSymbols: boolean;
  readonly frame: NonNullable<Picture['frame']>;
  /** The number of words below the board, and the position of the only number among them. */
  readonly caption: { readonly words: number; readonly number: number } | undefined;
}

const ROUNDS: ReadonlySet<string> = new Set(['circle', 'disc', 'open-dot', 'filled-dot']);
const FRAMES = ['circle', 'ring'] as const;

const known = new WeakMap<PictureParser, Map<string, Vocabulary>>();

/**
 * Returns the vocabulary of a type for boards of a size.
 * @throws {PuzzleError} if the type has no board of this size
 */
export function vocabularyOf(
  parser: PictureParser,
  size: { readonly width: number; readonly height: number },
): Vocabulary {
  const bySize = known.get(parser) ?? new Map<string, Vocabulary>();
  known.set(parser, bySize);
  const key = `${size.width}x${size.height}`;
  const vocabulary = bySize.get(key) ?? fromSample(parser.sample(size));
  bySize.set(key, vocabulary);
  return vocabulary;
}

function fromSample(sample: Picture): Vocabulary {
  const {
    marks,
    shades = [],
    walls = [],
    bank = [],
    cages = [],
    cells,
    frame = 'grid',
    majorLines = 0,
  } = sample;
  const inCells = marks.filter(({ at }) => at.kind === 'cell');
  const outside = marks.filter(({ at }) => at.kind === 'outside');
  const textsOf = (some: typeof marks): readonly string[] =>
    some.flatMap(({ text, list, split }) => [
      ...(list ?? (split ? [split.below ?? '', split.above ?? ''] : [text ?? ''])),
    ]);
  const sideSymbols = new Set(
    marks.flatMap(({ at, symbol }) => (at.kind === 'side' || at.kind === 'link' ? (symbol ?? []) : [])),
  );
  return {
    tones: [...new Set(shades.map(({ tone }) => tone))],
    characters: {
      cell: charactersOf(textsOf(inCells)),
      note: charactersOf(inCells.flatMap(({ note }) => note ?? [])),
      corner: charactersOf(textsOf(marks.filter(({ at }) => at.kind === 'corner'))),
      outside: charactersOf(textsOf(outside)),
      below: charactersOf(bank.flatMap(({ text }) => text ?? [])),
    },
    symbols: new Set(marks.flatMap(({ symbol }) => symbol ?? [])),
    looks: looksIn(sample),
    sideLooks: looksOfSides([...sideSymbols]),
    sideSymbols,
    hasRounds: marks.some(({ at, symbol = '' }) => at.kind !== 'cell' && ROUNDS.has(symbol)),
    frameOfTexts: FRAMES.find((frame) =>
      inCells.every(({ text, symbol }) => text === undefined || text === '' || symbol === frame),
    ),
    ends: new Set(outside.flatMap(({ at }) => (at.kind === 'outside' ? [at.end] : []))),
    hasWalls: walls.length > 0,
    hasMajorLines: majorLines > 0,
    hasSolidCages: cages.some(({ style }) => style === 'solid'),
    hasDashedCages: cages.some(({ style = 'dashed' }) => style === 'dashed'),
    hasLists: inCells.some(({ list }) => list),
    outsideLists: outside.some(({ list }) => list),
    hasGaps: cells !== undefined,
    bankVaries: bank.length > 0,
    hasBank: bank.some(({ text }) => text),
    bankLooks: bank.some(({ text }) => text)
      ? []
      : looksOfSymbols(new Set(bank.flatMap(({ symbols = [] }) => symbols))),
    bankHasSymbols: bank.some(({ symbols }) => symbols?.length),
    frame,
    caption: bank.length > 0 ? undefined : numberIn(sample.caption ?? ''),
  };
}

function numberIn(caption: string): Vocabulary['caption'] {
  const words = caption.split(' ');
  const [at, ...others] = [...words.entries()].flatMap(([at, word]) => (/^\d+$/.test(word) ? [at] : []));
  return at === undefined || others.length > 0 ? undefined : { words: words.length, number: at };
}

/** Returns the characters of some texts. With one digit from 2 on, every digit is possible. */
function charactersOf(texts: readonly string[]): ReadonlySet<string> {
  const characters = new Set(texts.join(''));
  const isNumber = [...characters].some((one) => one >= '2' && one <= '9');
  return isNumber ? new Set([...characters, ...'0123456789']) : characters;
}
