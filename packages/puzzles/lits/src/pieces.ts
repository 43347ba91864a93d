import { type Board, type Cell, Grid, placement, type ShapeRows } from '@gridproof/describe';
import { TETROMINOES } from './tetrominoes.js';

/** A tetromino where it may lie on a board. */
export interface Piece {
  readonly number: number;
  readonly shape: ShapeRows;
  /** As the numbers of its cells, and of those beside it. */
  readonly cells: readonly number[];
  readonly neighbours: ReadonlySet<number>;
}

/** The relation of two tetrominoes of different regions: they share no side, share one, or exclude each other. */
export type Meeting = 'apart' | 'joined' | 'never';

const MEETINGS: readonly Meeting[] = ['apart', 'joined', 'never'];

/** All tetrominoes of a board, whose cells are numbers here. */
export class Pieces {
  readonly all: readonly Piece[];
  /** By cell: those beside it. */
  readonly neighbours: readonly (readonly number[])[];
  /** By cell: the tetrominoes that cover it. */
  readonly covering: readonly (readonly Piece[])[];
  /** By cell: the squares of four that it belongs to. */
  readonly #squares: readonly (readonly (readonly number[])[])[];
  /** By pair of tetrominoes: 1 + the index of their relation; 0 before it is needed. */
  readonly #meetings: Uint8Array;

  constructor(board: Board) {
    const numberOf = ({ row, col }: Cell) => row * board.width + col;
    this.neighbours = board.cells.map((cell) => board.neighbours(cell).map(numberOf));
    const squares = board.rectangles(2, 2).map((square) => square.map(numberOf));
    this.#squares = board.cells.map((_, cell) => squares.filter((square) => square.includes(cell)));
    const anywhere = Grid.from(board.cells, () => true);
    const { placements } = placement(anywhere, [{ shapes: TETROMINOES, number: 1 }]);
    this.all = placements.map((position, number) => {
      const cells = position.cells.map(numberOf);
      const neighbours = cells
        .flatMap((cell) => this.neighbours[cell]!)
        .filter((cell) => !cells.includes(cell));
      return { number, shape: position.shape, cells, neighbours: new Set(neighbours) };
    });
    const covering: Piece[][] = board.cells.map(() => []);
    for (const piece of this.all) for (const cell of piece.cells) covering[cell]!.push(piece);
    this.covering = covering;
    this.#meetings = new Uint8Array(this.all.length ** 2);
  }

  meeting(one: Piece, other: Piece): Meeting {
    const pair = one.number * this.all.length + other.number;
    this.#meetings[pair] ||= 1 + MEETINGS.indexOf(this.#meetingOf(one, other));
    return MEETINGS[this.#meetings[pair]! - 1]!;
  }

  #meetingOf(one: Piece, other: Piece): Meeting {
    if (!one.cells.some((cell) => other.neighbours.has(cell))) return 'apart';
    const isOn = (cell: number) => one.cells.includes(cell) || other.cells.includes(cell);
    return one.shape === other.shape || this.makesSquare(one, isOn) ? 'never' : 'joined';
  }

  /** Returns whether a square of four cells that includes the tetromino is full. */
  makesSquare({ cells }: Piece, isOn: (cell: number) => boolean): boolean {
    return cells.some((cell) => this.#squares[cell]!.some((square) => square.every(isOn)));
  }
}
