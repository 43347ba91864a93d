import { Help } from 'commander';
import type { Io } from '../io.js';
import { textWidth } from '../terminal/wrap-text.js';

/** Formats terms and their descriptions as a list, in the layout of commander. */
export function items(
  rows: readonly (readonly [word: string, meaning: string])[],
  io: Io,
): readonly string[] {
  const help = new Help();
  help.helpWidth = textWidth(io);
  const width = Math.max(...rows.map(([word]) => word.length));
  return rows.map(([word, meaning]) => help.formatItem(word, width, meaning, help));
}
