import { type Board, type Cell, placeKey } from '@gridproof/describe';

/** The number of the chain that the edge of the board belongs to. */
const EDGE = -1;

/**
 * Shaded cells that touch at corners, and the edge of the board, as chains. The cells between them stay connected until a chain closes: it
 * comes back to itself, or reaches the edge a second time.
 */
export class Chains {
  /** By the key of a shaded cell: the number of its chain. */
  readonly #chainOf = new Map<number, number>();

  constructor(private readonly board: Board) {}

  /** Returns whether a chain would close with one more shaded cell that has no shaded neighbour. */
  closesWith(cell: Cell): boolean {
    const met = this.#met(cell);
    return new Set(met).size < met.length;
  }

  add(cell: Cell): void {
    const met = new Set(this.#met(cell));
    const own = met.has(EDGE) ? EDGE : placeKey(cell);
    this.#chainOf.set(placeKey(cell), own);
    for (const [key, chain] of this.#chainOf) if (met.has(chain)) this.#chainOf.set(key, own);
  }

  /** The chains that a cell touches, each as often as it does. */
  #met({ row, col }: Cell): readonly number[] {
    const { width, height } = this.board;
    const corners = [-1, 1].flatMap((down) =>
      [-1, 1].flatMap((right) => this.board.rows[row + down]?.[col + right] ?? []),
    );
    const met = corners.flatMap((corner) => this.#chainOf.get(placeKey(corner)) ?? []);
    const [across, upright] = [
      [col === 0, col === width - 1],
      [row === 0, row === height - 1],
    ];
    // A cell between two edges parts what lies at its other sides.
    const isBetween =
      [across, upright].some((ends) => ends.every(Boolean)) &&
      !(across.some(Boolean) && upright.some(Boolean));
    if (isBetween) met.push(EDGE);
    if ([...across, ...upright].some(Boolean)) met.push(EDGE);
    return met;
  }
}
