import type { Picture } from './picture.js';
import { type Place, placeKey } from './place.js';

/** Returns the places of elements that only one of two pictures of the same size has. Of captions, numbers are compared. */
export function pictureDifferences(one: Picture, other: Picture): readonly Place[] {
  const [ours, theirs] = [elementsOf(one), elementsOf(other)];
  const captions = [one, other].flatMap(({ caption }) => (caption === undefined ? [] : [numbersIn(caption)]));
  if (captions.length === 2 && captions[0] !== captions[1]) theirs.set('caption', BELOW);
  return [
    ...[...ours].filter(([key]) => !theirs.has(key)),
    ...[...theirs].filter(([key]) => !ours.has(key)),
  ].map(([, place]) => place);
}

/** Returns the visible elements of a picture by their keys, without sources, colours and shades that look like paper. */
function elementsOf({
  marks,
  shades = [],
  walls = [],
  strokes = [],
  cages = [],
  tubes = [],
  bank = [],
}: Picture): Map<string, Place> {
  // A text that is drawn alone and with a symbol looks like one mark.
  const framed = new Set(
    marks.flatMap(({ at, text, symbol }) => (symbol ? [`${placeKey(at)} ${text}`] : [])),
  );
  return new Map<string, Place>([
    ...bank.map(({ text, symbols }, nth) => [`bank ${nth} ${text ?? symbols?.join(' ')}`, BELOW] as const),
    ...marks
      .filter(
        ({ at, text, symbol, note, list, split }) =>
          symbol || note || list || split || (text && !framed.has(`${placeKey(at)} ${text}`)),
      )
      .map(({ at, text, symbol, note, list, split }) => {
        const shown = [list || split ? '' : (text ?? ''), symbol, note, list, split];
        return [JSON.stringify([placeKey(at), ...shown]), at] as const;
      }),
    ...shades.map(({ at, tone }) => [`${placeKey(at)} ${tone}`, at] as const),
    ...walls.map(({ at, weight }) => [`${placeKey(at)} ${weight}`, at] as const),
    ...strokes.map((stroke) => {
      const kind = 'towards' in stroke ? stroke.towards : (stroke.count ?? 1);
      return [`${placeKey(stroke.at)} line ${kind}`, stroke.at] as const;
    }),
    ...tubes.map(({ cells }) => [`tube ${cells.map(placeKey).join(' ')}`, cells[0]!] as const),
    ...cages.map(({ cells }) => [`cage ${cells.map(placeKey).join(' ')}`, cells[0]!] as const),
  ]);
}

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

/** The place for differences below the board. */
const BELOW: Place = { kind: 'outside', end: 'below', row: 0, col: 0 };
