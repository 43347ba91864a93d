import {
  type Cell,
  type FixedRows,
  Grid,
  MAX_MISPLACED,
  type MisplacedSign,
  type PartialAnswer,
  PuzzleError,
} from '@gridproof/core';
import type { LayerData } from '../layer/layer.js';
import type { PartValue } from '../value/part-value.js';
import type { AnswerContext, AnswerTextCodec } from './answers.js';
import { checkSameSize, printBoard, splitCharacters, splitWords } from './rows.js';
import { readTextBoard, singleBoard, type Token } from './text-board.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
/** Signs of open cells, where no such sign means a cell without a part. */
const OPEN = /^[?._]$/;
const NO_CELL = /^[._]$/;

/** Text of answers that divide the cells into parts: a map in which cells with the same sign are one part; any sign will do. */
export class PartsText implements AnswerTextCodec {
  readonly signsAreNames = true;

  readonly data: LayerData;
  readonly cells: readonly Cell[];

  constructor(
    { data, places }: AnswerContext,
    readonly value: PartValue,
  ) {
    this.data = data;
    this.cells = places as readonly Cell[];
  }

  /** Prints a letter for each part in the order of their first cells, or a number if there are too many parts. */
  print(answer: Grid<number>): string {
    const parts = [...new Set(answer.values)];
    const names = parts.length <= LETTERS.length ? LETTERS : parts.map((_, at) => `${at + 1}`);
    const nameOf = new Map(parts.map((n, at) => [n, names[at]!]));
    const { board } = this.data;
    const map = Grid.from(board.cells, (cell) => (answer.has(cell) ? nameOf.get(answer.at(cell))! : '.'));
    const width = Math.max(...map.values.map((name) => name.length));
    return printBoard(board, map, (name) => name.padStart(width), width > 1 ? ' ' : '');
  }

  /**
   * Parses a map, one character per cell or signs separated by blanks. A part without roots gets a number of its own. Throws `PuzzleError`.
   */
  read(text: string): Grid<number> {
    return this.#assignNumbers(
      this.#signs(text, false, (_, fault) => {
        throw fault;
      }),
    );
  }

  /** Parses a map in which some signs may be open. A part with an open root stays unknown. */
  readPartial(text: string): PartialAnswer {
    const misplaced: MisplacedSign[] = [];
    const signs = this.#signs(text, true, (place, { message, line, column }) => {
      if (misplaced.length < MAX_MISPLACED) misplaced.push({ place, message, position: { line, column } });
    });
    const whole = misplaced.length === 0 && signs.values.every((sign) => sign !== undefined);
    const numbers = this.#numbers(signs);
    const facts = signs.entries().flatMap(([place, sign], variable) => {
      const part = sign === undefined ? undefined : numbers.get(sign);
      if (part === undefined) return [];
      return [{ variable, place, value: this.value.domain!.rawOf(part, place), holds: true }];
    });
    return { ...(whole && { answer: this.#assignNumbers(signs) }), facts, misplaced };
  }

  get fixedRows(): Omit<FixedRows, 'isTitle'> | undefined {
    const { width, height } = this.data.board;
    return this.value.roots.length > LETTERS.length ? undefined : { width, height, separator: /[\n/]/ };
  }

  /** Returns the signs of the cells of the board; undefined for open cells. */
  #signs(
    text: string,
    open: boolean,
    misplaced: (at: Cell, fault: PuzzleError) => void,
  ): Grid<string | undefined> {
    const { board } = this.data;
    const lines = singleBoard(readTextBoard(text).boards);
    const hasBlanks = board.width === 1 || lines.some((line) => splitWords(line).length > 1);
    const rows = lines.map(hasBlanks ? splitWords : splitCharacters);
    checkSameSize(rows, board, 'the answer');
    const tokens = new Grid(board.cells, rows.flat());
    const there = new Grid(this.cells, this.cells);
    const faultAt = (cell: Cell, token: Token, expected: string) =>
      misplaced(cell, new PuzzleError('bad-symbol', `found '${token.text}', expected ${expected}`, token));
    for (const [cell, token] of tokens.entries()) {
      const says = !(open ? OPEN : NO_CELL).test(token.text);
      if (there.has(cell)) {
        if (!says && !open) faultAt(cell, token, 'the sign of a region');
      } else if (says) faultAt(cell, token, "'.' for a cell that is missing");
    }
    return Grid.from(this.cells, (cell) => {
      const { text } = tokens.at(cell);
      return open && OPEN.test(text) ? undefined : text;
    });
  }

  /** Returns the number of each sign: the first part whose roots all have it. */
  #numbers(signs: Grid<string | undefined>): ReadonlyMap<string, number> {
    const numbers = new Map<string, number>();
    for (const [n, roots] of this.value.roots.entries()) {
      const rootSigns = [...new Set(signs.pick(roots))];
      const [sign] = rootSigns;
      if (sign !== undefined && rootSigns.length === 1 && !numbers.has(sign)) numbers.set(sign, n);
    }
    return numbers;
  }

  #assignNumbers(signs: Grid<string | undefined>): Grid<number> {
    const numbers = new Map(this.#numbers(signs));
    const without = new Set(signs.values.filter((sign) => !numbers.has(sign!)));
    for (const [at, sign] of [...without].entries()) numbers.set(sign!, this.value.roots.length + at);
    return signs.map((sign) => numbers.get(sign!)!);
  }
}
