import type { Engine } from '../engine.js';
import type { AnyPuzzle, DrawOptions, PuzzleFactory } from '../puzzle.js';
import { PuzzleError } from '../read/error.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { AnswerSampler } from './answer-sampler.js';
import type { PuzzleCandidate, Rejection } from './candidate.js';
import { type ClueLayer, generationSupport, layersOn } from './clue-layers.js';
import { type CandidateOptions, drawUnique } from './unique-repair.js';
import { readUserAnswer, UserAnswerSource } from './user-answer.js';

/** A source of candidates of one size, drawn in the way that their type requires. */
export interface CandidateSource {
  readonly factory: PuzzleFactory<unknown>;
  /** Maximum number of clues on a board; undefined if not known in advance. */
  readonly maxClues: number | undefined;
  /**
   * Draws a candidate, which the caller must `end`.
   * @throws {UndecidedError}
   */
  draw(options: CandidateOptions, monitor: TaskMonitor): Promise<PuzzleCandidate | Rejection>;
  close(): void;
}

/**
 * Opens the source for a puzzle type or one of its variants.
 * @throws {PuzzleError} if there are no puzzles of that size
 */
export function openCandidates(
  type: AnyPuzzle,
  engine: Engine,
  {
    size,
    variant,
    from,
  }: {
    readonly size: DrawOptions['size'];
    readonly variant?: string | undefined;
    readonly from?: string | undefined;
  },
): CandidateSource {
  const support = generationSupport(type, variant);
  if (!support.isSupported) throw generationError(type.title, support.reason);
  const { factory } = support;
  if (from !== undefined) return new UserAnswerSource(type, factory, engine, readUserAnswer(type, from));
  const title = `${type.title} of ${size.width}x${size.height}`;
  if (factory.draws === 'boards') return new BoardSource(type, factory, engine);
  if (factory.draws === 'puzzles') return new PuzzleSource(type, factory, engine);
  const blank: unknown = blankPuzzle(factory, size, title);
  return new AnswerSource(type, factory, engine, blank);
}

function blankPuzzle(factory: PuzzleFactory<unknown>, size: DrawOptions['size'], title: string): unknown {
  try {
    return factory.emptyPuzzle(size);
  } catch (error) {
    throw error instanceof PuzzleError ? generationError(title, error.sentence) : error;
  }
}

const generationError = (title: string, why: string): PuzzleError =>
  new PuzzleError('cannot-generate', `${title} cannot be generated: ${why}`);

/** Draws answers on the default board, all in one session. */
class AnswerSource implements CandidateSource {
  readonly maxClues: number;
  readonly #layers: readonly ClueLayer[];
  #sampler: AnswerSampler | undefined;

  constructor(
    private readonly type: AnyPuzzle,
    readonly factory: PuzzleFactory<unknown>,
    private readonly engine: Engine,
    private readonly blank: unknown,
  ) {
    this.#layers = layersOn(factory, blank);
    this.maxClues = this.#layers.reduce((sum, layer) => sum + layer.spots.length, 0);
  }

  async draw(options: DrawOptions, monitor: TaskMonitor): Promise<PuzzleCandidate | Rejection> {
    const { type, factory, engine, blank } = this;
    // Lowering a large board takes long, so it is postponed until the first draw.
    this.#sampler ??= await AnswerSampler.open(type, factory, blank, this.#layers, engine, monitor);
    return this.#sampler.draw(options, monitor);
  }

  close(): void {
    this.#sampler?.close();
  }
}

/** Draws each board before its answer. */
class BoardSource implements CandidateSource {
  readonly maxClues = undefined;
  #sampler: AnswerSampler | undefined;

  constructor(
    private readonly type: AnyPuzzle,
    readonly factory: PuzzleFactory<unknown>,
    private readonly engine: Engine,
  ) {}

  async draw(options: DrawOptions, monitor: TaskMonitor): Promise<PuzzleCandidate | Rejection> {
    this.close();
    const { type, factory, engine } = this;
    const drawn = monitor.run(() => {
      const board = factory.drawBoard(options);
      return board === undefined ? undefined : { board, layers: layersOn(factory, board) };
    });
    if (drawn === undefined) return 'undrawn';
    this.#sampler = await AnswerSampler.open(type, factory, drawn.board, drawn.layers, engine, monitor);
    const candidate = await this.#sampler.draw(options, monitor);
    // Another board may have an answer.
    return candidate === 'unsolvable' ? 'undrawn' : candidate;
  }

  close(): void {
    this.#sampler?.close();
    this.#sampler = undefined;
  }
}

/** Draws each puzzle together with its answer. */
class PuzzleSource implements CandidateSource {
  readonly maxClues = undefined;

  constructor(
    private readonly type: AnyPuzzle,
    readonly factory: PuzzleFactory<unknown>,
    private readonly engine: Engine,
  ) {}

  async draw(options: CandidateOptions, monitor: TaskMonitor): Promise<PuzzleCandidate | Rejection> {
    return drawUnique(this.type, this.factory, this.engine, options, monitor);
  }

  close(): void {}
}
