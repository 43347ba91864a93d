import { Grid } from '../board/grid.js';
import { type Cell, cell, placeName } from '../board/place.js';
import type { Variable } from '../model/expression.js';
import type { Fact } from '../model/fact.js';
import { Model } from '../model/model.js';
import { valuesOf } from '../model/values.js';
import type { AnyPuzzle } from '../puzzle.js';
import { PuzzleError } from './error.js';
import { readAnswer } from './read.js';
import { type Token, tokensIn, WithSigns } from './signs.js';

/**
 * Reads what a player has entered: an answer in which some signs are still open, `?` for each of them, or `.` or `_` where
 * answers have no such sign. Throws `PuzzleError`; its code is `no-partial-answers` where a type's answers are no board with
 * a sign for each cell.
 */
export function readEntries(type: AnyPuzzle, puzzle: unknown, text: string): readonly Fact[] {
  const { described } = type;
  if (described) {
    const described_: AnyPuzzle = Object.create(type, {
      readAnswer: { value: (answer: string) => described.readEntries(answer, puzzle) },
    });
    return readAnswer(text, described_, puzzle) as readonly Fact[];
  }
  const sheet = new AnswerSheet(type, puzzle);
  // What a type has may be inherited, so it is not copied.
  const entering: AnyPuzzle = Object.create(type, {
    readAnswer: { value: (answer: string) => sheet.read(answer) },
  });
  return readAnswer(text, entering, puzzle) as readonly Fact[];
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
class AnswerSheet {
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

  read(text: string): readonly Fact[] {
    const squares = this.#squares;
    const tokens = tokensIn(
      text,
      new Set(squares.flatMap(({ signs }) => [...signs, ...OPEN])),
      squares.length,
    );
    const unused = unusedIn(text);
    const open = new Map<Token, string>();
    for (const [at, token] of tokens.entries()) {
      // Where there are more or fewer than squares, the reader below says what is wrong.
      const square = squares[Math.min(at, squares.length - 1)]!;
      if (!OPEN.includes(token.sign) || square.signs.includes(token.sign)) continue;
      const sign = saysNothing(square) ? unused : square.signs[0];
      open.set(token, this.#parted ? ` ${sign} ` : sign);
    }
    const answer = new WithSigns(text, open).read((whole) => this.type.readAnswer(whole, this.puzzle));
    if (open.size && tokens.length !== squares.length)
      throw new PuzzleError(
        'other-size',
        `found ${tokens.length} signs, expected ${squares.length}, one for each cell`,
      );
    return squares.flatMap((square, at) => {
      const token = tokens.length === squares.length ? tokens[at]! : undefined;
      return token && open.has(token) ? [] : this.#fact(square, answer, token);
    });
  }

  /** What an answer says of a square; nothing where that hangs on signs which are open. */
  #fact(square: Square, answer: Grid<unknown, Cell>, token: Token | undefined): readonly Fact[] {
    const { cell: place, variable } = square;
    if (!variable) return [];
    const read = answer.at(place);
    for (let rank = 0; rank < sizeOf(variable); rank++)
      if (this.#answer(rank).at(place) === read)
        return [{ variable: variable.id, place, value: valueAt(variable, rank), holds: true }];
    if (saysNothing(square)) return [];
    throw new PuzzleError(
      'bad-symbol',
      `the sign at ${placeName(place)} stands there in no answer, expected another or '?'`,
      token && { line: token.line, column: token.column },
    );
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
