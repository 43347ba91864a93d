import { Help } from 'commander';
import { textWidth } from '../terminal/wrapped.js';

/** Words and what they mean, one below the other, as commander writes its own. */
export function items(rows: readonly (readonly [word: string, meaning: string])[]): readonly string[] {
  const help = new Help();
  help.helpWidth = textWidth();
  const width = Math.max(...rows.map(([word]) => word.length));
  return rows.map(([word, meaning]) => help.formatItem(word, width, meaning, help));
}
