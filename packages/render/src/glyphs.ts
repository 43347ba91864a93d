import type { Highlight, BoardSymbol as Sign, Tone } from '@gridproof/core';
import { type Arms, asciiJunction, unicodeJunction } from './junction.js';
import { asciiSymbols, turnedInAscii, turnedInUnicode, unicodeSymbols } from './symbols.js';

/** The characters of a board, each one column wide except diagonal arrows in ASCII. */
export interface Glyphs {
  readonly symbols: Readonly<Record<Sign, string>>;
  /** Signs that differ on horizontal sides. */
  readonly horizontalSymbols: Readonly<Partial<Record<Sign, string>>>;
  readonly meanings: Readonly<Record<Highlight['meaning'], string>>;
  readonly tones: Readonly<Record<Tone, string>>;
  /** A filled cell of a tube. */
  readonly tubeFill: string;
  readonly emptyCell: string;
  /** An empty point of the lattice. */
  readonly point: string;
  /** The repeated part of a horizontal dashed line. */
  readonly dash: string;
  /** True if a line that ends at a side differs from one that continues. */
  readonly hasHalves: boolean;
  readonly junction: (arms: Arms) => string | undefined;
}

export const unicode: Glyphs = {
  symbols: unicodeSymbols,
  horizontalSymbols: turnedInUnicode,
  meanings: { wrong: '!', differs: '≠', certain: '✓', reason: '<' },
  tones: {
    dark: '█',
    grey: '▓',
    covered: '░',
    tint: '░',
    rising: '░',
    falling: '░',
    crossing: '░',
    light: '◦',
    pale: '◦',
    open: '',
    lit: '◦',
    water: '◦',
    grass: '◦',
    hatched: '◦',
    filled: '▒',
    'tint-1': '░',
    'tint-2': '▒',
    'tint-3': '▓',
    'tint-4': '▚',
  },
  tubeFill: '■',
  emptyCell: '.',
  point: '·',
  dash: '╌',
  hasHalves: true,
  junction: unicodeJunction,
};

export const ascii: Glyphs = {
  symbols: asciiSymbols,
  horizontalSymbols: turnedInAscii,
  meanings: { wrong: '!', differs: '~', certain: '=', reason: '<' },
  tones: {
    dark: '#',
    grey: '#',
    covered: '%',
    tint: '%',
    rising: '%',
    falling: '%',
    crossing: '%',
    light: '-',
    pale: '-',
    open: '',
    lit: '-',
    water: '-',
    grass: '-',
    hatched: '-',
    filled: '%',
    'tint-1': ':',
    'tint-2': '%',
    'tint-3': '+',
    'tint-4': '&',
  },
  tubeFill: '#',
  emptyCell: '.',
  point: '.',
  dash: '- ',
  hasHalves: false,
  junction: asciiJunction,
};
