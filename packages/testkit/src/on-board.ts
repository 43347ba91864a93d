import { endsOf, type Place } from '@gridproof/core';

/** Returns whether a place belongs to a board, with the sides and corners at its edge and the places outside for clues of its lines. */
export function isOnBoard(board: { width: number; height: number }, place: Place): boolean {
  const { width, height } = board;
  const { row, col } = place;
  const isRowIn = (from: number, to: number) => row >= from && row < to;
  const isColumnIn = (from: number, to: number) => col >= from && col < to;
  switch (place.kind) {
    case 'cell':
      return isRowIn(0, height) && isColumnIn(0, width);
    case 'corner':
      return isRowIn(0, height + 1) && isColumnIn(0, width + 1);
    case 'side':
      return place.towards === 'right'
        ? isRowIn(0, height) && isColumnIn(-1, width)
        : isRowIn(-1, height) && isColumnIn(0, width);
    case 'link': {
      const [from, to] = endsOf(place);
      return isOnBoard(board, from) && isOnBoard(board, to);
    }
    case 'outside':
      if (place.end === 'left' || place.end === 'right')
        return isRowIn(0, height) && col === (place.end === 'left' ? -1 : width);
      return isColumnIn(0, width) && row === (place.end === 'above' ? -1 : height);
  }
}
