import {
  formatPlaces,
  type Highlight,
  type Mark,
  type Place,
  placeKey,
  placeName,
  type ValueLook,
  type ValueWords,
} from '@gridproof/core';
import { texts } from '../texts.js';
import type { FocusTarget } from './focus-grid.js';
import type { Surface } from './surface.js';

/** Label of a place and its content for screen readers: `row 3, column 5: 7, given`. */
export function placeLabel(
  surface: Surface,
  { place, variable, tile }: Pick<FocusTarget, 'place' | 'variable' | 'tile'>,
  { value, marks }: { readonly value: boolean | number | undefined; readonly marks: string },
  clues: readonly Mark[],
): string {
  const { type, fields } = surface;
  const name = placeName(place, type.coordinates ?? 'words');
  const seen: string[] = clues.flatMap(
    ({ text, symbol, list }) => list?.join(' ') ?? text ?? symbol?.replaceAll('-', ' ') ?? [],
  );
  if (tile !== undefined)
    return `${name}: ${[...seen, texts.tile(Number(value) >> 1, Number(value) & 1)].join(', ')}`;
  if (variable === undefined) return `${name}: ${seen.join(', ')}`;
  const open = marks ? `open, noted: ${marks}` : 'open';
  if (value === undefined) return `${name}: ${[...seen, open].join(', ')}`;
  const called = surface.label(variable, value);
  if (fields[variable]!.given === undefined) return `${name}: ${[...seen, called].join(', ')}`;
  // Givens are drawn as clues too, but announced once.
  const others = seen.filter((one) => one !== called && !called.endsWith(` ${one}`));
  return `${name}: ${[...others, called, 'given'].join(', ')}`;
}

/** Label of a value: `a lamp`, `not shaded`, `7`. */
export function valueLabel(words: ValueWords | ValueLook, value: boolean | number): string {
  if ('roots' in words) return words.roots?.length ? `with ${formatPlaces(words.roots)}` : 'left over';
  if (!('is' in words)) return words.text ?? words.symbol?.replaceAll('-', ' ') ?? `${value}`;
  const not = words.is.includes('not') ? 'not ' : '';
  return `${not}${words.phrase}`;
}

/** Label of a highlighted place. */
export function highlightLabel(place: Place, highlights: readonly Highlight[]): string {
  const meanings = highlights
    .filter(({ places }) => places.some((one) => placeKey(one) === placeKey(place)))
    .map(({ meaning }) => texts.pointedAt[meaning]);
  return meanings.map((meaning) => `, ${meaning}`).join('');
}
