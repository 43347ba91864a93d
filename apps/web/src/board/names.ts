import {
  type Highlight,
  type Mark,
  type Place,
  placeKey,
  placeName,
  placesName,
  type Seen,
  type Words,
} from '@gridproof/core';
import { words } from '../words.js';
import type { Stop } from './stops.js';
import type { Surface } from './surface.js';

/** What a place is called and what stands there, for screen readers: `row 3, column 5: 7, given`. */
export function spoken(
  surface: Surface,
  { place, variable }: Pick<Stop, 'place' | 'variable'>,
  { value, noted }: { readonly value: boolean | number | undefined; readonly noted: string },
  clues: readonly Mark[],
): string {
  const { type, fields } = surface;
  const name = placeName(place, type.coordinates ?? 'words');
  const seen: string[] = clues.flatMap(
    ({ text, symbol, list }) => list?.join(' ') ?? text ?? symbol?.replaceAll('-', ' ') ?? [],
  );
  if (variable === undefined) return `${name}: ${seen.join(', ')}`;
  const open = noted ? `open, noted: ${noted}` : 'open';
  if (value === undefined) return `${name}: ${[...seen, open].join(', ')}`;
  const called = surface.called(variable, value);
  if (fields[variable]!.given === undefined) return `${name}: ${[...seen, called].join(', ')}`;
  // What is given is drawn as a clue too, and said once.
  const besides = seen.filter((one) => one !== called && !called.endsWith(` ${one}`));
  return `${name}: ${[...besides, called, 'given'].join(', ')}`;
}

/** What is said of a value: `a lamp`, `not shaded`, `7`. */
export function said(words: Words | Seen, value: boolean | number): string {
  if ('roots' in words) return words.roots?.length ? `with ${placesName(words.roots)}` : 'left over';
  if (!('is' in words)) return words.text ?? words.symbol?.replaceAll('-', ' ') ?? `${value}`;
  const not = words.is.includes('not') ? 'not ' : '';
  return `${not}${words.what}`;
}

/** What is said of a place that is pointed at, where others see a ring. */
export function pointedAt(place: Place, highlights: readonly Highlight[]): string {
  const meanings = highlights
    .filter(({ places }) => places.some((one) => placeKey(one) === placeKey(place)))
    .map(({ meaning }) => words.pointedAt[meaning]);
  return meanings.map((meaning) => `, ${meaning}`).join('');
}
