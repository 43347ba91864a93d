import type { Seen, Words } from '@gridproof/core';
import { type Highlight, type Mark, type Place, placeKey, placeName } from '@gridproof/core';
import type { Game } from '../game/game.js';
import { words } from '../words.js';
import type { Stop } from './stops.js';

/** What a place is called and what stands there, for those who hear it: `row 3, column 5: 7, given`. */
export function spoken(
  game: Game,
  { place, variable }: Pick<Stop, 'place' | 'variable'>,
  value: boolean | number | undefined,
  clues: readonly Mark[],
): string {
  const { type, puzzle, fields } = game;
  const name = placeName(place, type.coordinates ?? 'words');
  const seen: string[] = clues.flatMap(
    ({ text, symbol, list }) => list?.join(' ') ?? text ?? symbol?.replaceAll('-', ' ') ?? [],
  );
  if (variable === undefined) return `${name}: ${seen.join(', ')}`;
  if (value === undefined) return `${name}: ${[...seen, 'open'].join(', ')}`;
  const said = meant(type.described!.words(puzzle)(variable, value), value);
  if (fields[variable]!.given === undefined) return `${name}: ${[...seen, said].join(', ')}`;
  // What is given is drawn as a clue too, and said once.
  const besides = seen.filter((one) => one !== said && !said.endsWith(` ${one}`));
  return `${name}: ${[...besides, said, 'given'].join(', ')}`;
}

/** What is said of a value: `a lamp`, `not shaded`, `7`. */
export function meant(words: Words | Seen, value: boolean | number): string {
  if (!('is' in words)) return words.text ?? words.symbol?.replaceAll('-', ' ') ?? `${value}`;
  const not = words.is.includes('not') ? 'not ' : '';
  return `${not}${words.what}`;
}

/** What is said of a place that is pointed at, as it is ringed for those who see it. */
export function pointedAt(place: Place, highlights: readonly Highlight[]): string {
  const meanings = highlights
    .filter(({ places }) => places.some((one) => placeKey(one) === placeKey(place)))
    .map(({ meaning }) => words.pointedAt[meaning]);
  return meanings.map((meaning) => `, ${meaning}`).join('');
}
