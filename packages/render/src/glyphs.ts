import type { Highlight, BoardSymbol as Sign, Tone } from '@gridproof/core';
import { type Arms, asciiJunction, unicodeJunction } from './junction.js';
import { asciiSymbols, turnedInAscii, turnedInUnicode, unicodeSymbols } from './symbols.js';

/** The characters that a board is written with, each one column wide but for arrows to corners in ASCII. */
export interface Glyphs {
  readonly symbols: Readonly<Record<Sign, string>>;
  /** Signs that differ on a level side. */
  readonly turned: Readonly<Partial<Record<Sign, string>>>;
  readonly meanings: Readonly<Record<Highlight['meaning'], string>>;
  readonly tones: Readonly<Record<Tone, string>>;
  /** A cell that a tube is filled in. */
  readonly filled: string;
  readonly empty: string;
  /** A point of the lattice that nothing stands on. */
  readonly point: string;
  /** One stretch of a dashed line from left to right, repeated as often as needed. */
  readonly dash: string;
  /** Whether a line that ends at a side looks different from one that goes on. */
  readonly halves: boolean;
  readonly junction: (arms: Arms) => string | undefined;
}

export const unicode: Glyphs = {
  symbols: unicodeSymbols,
  turned: turnedInUnicode,
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
  filled: '■',
  empty: '.',
  point: '·',
  dash: '╌',
  halves: true,
  junction: unicodeJunction,
};

export const ascii: Glyphs = {
  symbols: asciiSymbols,
  turned: turnedInAscii,
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
  filled: '#',
  empty: '.',
  point: '.',
  dash: '- ',
  halves: false,
  junction: asciiJunction,
};
