import { type Board, type Cell, Grid, PuzzleError, placeName } from '@gridproof/core';
import type { AnyPlacedLayer } from '../layer/placed.js';
import type { Scanner } from '../text/scanner.js';
import type { Coding, Part } from './coding.js';
import { ENTRY_SIGNS, expectWidth, type FileTable } from './file-table.js';

/** The numbers of a cell for the cells below it and for those to its right; 0 is none. */
type Halves = readonly [below: number, right: number];

/** The maximum run of cells without clues, written `z`; `k` is one cell. */
const LONGEST = 16;
const LETTER_OF_ONE = Number.parseInt('k', 36);

/** The digit of each number: 0 is none. */
const DIGITS = '0123456789abcdefghijABCDEFGHIJKLMNOPQRSTUVWXYZ';

const NONE: Halves = [0, 0];

/** Returns the cells that are not in the first row or column. */
const within = (board: Board): readonly Cell[] => board.cells.filter(({ row, col }) => row > 0 && col > 0);

/** Returns the cells of the first row, then those of the first column, each with the next cell inwards and the half that refers to it. */
const edgeCells = (board: Board): readonly (readonly [own: Cell, next: Cell, half: 0 | 1])[] => [
  ...board.rows[0]!.slice(1).map((own) => [own, board.cell(1, own.col), 0] as const),
  ...board.columns[0]!.slice(1).map((own) => [own, board.cell(own.row, 1), 1] as const),
];

/** The conversion between values of a layer and two numbers; `bare` is the sign of a value without numbers. */
class SplitClueCodec {
  constructor(
    readonly layer: AnyPlacedLayer,
    readonly bare: string,
  ) {}

  /** Returns the layer in which these cells have clues. */
  gridOf(halves: ReadonlyMap<Cell, Halves>, board: Board): Grid<unknown, Cell> {
    const { value } = this.layer;
    return Grid.from(this.layer.places(board) as readonly Cell[], (cluesAt) => {
      const [below, right] = halves.get(cluesAt) ?? [];
      if (below === undefined) return undefined;
      return value.read(below || right ? `${below || ''}\\${right || ''}` : this.bare, board, cluesAt);
    });
  }

  /** Returns the clue of a cell, if it has one. */
  at(at: Cell, content: Grid<unknown, Cell>): Halves | undefined {
    const one = content.at(at);
    if (one === undefined) return undefined;
    const sign = this.layer.value.write(one, at);
    return sign === this.bare ? NONE : (sign.split('\\').map(Number) as never);
  }

  /**
   * Returns the clues of the first row and column, each with whether a cell without a clue follows it. Throws `PuzzleError` if a site
   * cannot express one.
   */
  edgeClues(
    content: Grid<unknown, Cell>,
    board: Board,
    what: string,
  ): readonly (readonly [number, boolean])[] {
    const { width, height } = board;
    if (width < 2 || height < 2)
      throw new PuzzleError('cannot-hold', `${what} cannot hold a board of ${width}x${height}`);
    return [[board.cell(0, 0), undefined, 0] as const, ...edgeCells(board)].map(([edgeCell, next, half]) => {
      const clue = this.at(edgeCell, content);
      const isOpen = next !== undefined && this.at(next, content) === undefined;
      if (!clue)
        throw new PuzzleError(
          'cannot-hold',
          `${what} has only clues in the first row and column: ${placeName(edgeCell)} is none`,
        );
      if (clue[1 - half]! > 0 || (clue[half] > 0 && !isOpen))
        throw new PuzzleError(
          'cannot-hold',
          `${what} cannot hold a clue for no cells, as that of ${placeName(edgeCell)}`,
        );
      return [clue[half], isOpen];
    });
  }
}

const codingOf = (bare: string): Coding => ({
  read(scanner, { board, layer }) {
    const halves = new Map<Cell, Halves>(board.cells.map((cell) => [cell, NONE]));
    const cells = within(board);
    const all = `${cells.length} cells`;
    for (let at = 0; at < cells.length; ) {
      if (scanner.done) throw scanner.tooShort(at, all);
      const start = scanner.at;
      const run = scanner.take(/[k-z]/y);
      if (run !== undefined) {
        const end = at + Number.parseInt(run, 36) - LETTER_OF_ONE + 1;
        if (end > cells.length) throw scanner.tooLong(all, start);
        for (; at < end; at++) halves.delete(cells[at]!);
      } else if (scanner.take(/\./y)) at++;
      else halves.set(cells[at++]!, [numberIn(scanner, ", '.' or a letter from k to z"), numberIn(scanner)]);
    }
    for (const [edgeCell, next, half] of edgeCells(board)) {
      if (halves.has(next)) continue;
      const number = numberIn(scanner);
      halves.set(edgeCell, half === 0 ? [number, 0] : [0, number]);
    }
    return new SplitClueCodec(layer as AnyPlacedLayer, bare).gridOf(halves, board);
  },

  write(content: Grid<unknown, Cell>, { board, layer, formatNoun }) {
    const splits = new SplitClueCodec(layer as AnyPlacedLayer, bare);
    const outer = splits.edgeClues(content, board, formatNoun);
    let text = '';
    let run = 0;
    for (const at of [...within(board), undefined]) {
      const clue = at && splits.at(at, content);
      if (run > 0 && (!at || clue || run === LONGEST)) {
        text += (LETTER_OF_ONE + run - 1).toString(36);
        run = 0;
      }
      if (at && !clue) run++;
      if (clue) text += clue === NONE ? '.' : clue.map((number) => DIGITS[number]).join('');
    }
    return text + outer.flatMap(([number, isOpen]) => (isOpen ? DIGITS[number]! : [])).join('');
  },

  /** The number for the cells to the right comes first. */
  table: (layer): FileTable<Grid<unknown, Cell>> => {
    const splits = new SplitClueCodec(layer, bare);
    return {
      read(lines, board) {
        const halves = new Map<Cell, Halves>();
        for (const [row, tokens] of lines.take(board.height, 'its board').entries()) {
          expectWidth(tokens, board.width);
          for (const [col, { text, ...position }] of tokens.entries()) {
            const at = board.cell(row, col);
            const inner = row > 0 && col > 0;
            if (inner && ENTRY_SIGNS.has(text)) continue;
            const [right = 0, below = 0] = text.split(',').map((one) => Math.max(0, Number(one)));
            if (
              !(inner ? /^-?\d+,-?\d+$/ : /^(-?\d+|\.)$/).test(text) ||
              Math.max(below, right) >= DIGITS.length
            )
              throw new PuzzleError(
                'bad-symbol',
                `found '${text}', expected ${inner ? 'two numbers' : 'a number'} up to ${DIGITS.length - 1}${inner ? " as in 12,3, or '.'" : ''}`,
                position,
              );
            halves.set(at, inner ? [below, right] : row === 0 ? [right || 0, 0] : [0, right || 0]);
          }
        }
        return splits.gridOf(halves, board);
      },
      write(content, board) {
        const outer = splits.edgeClues(content, board, 'such a file').map(([number]) => number);
        return board.rows.map((cells) =>
          cells
            .map(({ row, col }, at) => {
              if (row === 0) return outer[col];
              if (col === 0) return outer[board.width - 1 + row];
              const clue = splits.at(cells[at]!, content);
              return clue ? `${clue[1]},${clue[0]}` : '.';
            })
            .join(' '),
        );
      },
    };
  },

  pattern: /^[\da-zA-Z.-]+$/,
  example: '48la0.…',
});

/** Reads the number of one half; `-` is also none. */
function numberIn(scanner: Scanner, or = ''): number {
  if (scanner.take(/-/y)) return 0;
  const digit = scanner.take(/[\da-jA-Z]/y);
  if (digit !== undefined) return DIGITS.indexOf(digit);
  throw scanner.unexpected(`a sign for a number up to ${DIGITS.length - 1}${or}`);
}

/**
 * Coding of two numbers in cells with a diagonal, below and to the right, with letters for runs of other cells, in puzz.link addresses;
 * `bare` is the sign of diagonal cells without numbers. The first row and column have no other cells, and come last.
 */
export const splitClues = <const N extends string>(layer: N, bare: string): Part<N> => ({
  layer,
  coding: codingOf(bare),
});
