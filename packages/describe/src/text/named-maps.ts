import { PuzzleError } from '@gridproof/core';
import type { TextBoard, Token } from './text-board.js';

/** A map with its name in the text. */
export interface NamedMap {
  readonly name: string;
  readonly heading: Token;
  readonly rows: readonly Token[];
}

/** Splits a text into the rows before the first map and the rows of each map below its name, in order. Throws `PuzzleError`. */
export function mapsIn(
  { fields, boards }: TextBoard,
  isMap: (name: string) => boolean,
): { readonly boards: TextBoard['boards']; readonly maps: readonly NamedMap[] } {
  const maps = [...fields]
    .filter(([name]) => isMap(name))
    .map(([name, heading]) => ({ name, heading, rows: [] as Token[] }))
    .sort((a, b) => a.heading.line - b.heading.line || a.heading.column - b.heading.column);
  const before = boards.map((rows) =>
    rows.filter((row) => {
      const below = maps.findLast(({ heading }) => isBehind(row, heading));
      below?.rows.push(row);
      return !below;
    }),
  );
  for (const { name, heading, rows } of maps) {
    if (heading.text !== '')
      throw new PuzzleError(
        'bad-field',
        `'${name}' is '${heading.text}', expected a map on the lines below`,
        heading,
      );
    if (rows.length === 0)
      throw new PuzzleError('no-rows', `found no rows below '${name}:', expected a map`, {
        line: heading.line,
      });
  }
  return { boards: before.filter(({ length }) => length > 0), maps };
}

const isBehind = (one: Token, other: Token): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);
