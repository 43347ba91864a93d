import type { Mark, Picture, BoardSymbol as Sign } from '@gridproof/core';
import type { Glyphs } from './glyphs.js';

/** The text of marks: a number is combined with its arrow, and with its circle if some circles are black. */
export class MarkText {
  readonly #discs: boolean;

  constructor(
    { marks }: Picture,
    readonly glyphs: Glyphs,
  ) {
    this.#discs = marks.some(({ at, symbol }) => at.kind === 'cell' && symbol === 'disc');
  }

  /** Returns the text of a mark; empty for one that has only a note. */
  of(mark: Mark): string {
    const { symbol, at } = mark;
    const text = markLabel(mark);
    const sign = symbol ? this.#signOf(symbol, mark) : '';
    if (text === undefined || text === '') return sign;
    if (at.kind !== 'cell' || !symbol) return text;
    if (symbol.startsWith('arrow')) return text + sign;
    return this.#discs && (symbol === 'disc' || symbol === 'circle') ? sign + text : text;
  }

  #signOf(symbol: Sign, { at }: Mark): string {
    const level = at.kind === 'side' && at.towards === 'below';
    return (level && this.glyphs.horizontalSymbols[symbol]) || this.glyphs.symbols[symbol];
  }
}

/** Formats a mark in one line without its symbol; undefined if it has only a symbol. */
export function markLabel({ text, list, split }: Mark): string | undefined {
  if (text !== undefined) return text;
  if (split) return `${split.below ?? ''}\\${split.above ?? ''}`;
  return list?.join(',');
}
