import { endsOf, type Place } from '@gridproof/core';
import type { PictureReading } from '@gridproof/picture';

/** A point of a picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An item beside the board with its middle. */
interface ItemPlace extends Point {
  readonly text: string;
}

/** Where a picture shows the cells of a board and the items beside it. */
export interface PicturePlaces {
  /** Upper left corner of the board, and side of a cell. */
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly items: readonly ItemPlace[];
}

const HEAD = '# picture:';
const PLACES = /^# picture: cells of ([\d.]+) pixels from ([\d.-]+),([\d.-]+)(.*)$/m;
const ITEM = / (\S+) at ([\d.-]+),([\d.-]+)/g;

/** Returns the comment in front of a puzzle that tells where its picture shows the cells and items. */
export function printPlaces({ lattice, texts }: PictureReading): string {
  const { left, top, size, boxes } = lattice;
  const items = boxes ? texts.filter(({ place }) => place.kind === 'outside' && place.row < 0) : [];
  const board = `cells of ${rounded(size)} pixels from ${rounded(left)},${rounded(top)}`;
  const places = items.map(({ text, box }) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return `${text} at ${rounded(x)},${rounded(y)}`;
  });
  return `${HEAD} ${[board, ...places].join('; ')}`;
}

const rounded = (number: number): number => Math.round(100 * number) / 100;

/** Returns the places that a comment tells; undefined if a text has no such comment. */
export function parsePlaces(text: string): PicturePlaces | undefined {
  const [found, size, left, top, rest = ''] = PLACES.exec(text) ?? [];
  if (found === undefined) return undefined;
  const items = [...rest.matchAll(ITEM)].map(([, item, x, y]) => ({
    text: item!,
    x: Number(x),
    y: Number(y),
  }));
  return { left: Number(left), top: Number(top), size: Number(size), items };
}

/** Returns the middle of a place in whole pixels. */
export function middleOf(place: Place, { left, top, size }: PicturePlaces): Point {
  const [row, col] = positionOf(place);
  return { x: Math.round(left + col * size), y: Math.round(top + row * size) };
}

/** Returns the distances of the middle of a place from the upper left corner of the board, in cells. */
function positionOf(place: Place): readonly [row: number, col: number] {
  if (place.kind === 'corner') return [place.row, place.col];
  if (place.kind === 'cell' || place.kind === 'outside') return [place.row + 0.5, place.col + 0.5];
  const [one, other] = endsOf(place).map(positionOf) as [
    ReturnType<typeof positionOf>,
    ReturnType<typeof positionOf>,
  ];
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}
