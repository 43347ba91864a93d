import { endsOf, type Place } from '@gridproof/core';

/** Returns whether a place belongs to a board, including sides and corners at its edge, and places just outside for clues of its lines. */
export function isOnBoard({ width, height }: { width: number; height: number }, place: Place): boolean {
  const { row, col } = place;
  const rows = (from: number, to: number) => row >= from && row < to;
  const columns = (from: number, to: number) => col >= from && col < to;
  switch (place.kind) {
    case 'cell':
      return rows(0, height) && columns(0, width);
    case 'corner':
      return rows(0, height + 1) && columns(0, width + 1);
    case 'side':
      return place.towards === 'right'
        ? rows(0, height) && columns(-1, width)
        : rows(-1, height) && columns(0, width);
    case 'link': {
      const [from, to] = endsOf(place);
      return isOnBoard({ width, height }, from) && isOnBoard({ width, height }, to);
    }
    case 'outside':
      if (place.end === 'left' || place.end === 'right')
        return rows(0, height) && col === (place.end === 'left' ? -1 : width);
      return columns(0, width) && row === (place.end === 'above' ? -1 : height);
  }
}
