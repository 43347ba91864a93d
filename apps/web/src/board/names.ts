import type { Seen, Words } from '@gridproof/core';
import { type Mark, type Place, placeName } from '@gridproof/core';
import type { Game } from '../game/game.js';

/** What a place is called and what stands there, for those who hear it: `row 3, column 5: 7, given`. */
export function spoken(
  game: Game,
  place: Place,
  variable: number | undefined,
  clues: readonly Mark[],
): string {
  const { type, puzzle, fields } = game;
  const name = placeName(place, type.coordinates ?? 'words');
  const said: string[] = clues.flatMap(
    ({ text, symbol, list }) => list?.join(' ') ?? text ?? symbol?.replaceAll('-', ' ') ?? [],
  );
  if (variable !== undefined) {
    const value = game.at(variable);
    const given = fields[variable]!.given !== undefined;
    if (value === undefined) said.push('open');
    else
      said.push(`${meant(type.described!.words(puzzle)(variable, value), value)}${given ? ', given' : ''}`);
  }
  return `${name}: ${said.join(', ')}`;
}

/** What is said of a value: `a lamp`, `not shaded`, `7`. */
export function meant(words: Words | Seen, value: boolean | number): string {
  if (!('is' in words)) return words.text ?? words.symbol?.replaceAll('-', ' ') ?? `${value}`;
  const not = words.is.includes('not') ? 'not ' : '';
  return `${not}${words.what}`;
}
