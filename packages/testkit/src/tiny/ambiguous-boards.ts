import {
  type AnyPuzzle,
  type Assignment,
  type Engine,
  enumerate,
  PuzzleError,
  type PuzzleFactory,
  Random,
} from '@gridproof/core';
import { readExample } from '../read-example.js';

/** A board with several answers. */
export interface AmbiguousBoard {
  readonly puzzle: unknown;
  /** All answers. */
  readonly answers: readonly Assignment[];
}

/** A board with more answers shows little that they have in common. */
const MAX_ANSWERS = 200;
/** Examples with more variables take long to enumerate. */
const MAX_VARIABLES = 400;
/** How many puzzles are drawn. */
const DRAWS = 40;
/** How many changes of clues are tried on one example. */
const CHANGES = 150;
/** Some sides of the puzzles that are drawn. */
const SIDES = [3, 4, 5, 6];

/** Finds boards with several answers that are larger than tiny ones: puzzles that the type draws, and examples with other clues. */
export class AmbiguousBoards {
  readonly #maker: PuzzleFactory<unknown>;
  readonly #random = new Random(28);

  constructor(
    readonly type: AnyPuzzle,
    readonly engine: Engine,
  ) {
    this.#maker = type.described!.maker;
  }

  /** This many boards, or fewer where no more are found. */
  async find(wanted: number): Promise<readonly AmbiguousBoard[]> {
    const boards: AmbiguousBoard[] = [];
    for await (const board of this.#all()) {
      boards.push(board);
      if (boards.length === wanted) break;
    }
    return boards;
  }

  async *#all(): AsyncGenerator<AmbiguousBoard> {
    const examples = this.type.examples
      .filter(({ answer }) => answer !== null)
      .map((example) => readExample(this.type, example).puzzle)
      .map((puzzle) => ({ puzzle, variables: this.type.described!.fields(puzzle).length }))
      .filter(({ variables }) => variables <= MAX_VARIABLES)
      .toSorted((a, b) => a.variables - b.variables);
    for (const { puzzle } of examples) {
      const found = await this.#loosened(puzzle);
      if (found) yield found;
    }
    for (let draw = 0; draw < DRAWS && this.#maker.draws === 'puzzles'; draw++) {
      const found = await this.#drawn(SIDES[draw % SIDES.length]!);
      if (found) yield found;
    }
  }

  /** An example without some of its clues, or with another clue in place of one. */
  async #loosened(example: unknown): Promise<AmbiguousBoard | undefined> {
    let puzzle = example;
    const spots = this.#random.shuffled(this.#maker.spots(example));
    const held = spots.filter((spot) => this.#maker.at(example, spot) !== undefined);
    const changes = [
      ...held.map((spot) => ({ spot, value: undefined })),
      ...held.flatMap((spot) => spot.values.map((value) => ({ spot, value }))),
    ];
    for (const { spot, value } of changes.slice(0, CHANGES)) {
      const other = this.#maker.with(puzzle, spot, value);
      if (other === undefined) continue;
      const answers = await this.#answersTo(other);
      if (answers.length > 1 && answers.length <= MAX_ANSWERS) return { puzzle: other, answers };
      // As few clues as leave one answer, so that the next one is missed.
      if (answers.length === 1) puzzle = other;
    }
    return undefined;
  }

  async #drawn(side: number): Promise<AmbiguousBoard | undefined> {
    const size = { width: side, height: side };
    let puzzle: unknown;
    try {
      puzzle = this.#maker.drawPuzzle({ size, symmetry: 'none', random: this.#random })?.puzzle;
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
    }
    const answers = puzzle === undefined ? [] : await this.#answersTo(puzzle);
    return answers.length > 1 && answers.length <= MAX_ANSWERS ? { puzzle, answers } : undefined;
  }

  /** The answers to a puzzle, and no more than one too many. */
  async #answersTo(puzzle: unknown): Promise<readonly Assignment[]> {
    const answers: Assignment[] = [];
    for await (const answer of enumerate(this.type, puzzle, this.engine, { limit: MAX_ANSWERS + 1 }))
      answers.push(this.#maker.values(puzzle, answer));
    return answers;
  }
}
