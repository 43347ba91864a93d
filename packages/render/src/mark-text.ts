import type { Mark, Picture, BoardSymbol as Sign } from '@gridproof/core';
import type { Glyphs } from './glyphs.js';

/** What a mark is as text; a cell's number stands with its arrow, and with its circle where some circles are black. */
export class MarkText {
  readonly #discs: boolean;

  constructor(
    { marks }: Picture,
    readonly glyphs: Glyphs,
  ) {
    this.#discs = marks.some(({ at, symbol }) => at.kind === 'cell' && symbol === 'disc');
  }

  /** The text of a mark; empty for one that has only a note. */
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
    return (level && this.glyphs.turned[symbol]) || this.glyphs.symbols[symbol];
  }
}

/** What a mark says in one line, its symbol aside. */
export function markLabel({ text, list, split }: Mark): string | undefined {
  if (text !== undefined) return text;
  if (split) return `${split.below ?? ''}\\${split.above ?? ''}`;
  return list?.join(',');
}
