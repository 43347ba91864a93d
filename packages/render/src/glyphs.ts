import type { Highlight, Symbol as Sign } from '@gridproof/core';
import { type Arms, asciiJunction, unicodeJunction } from './junction.js';

/** The characters that a board is written with, each one column wide. */
export interface Glyphs {
  readonly symbols: Readonly<Record<Sign, string>>;
  readonly meanings: Readonly<Record<Highlight['meaning'], string>>;
  readonly dark: string;
  readonly tint: string;
  readonly light: string;
  readonly lit: string;
  readonly empty: string;
  /** A point of the lattice that nothing stands on. */
  readonly point: string;
  /** One stretch of a dashed line from left to right, repeated as often as needed. */
  readonly dash: string;
  readonly junction: (arms: Arms) => string | undefined;
}

export const unicode: Glyphs = {
  symbols: { disc: '●', circle: '○', slash: '╱', backslash: '╲', cross: '×', mine: '✱', lamp: '☼', dot: '•' },
  meanings: { wrong: '!', differs: '≠', certain: '✓', reason: '<' },
  dark: '█',
  tint: '░',
  light: '◦',
  lit: '◦',
  empty: '.',
  point: '·',
  dash: '╌',
  junction: unicodeJunction,
};

export const ascii: Glyphs = {
  symbols: {
    disc: '@',
    circle: 'o',
    slash: '/',
    backslash: '\\',
    cross: 'x',
    mine: '*',
    lamp: '*',
    dot: ',',
  },
  meanings: { wrong: '!', differs: '~', certain: '=', reason: '<' },
  dark: '#',
  tint: '%',
  light: '-',
  lit: '-',
  empty: '.',
  point: '.',
  dash: '- ',
  junction: asciiJunction,
};
