import { Grid } from '../board/grid.js';
import { type Cell, cell, placeName } from '../board/place.js';
import type { Variable } from '../model/expression.js';
import type { Fact } from '../model/fact.js';
import { Model } from '../model/model.js';
import { valuesOf } from '../model/values.js';
import type { AnyPuzzle } from '../puzzle.js';
import { withoutBlanks } from './blanks.js';
import { type Entered, type Misplaced, MOST_MISPLACED } from './entered.js';
import { PuzzleError } from './error.js';
import { findType } from './naming.js';
import { readAnswer } from './read.js';
import { type Token, tokensIn, WithSigns } from './signs.js';

/**
 * Reads an answer in which some signs may still be open: `?` for each of them, `.` or `_` where answers have no such sign, or
 * a blank where each sign is one character. Throws `PuzzleError`; its code is `no-partial-answers` where a type's answers are
 * no board with a sign for each cell.
 */
export function readEntered(type: AnyPuzzle, puzzle: unknown, text: string): Entered {
  return readOn(sheetOf(type, puzzle), text, (entered) => entered);
}

/** What the signs of a text say, as `readEntered` reads them; a sign that no answer has there is a `PuzzleError`, too. */
export function readEntries(type: AnyPuzzle, puzzle: unknown, text: string): readonly Fact[] {
  return readOn(sheetOf(type, puzzle), text, ({ facts, misplaced: [first] }) => {
    if (first) throw new PuzzleError('bad-symbol', first.message, first.position);
    return facts;
  });
}

/** What answers to a puzzle are written on. */
interface Sheet {
  readonly type: AnyPuzzle;
  readonly puzzle: unknown;
  withoutBlanks(text: string): string;
  read(text: string): Entered;
}

/** The sheet that the description of a puzzle type has; else one that is found by looking at invented answers. */
function sheetOf(type: AnyPuzzle, puzzle: unknown): Sheet {
  const { described } = type;
  if (!described) return new AnswerSheet(type, puzzle);
  return {
    type,
    puzzle,
    withoutBlanks: (text) => {
      const rows = described.fixedRows(puzzle);
      return rows ? withoutBlanks(text, { ...rows, isTitle: (line) => isTitle(line, type) }) : text;
    },
    read: (text) => described.readEntered(text, puzzle),
  };
}

const isTitle = (line: string, type: AnyPuzzle): boolean => findType(line.trim(), [type]) !== undefined;

/** Reads a text as answers are read: below comments and the name of the type. */
function readOn<T>(sheet: Sheet, text: string, result: (entered: Entered) => T): T {
  // What a type has may be inherited, so it is not copied.
  const entering: AnyPuzzle = Object.create(sheet.type, {
    readAnswer: { value: (answer: string) => result(sheet.read(answer)) },
  });
  return readAnswer(sheet.withoutBlanks(text), entering, sheet.puzzle) as T;
}

/** What may stand for an open sign. */
const OPEN: readonly string[] = ['?', '.', '_'];

/** A place of the board that answers are written as. */
interface Square {
  readonly cell: Cell;
  /** None where the board lacks the cell. */
  readonly variable: Variable | undefined;
  /** What stands here in two answers that differ everywhere. */
  readonly signs: readonly [string, string];
}

/** The board that all answers to a puzzle are written as, a sign for each cell. */
class AnswerSheet implements Sheet {
  readonly #variables: readonly Variable[];
  readonly #key: Grid<Variable, Cell>;
  readonly #squares: readonly Square[];
  /** Whether answers have blanks between their signs. */
  readonly #parted: boolean;
  readonly #uniform: Grid<unknown, Cell>[] = [];

  constructor(
    readonly type: AnyPuzzle,
    readonly puzzle: unknown,
  ) {
    const model = new Model();
    const key = type.encode(model, puzzle);
    this.#variables = model.variables;
    if (!isOfCells<Variable>(key)) throw this.#unreadable();
    this.#key = key;
    const { width, height } = type.draw(puzzle);
    const [low, high] = [0, 1].map((rank) => type.printAnswer(this.#answer(rank), puzzle).split('\n'));
    const signs = [low!, high!].map((rows) => rows.flatMap((row) => signsOf(row, width)));
    if (signs.some(({ length }) => length !== width * height)) throw this.#unreadable();
    this.#parted = low!.some((row) => /\S\s+\S/.test(row));
    this.#squares = signs[0]!.map((sign, at) => {
      const place = cell(Math.floor(at / width), at % width);
      const variable = key.has(place) ? key.at(place) : undefined;
      return { cell: place, variable, signs: [sign, signs[1]![at]!] };
    });
  }

  /** A text in which an open sign stands for each blank, if its rows have a character for each cell. */
  withoutBlanks(text: string): string {
    const { width, height } = this.type.draw(this.puzzle);
    if (this.#parted) return text;
    const slash = this.#squares.some(({ signs }) => signs.includes('/'));
    return withoutBlanks(text, {
      width,
      height,
      endsRow: slash ? '\n' : /[\n/]/,
      isTitle: (line) => isTitle(line, this.type),
    });
  }

  read(text: string): Entered {
    const squares = this.#squares;
    const tokens = tokensIn(
      text,
      new Set(squares.flatMap(({ signs }) => [...signs, ...OPEN])),
      squares.length,
    );
    const unused = unusedIn(text);
    const open = new Map<Token, string>();
    const leaveOpen = (at: number, token: Token): void => {
      // Where there are more or fewer than squares, the reader below says what is wrong.
      const square = squares[Math.min(at, squares.length - 1)]!;
      const sign = saysNothing(square) ? unused : square.signs[0];
      open.set(token, this.#parted ? ` ${sign} ` : sign);
    };
    for (const [at, token] of tokens.entries()) {
      const square = squares[Math.min(at, squares.length - 1)]!;
      if (OPEN.includes(token.sign) && !square.signs.includes(token.sign)) leaveOpen(at, token);
    }
    const fits = tokens.length === squares.length;
    const misplaced: Misplaced[] = [];
    const refused = (at: number, { message }: PuzzleError): void => {
      const { line, column } = tokens[at]!;
      misplaced.push({ place: squares[at]!.cell, message, position: { line, column } });
    };
    let answer: Grid<unknown, Cell> | undefined;
    while (!answer)
      try {
        answer = new WithSigns(text, open).read((whole) => this.type.readAnswer(whole, this.puzzle));
      } catch (error) {
        const at = fits ? tokens.findIndex((token) => isAt(error, token)) : -1;
        // A sign that stands for an open one is no fault of the player's.
        if (at < 0 || open.has(tokens[at]!) || misplaced.length === MOST_MISPLACED) throw error;
        refused(at, error as PuzzleError);
        leaveOpen(at, tokens[at]!);
      }
    if (open.size && !fits)
      throw new PuzzleError(
        'other-size',
        `found ${tokens.length} signs, expected ${squares.length}, one for each cell`,
      );
    const whole = open.size === 0 ? { answer } : {};
    const facts = squares.flatMap((square, at) => {
      if (fits && open.has(tokens[at]!)) return [];
      const fact = this.#fact(square, answer);
      if (fact !== 'in no answer') return fact;
      const message = `the sign at ${placeName(square.cell)} stands there in no answer, expected another or '?'`;
      const error = new PuzzleError('bad-symbol', message);
      if (!fits) throw error;
      refused(at, error);
      return [];
    });
    return { ...whole, facts, misplaced };
  }

  /** What an answer says of a square; nothing where that hangs on signs which are open. */
  #fact(square: Square, answer: Grid<unknown, Cell>): readonly Fact[] | 'in no answer' {
    const { cell: place, variable } = square;
    if (!variable) return [];
    const read = answer.at(place);
    for (let rank = 0; rank < sizeOf(variable); rank++)
      if (this.#answer(rank).at(place) === read)
        return [{ variable: variable.id, place, value: valueAt(variable, rank), holds: true }];
    return saysNothing(square) ? [] : 'in no answer';
  }

  /** The answer in which each variable has the value of this rank in its domain. */
  #answer(rank: number): Grid<unknown, Cell> {
    const known = this.#uniform[rank];
    if (known) return known;
    const values = this.#variables.map((variable) => valueAt(variable, rank));
    const answer = this.type.decode(valuesOf(this.#key, values), this.puzzle);
    if (!isOfCells(answer) || !this.#key.places.every((place) => answer.has(place))) throw this.#unreadable();
    this.#uniform[rank] = answer;
    return answer;
  }

  #unreadable(): PuzzleError {
    return new PuzzleError(
      'no-partial-answers',
      `a part of an answer to ${this.type.title} cannot be read, expected a whole one`,
    );
  }
}

const isOfCells = <T>(of: unknown): of is Grid<T, Cell> =>
  of instanceof Grid && of.places.every(({ kind }) => kind === 'cell');

/** Whether something is thrown because of the sign that stands here. */
const isAt = (error: unknown, { line, column }: Token): boolean =>
  error instanceof PuzzleError &&
  error.code === 'bad-symbol' &&
  error.column === column &&
  (error.line ?? 1) === line;

/** The signs of a row, parted by blanks or each one character. */
function signsOf(row: string, width: number): readonly string[] {
  const words = row.match(/\S+/gu) ?? [];
  return words.length === width ? words : (row.match(/\S/gu) ?? []);
}

/** Whether a sign says nothing by itself: letters of regions do not, only where they are equal. */
const saysNothing = ({ variable, signs: [one, other] }: Square): boolean =>
  variable !== undefined && sizeOf(variable) > 1 && one === other;

const sizeOf = (variable: Variable): number => (variable.op === 'bool' ? 2 : variable.max - variable.min + 1);

const valueAt = (variable: Variable, rank: number): boolean | number =>
  variable.op === 'bool' ? rank > 0 : Math.min(variable.min + rank, variable.max);

/** A letter that a text does not have. */
function unusedIn(text: string): string {
  for (let code = 65; ; code++) {
    const letter = String.fromCodePoint(code);
    if (/\p{L}/u.test(letter) && !text.includes(letter)) return letter;
  }
}
