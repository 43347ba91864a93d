import { positionIn, type TextPosition } from './error.js';

/** A saved game of Simon Tatham's programs: the id of its puzzle and the position of the id in the file. */
export interface SavedGame {
  /** `GAME:8x8:…`. */
  readonly text: string;
  /** Returns the position of a column of the id in the file. */
  place(column: number): TextPosition;
}

/** A line of a save file: its name, the length of its value, and the value. */
const LINE = /^([A-Z]+) *:\d+:(.*)$/gm;

/** Parses a save file without the moves; undefined for any other text. */
export function savedGame(text: string): SavedGame | undefined {
  if (!/^\s*SAVEFILE *:\d+:/.test(text)) return undefined;
  const found = new Map<string, { readonly value: string; readonly at: number }>();
  for (const { 0: line, 1: name, 2: value, index } of text.matchAll(LINE))
    if (!found.has(name!)) found.set(name!, { value: value!, at: index + line.length - value!.length });
  const game = found.get('GAME');
  const params = found.get('CPARAMS') ?? found.get('PARAMS');
  const description = found.get('DESC');
  if (!game || !params || !description) return undefined;
  const front = `${game.value}:`;
  const middle = front.length + params.value.length + 1;
  return {
    text: `${front}${params.value}:${description.value}`,
    place: (column) =>
      column > middle
        ? positionIn(text, description.at + column - 1 - middle)
        : positionIn(text, params.at + Math.max(0, column - 1 - front.length)),
  };
}
