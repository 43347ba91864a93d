import {
  type Cell,
  endsOf,
  type Fact,
  type FixedRows,
  Grid,
  type IntVar,
  joinList,
  type Link,
  MAX_MISPLACED,
  type MisplacedSign,
  type PartialAnswer,
  type Place,
  PuzzleError,
} from '@gridproof/core';
import type { LayerData } from '../layer/layer.js';
import { quoteSign } from '../value/one-of.js';
import type { ValueType } from '../value/value.js';
import type { AnswerContext, AnswerTextCodec } from './answers.js';
import type { BoardLayout } from './board-layout.js';
import { printSigns } from './sign-grid.js';
import { readTextBoard, singleBoard, type Token } from './text-board.js';
import { checkShape, signsIn } from './tokens.js';

/** Signs of a place where no bridge can be. */
const SILENT = /^[.?_]$/;
const OPEN = '?';

/** Signs of bridges that cross, which only a wrong answer has: by number across, then by number down. */
const CROSSED = ['+╫ef', '╪╬gh', 'ijkl', 'mnop'];

/** A place of the text: a cell or the gap between two, with the links that run over it. */
interface Spot {
  readonly cell: Cell | undefined;
  readonly links: Link[];
}

type ReportMisplaced = (at: Place, fault: PuzzleError) => void;

/**
 * Text of answers with bridges along links of any length: the sign of a link stands in each cell between its ends, and the clues stand in
 * their cells. If neighbours are linked, or the text is large enough for it, there are also places between the cells.
 */
export class BridgesText implements AnswerTextCodec {
  readonly signsAreNames = false;
  readonly data: LayerData;
  readonly links: readonly Link[];
  readonly #longest: number;

  constructor(
    readonly puzzle: AnswerContext,
    readonly value: ValueType<number, IntVar>,
  ) {
    this.data = puzzle.data;
    this.links = puzzle.places as readonly Link[];
    this.#longest = Math.max(1, ...this.data.board.cells.map((cell) => puzzle.clueAt(cell)?.length ?? 0));
  }

  print(answer: Grid<number, Link>): string {
    const spots = this.#spots(this.links.some(({ length }) => length === 1) ? 2 : 1);
    return printSigns(spots.map((row) => row.map((spot) => this.#signAt(spot, answer))));
  }

  #signAt({ cell, links }: Spot, answer: Grid<number, Link>): string {
    const [first] = links;
    if (!first) return (cell && this.puzzle.clueAt(cell)) ?? '.';
    const drawn = links.filter((link) => answer.at(link) > 0);
    const [one = first, other] = drawn;
    return other ? crossedSign(answer.at(one), answer.at(other)) : this.value.write(answer.at(one), one);
  }

  /** Parses a complete answer. Throws `PuzzleError`. */
  read(text: string): Grid<number, Link> {
    const fail: ReportMisplaced = (_, fault) => {
      throw fault;
    };
    return this.#readGrid(text, false, fail) as Grid<number, Link>;
  }

  /** Parses a partial answer; a link with a `?` along it is open. */
  readPartial(text: string): PartialAnswer {
    const misplaced: MisplacedSign[] = [];
    const grid = this.#readGrid(text, true, (place, { message, line, column }) => {
      if (misplaced.length < MAX_MISPLACED) misplaced.push({ place, message, position: { line, column } });
    });
    const facts = grid
      .entries()
      .flatMap(([place, value], variable): Fact[] =>
        value === undefined ? [] : [{ variable, place, value, holds: true }],
      );
    const whole = misplaced.length === 0 && facts.length === this.links.length;
    return { ...(whole && { answer: grid }), facts, misplaced };
  }

  get fixedRows(): Omit<FixedRows, 'isTitle'> | undefined {
    const { width, height } = this.data.board;
    const plain = this.#longest === 1 && this.links.every(({ length }) => length > 1);
    return plain ? { width, height, separator: /[\n/]/ } : undefined;
  }

  #readGrid(text: string, open: boolean, misplaced: ReportMisplaced): Grid<number | undefined, Link> {
    const { board } = this.data;
    const lines = singleBoard(readTextBoard(this.#fillBlankRows(text)).boards);
    const layout = this.#form;
    const { rows } = signsIn(lines, {
      layout,
      longest: this.#longest,
      square: false,
      digitsTogether: false,
      size: board,
    });
    const plain = this.#spots(1);
    const wide = this.#spots(2);
    const isLike = (spots: typeof plain) => spots.length === rows.length;
    const sameWidth = (spots: typeof plain) => spots[0]!.length === rows[0]!.length;
    const spots = isLike(wide) && (!isLike(plain) || (sameWidth(wide) && !sameWidth(plain))) ? wide : plain;
    checkShape(rows, layout, { what: 'the answer', across: spots[0]!.length, down: spots.length });
    const seen = Grid.from(this.links, (): (readonly [n: number | undefined, token: Token])[] => []);
    for (const [row, rowSpots] of spots.entries())
      for (const [col, spot] of rowSpots.entries())
        this.#readSpot(spot, rows[row]![col]!, { seen, open, misplaced });
    return seen.map((all, link) => {
      const [first] = all;
      if (!first || all.some(([n]) => n === undefined)) return first ? undefined : 0;
      const [n] = first;
      const other = all.find(([one]) => one !== n);
      if (!other) return n;
      const [sign, expected] = [other[1].text, this.value.write(n!, link)];
      misplaced(link, badSymbol(other[1], `found '${sign}', expected '${expected}' as before on this line`));
      return undefined;
    });
  }

  /** Fills rows without a sign, if the text has the right number of rows. */
  #fillBlankRows(text: string): string {
    const { width, height } = this.data.board;
    const rows = text.split(/\r\n|\r|\n/);
    if (rows.at(-1) === '') rows.pop();
    return rows.length === height
      ? rows.map((row) => (row.trim() === '' ? '.'.repeat(width) : row)).join('\n')
      : text;
  }

  /** Records the bridges that a sign stands for on the links that run over it. */
  #readSpot(
    { cell, links }: Spot,
    token: Token,
    {
      seen,
      open,
      misplaced,
    }: {
      readonly seen: Grid<(readonly [number | undefined, Token])[], Link>;
      readonly open: boolean;
      readonly misplaced: ReportMisplaced;
    },
  ): void {
    const { board } = this.data;
    const { text } = token;
    const clue = cell && this.puzzle.clueAt(cell);
    if (links.length === 0) {
      if (SILENT.test(text) || text === clue) return;
      const expected = clue === undefined ? "'.'" : `${quoteSign(clue)} as in the puzzle`;
      misplaced(cell ?? board.cells[0]!, badSymbol(token, `found '${text}', expected ${expected}`));
      return;
    }
    const crossed = links.length === 2 ? crossingsOf(text) : undefined;
    const read = links.map((link, nth) => crossed?.[nth] ?? this.value.read(text, board, link));
    const isOpen = open && text === OPEN;
    if (!isOpen && text !== '_' && read.every((n) => n === undefined)) {
      const expected = [...new Set(links.flatMap((link) => this.value.expected(board, link)))].sort();
      misplaced(links[0]!, badSymbol(token, `found '${text}', expected ${joinList(expected, 'or')}`));
      return;
    }
    for (const [nth, link] of links.entries())
      seen.at(link).push([isOpen ? undefined : (read[nth] ?? 0), token]);
  }

  /** Returns the places of the text row by row, `step` signs from a cell to the next. */
  #spots(step: 1 | 2): readonly (readonly Spot[])[] {
    const { width, height } = this.data.board;
    const across = (cells: number) => step * (cells - 1) + 1;
    const spots = Array.from({ length: across(height) }, (_, down) =>
      Array.from({ length: across(width) }, (_, right): Spot => {
        const isCell = down % step === 0 && right % step === 0;
        return { cell: isCell ? this.data.board.cell(down / step, right / step) : undefined, links: [] };
      }),
    );
    // Of two links that cross, the one across comes first.
    const down = this.links.filter(({ towards }) => towards === 'below');
    for (const link of [...this.links.filter(({ towards }) => towards === 'right'), ...down]) {
      const [{ row, col }] = endsOf(link);
      const [y, x] = link.towards === 'right' ? [0, 1] : [1, 0];
      for (let by = 1; by < link.length * step; by++)
        spots[row * step + by * y]![col * step + by * x]!.links.push(link);
    }
    return spots;
  }

  get #form(): BoardLayout {
    const { width, height } = this.data.board;
    return {
      thing: 'cell',
      sizeOf: (across, down) =>
        across === 2 * width - 1 && down === 2 * height - 1
          ? { width, height }
          : { width: across, height: down },
      spots: (board) => board.rows,
      filler: () => undefined,
      fillers: SILENT,
    };
  }

  /** Returns the sign of the clue in a cell. */
}

const badSymbol = (token: Token, message: string): PuzzleError =>
  new PuzzleError('bad-symbol', message, token);

/** Returns the sign of bridges that cross, for their numbers across and down. */
const crossedSign = (across: number, down: number): string => CROSSED[across - 1]![down - 1]!;

/** Returns the numbers of crossing bridges that a sign stands for, across and down. */
function crossingsOf(sign: string): readonly [across: number, down: number] | undefined {
  const across = CROSSED.findIndex((signs) => signs.includes(sign)) + 1;
  return across === 0 ? undefined : [across, CROSSED[across - 1]!.indexOf(sign) + 1];
}
