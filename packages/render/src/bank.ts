import type { BankItem, Picture } from '@gridproof/core';

/** The side of a symbol below the board, in cell sides. */
export const SYMBOL = 0.46;
/** The size of a text, the gap between two items and the height of a row, in cell sides. */
export const [FONT, GAP, ROW] = [0.4, 0.36, 0.62];

export const widthOf = (item: BankItem, size: number): number =>
  signsWidth(item, size) + textWidth(item, size);

export const signsWidth = ({ symbols = [] }: BankItem, size: number): number =>
  size * SYMBOL * symbols.length;

const textWidth = ({ text = '' }: BankItem, size: number): number => size * FONT * 0.6 * [...text].length;

interface Row {
  readonly items: readonly BankItem[];
  readonly width: number;
}

/** Arranges the items in rows no wider than `room`, if each item fits. */
export function rowsOf({ bank = [] }: Picture, size: number, room: number): readonly Row[] {
  const rows: { items: BankItem[]; width: number }[] = [];
  for (const item of bank) {
    const wide = widthOf(item, size);
    const last = rows.at(-1);
    if (last && last.width + GAP * size + wide <= room) {
      last.items.push(item);
      last.width += GAP * size + wide;
    } else rows.push({ items: [item], width: wide });
  }
  return rows;
}

/** Returns the size of the bank below a board. */
export function bankSize(picture: Picture, size: number, room: number) {
  const rows = rowsOf(picture, size, room);
  return { width: Math.max(0, ...rows.map(({ width }) => width)), height: rows.length * ROW * size };
}
