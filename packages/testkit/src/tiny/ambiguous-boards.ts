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

/** The maximum number of answers; boards with more share few facts. */
const MAX_ANSWERS = 200;
/** The maximum number of variables of an example; larger ones take long to enumerate. */
const MAX_VARIABLES = 400;
/** The number of puzzles to draw. */
const DRAWS = 40;
/** The number of clue changes tried on an example. */
const CHANGES = 150;
/** Sides of drawn puzzles, in cells. */
const SIDES = [3, 4, 5, 6];

/** A finder of boards with several answers that are larger than tiny ones: puzzles that the type draws, and examples with changed clues. */
export class AmbiguousBoards {
  readonly #factory: PuzzleFactory<unknown>;
  readonly #random = new Random(28);

  constructor(
    readonly type: AnyPuzzle,
    readonly engine: Engine,
  ) {
    this.#factory = type.described!.factory;
  }

  /** Returns this many boards, or fewer if there are no more. */
  async find(wanted: number): Promise<readonly AmbiguousBoard[]> {
    const boards: AmbiguousBoard[] = [];
    for await (const board of this.#findAll()) {
      boards.push(board);
      if (boards.length === wanted) break;
    }
    return boards;
  }

  async *#findAll(): AsyncGenerator<AmbiguousBoard> {
    const examples = this.type.examples
      .filter(({ answer }) => answer !== null)
      .map((example) => readExample(this.type, example).puzzle)
      .map((puzzle) => ({ puzzle, variables: this.type.described!.fields(puzzle).length }))
      .filter(({ variables }) => variables <= MAX_VARIABLES)
      .toSorted((a, b) => a.variables - b.variables);
    for (const { puzzle } of examples) {
      const found = await this.#removeClues(puzzle);
      if (found) yield found;
    }
    for (let draw = 0; draw < DRAWS && this.#factory.draws === 'puzzles'; draw++) {
      const found = await this.#draw(SIDES[draw % SIDES.length]!);
      if (found) yield found;
    }
  }

  /** Removes or changes clues of an example until it has several answers; undefined if that fails. */
  async #removeClues(example: unknown): Promise<AmbiguousBoard | undefined> {
    let puzzle = example;
    const spots = this.#random.shuffled(this.#factory.spots(example));
    const held = spots.filter((spot) => this.#factory.clueAt(example, spot) !== undefined);
    const changes = [
      ...held.map((spot) => ({ spot, value: undefined })),
      ...held.flatMap((spot) => spot.values.map((value) => ({ spot, value }))),
    ];
    for (const { spot, value } of changes.slice(0, CHANGES)) {
      const other = this.#factory.withClue(puzzle, spot, value);
      if (other === undefined) continue;
      const answers = await this.#answersTo(other);
      if (answers.length > 1 && answers.length <= MAX_ANSWERS) return { puzzle: other, answers };
      // Keeps as few clues as leave one answer, so that the next removal matters.
      if (answers.length === 1) puzzle = other;
    }
    return undefined;
  }

  async #draw(side: number): Promise<AmbiguousBoard | undefined> {
    const size = { width: side, height: side };
    let puzzle: unknown;
    try {
      puzzle = this.#factory.drawPuzzle({ size, symmetry: 'none', random: this.#random })?.puzzle;
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
    }
    const answers = puzzle === undefined ? [] : await this.#answersTo(puzzle);
    return answers.length > 1 && answers.length <= MAX_ANSWERS ? { puzzle, answers } : undefined;
  }

  /** Returns the answers to a puzzle, at most one more than the maximum. */
  async #answersTo(puzzle: unknown): Promise<readonly Assignment[]> {
    const answers: Assignment[] = [];
    for await (const answer of enumerate(this.type, puzzle, this.engine, { limit: MAX_ANSWERS + 1 }))
      answers.push(this.#factory.values(puzzle, answer));
    return answers;
  }
}
