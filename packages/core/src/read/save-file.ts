import { positionIn, type TextPosition } from './error.js';

/** A saved game of Simon Tatham's programs: the id of its puzzle and the position of the id in the file. */
export interface SavedGame {
  /** Id of the puzzle: `GAME:8x8:…`. */
  readonly text: string;
  /** Returns the position in the file of a column of the id, counted from 1. */
  positionOf(column: number): TextPosition;
}

/** A line of a save file: its name, the length of its value, and the value. */
const LINE = /^([A-Z]+) *:\d+:(.*)$/gm;

/** Parses a save file and ignores its moves. Returns undefined for any other text. */
export function parseSavedGame(text: string): SavedGame | undefined {
  if (!/^\s*SAVEFILE *:\d+:/.test(text)) return undefined;
  const fields = new Map<string, { readonly value: string; readonly start: number }>();
  for (const { 0: line, 1: name, 2: value, index } of text.matchAll(LINE))
    if (!fields.has(name!)) fields.set(name!, { value: value!, start: index + line.length - value!.length });
  const game = fields.get('GAME');
  const params = fields.get('CPARAMS') ?? fields.get('PARAMS');
  const description = fields.get('DESC');
  if (!game || !params || !description) return undefined;
  const prefix = `${game.value}:`;
  const descriptionStart = prefix.length + params.value.length + 1;
  return {
    text: `${prefix}${params.value}:${description.value}`,
    positionOf: (column) =>
      column > descriptionStart
        ? positionIn(text, description.start + column - 1 - descriptionStart)
        : positionIn(text, params.start + Math.max(0, column - 1 - prefix.length)),
  };
}
