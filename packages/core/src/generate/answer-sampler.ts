import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import { type AnswerVars, type Assignment, placesOf, valuesOf } from '../expressions/values.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { AnyPuzzle, DrawOptions, PuzzleFactory } from '../puzzle.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { breaksRules, PuzzleCandidate, type Rejection } from './candidate.js';
import { type ClueLayer, type SplitOnBoard, splitModelFrom, splitModelOf } from './clue-layers.js';
import { ClueReducer } from './clue-reducer.js';
import { boardWith, type Clue, impliedClues } from './implied-clues.js';
import { Oracle } from './oracle.js';
import { ReencodingProver } from './reencoding-prover.js';
import { sampleAnswer } from './sample-answer.js';
import { SelectorProver } from './selector-prover.js';
import type { UniquenessProver } from './uniqueness-prover.js';

/** Draws answers to one board, each with all its clues. All draws share one SAT session. */
export class AnswerSampler {
  readonly #variableByPlace: ReadonlyMap<number, number>;

  private constructor(
    readonly type: AnyPuzzle,
    private readonly factory: PuzzleFactory<unknown>,
    readonly blank: unknown,
    readonly layers: readonly ClueLayer[],
    readonly engine: Engine,
    private readonly model: Model,
    private readonly answerVars: AnswerVars,
    private readonly oracle: Oracle,
  ) {
    this.#variableByPlace = new Map(Array.from(placesOf(answerVars), ([id, place]) => [placeKey(place), id]));
  }

  static async open(
    type: AnyPuzzle,
    factory: PuzzleFactory<unknown>,
    blank: unknown,
    layers: readonly ClueLayer[],
    engine: Engine,
    monitor: TaskMonitor,
  ): Promise<AnswerSampler> {
    const model = new Model();
    const { answerVars, program } = monitor.run(() => {
      const answerVars: AnswerVars = type.encode(model, blank);
      return { answerVars, program: lower(model) };
    });
    const oracle = await Oracle.open(program, engine, monitor);
    return new AnswerSampler(type, factory, blank, layers, engine, model, answerVars, oracle);
  }

  /**
   * Draws an answer and all its clues, which may leave others. Returns a candidate, which the caller must `end`, or why there is none.
   * @throws {UndecidedError}
   */
  async draw(options: DrawOptions, monitor: TaskMonitor): Promise<PuzzleCandidate | Rejection> {
    const { type, factory, layers, oracle, model } = this;
    oracle.monitor = monitor;
    const assignment = await sampleAnswer(oracle, model.variables, options.random, monitor, {
      bias: factory.settings.bias,
    });
    if (!assignment) return 'unsolvable';
    const parts = monitor.run(() => {
      const answer: unknown = type.decode(valuesOf(this.answerVars as never, assignment), this.blank);
      const blank = factory.addClues(this.blank, answer, options);
      if (blank === undefined) return 'undrawn';
      const clues = impliedClues(type, factory, blank, answer, layers);
      const fullBoard = boardWith(factory, blank, clues);
      if (fullBoard === undefined || breaksRules(type, fullBoard, answer)) return 'unfit';
      const split = this.#splitModel(blank, fullBoard, clues);
      return split === 'unfit' ? split : { answer, blank, clues, splitModel: split };
    });
    if (typeof parts === 'string') return parts;
    const { answer, blank, clues, splitModel } = parts;
    const openReducer = async () =>
      new ClueReducer(await this.#createProver(blank, splitModel, answer, assignment, clues, monitor));
    return new PuzzleCandidate(type, factory, blank, answer, clues, openReducer, { split: splitModel });
  }

  close(): void {
    this.oracle.close();
  }

  /**
   * Splits the model of the full board into rules and clues; undefined if the clues are givens or the type reencodes, `unfit` if the clues
   * change other constraints.
   */
  #splitModel(
    blank: unknown,
    fullBoard: unknown,
    clues: readonly Clue[],
  ): SplitOnBoard | undefined | 'unfit' {
    const { type, factory, model } = this;
    if (factory.settings.reencodes || (blank === this.blank && clues.every(({ layer }) => layer.given)))
      return undefined;
    const splitModel =
      blank === this.blank ? splitModelFrom(type, model, fullBoard) : splitModelOf(type, blank, fullBoard);
    return splitModel && splitModel.others.length === 0 ? splitModel : 'unfit';
  }

  async #createProver(
    blank: unknown,
    splitModel: SplitOnBoard | undefined,
    answer: unknown,
    assignment: Assignment,
    clues: readonly Clue[],
    monitor: TaskMonitor,
  ): Promise<UniquenessProver> {
    const { type, factory, oracle, model, engine } = this;
    if (splitModel) return SelectorProver.ofConstraints(splitModel, assignment, clues, engine, monitor);
    if (factory.settings.reencodes)
      return new ReencodingProver(type, factory, blank, answer, engine, monitor);
    return SelectorProver.ofGivens(oracle, model.variables, assignment, clues, this.#variableByPlace);
  }
}
