import {
  isComplete,
  PathBoards,
  type PuzzleWithEntries,
  pathSentence,
  type StepsResult,
} from '@gridproof/api';
import { type GradedType, instructionsFor, Verbalizer } from '@gridproof/core';
import { EXPLAIN_ADVICE, UNIQUE_ADVICE } from '../next-command.js';
import { pathPage, type ShownPath } from '../page/page.js';

/** A path of a puzzle as sentences and boards. */
export class PathView {
  readonly verbalizer: Verbalizer;

  constructor(readonly puzzle: PuzzleWithEntries) {
    const { read, entries } = puzzle;
    this.verbalizer = new Verbalizer(read.type, read.puzzle, entries);
  }

  /** Returns the boards along a path. */
  boards(result: StepsResult): PathBoards {
    return new PathBoards(this.puzzle.read, this.puzzle.entries, result);
  }

  /** Returns a sentence on the end of a path. */
  sentence(result: StepsResult): string {
    return pathEnd(this.puzzle.read.type, result, this.puzzle.entries !== undefined);
  }

  /** Returns the steps, each with the board after it. */
  scenes(result: StepsResult, boards = this.boards(result)): ShownPath['steps'] {
    return result.steps.map((step, at) => ({
      words: this.verbalizer.step(step),
      picture: boards.boardOfStep(at, this.verbalizer),
    }));
  }

  /** Renders an interactive page. */
  page(result: StepsResult): string {
    const { type, puzzle } = this.puzzle.read;
    const boards = this.boards(result);
    return pathPage({
      title: type.title,
      rules: instructionsFor(type, puzzle),
      start: boards.boardAt(0),
      steps: this.scenes(result, boards),
      end: boards.boardAt(result.steps.length),
      conclusion: this.sentence(result),
      complete: isComplete(result),
    }).trimEnd();
  }
}

/** Describes the end of a path and names the command that explains more. `entered`: the path starts from user entries. */
export function pathEnd(type: GradedType, result: StepsResult, entered = false): string {
  const sentence = pathSentence(type, result, entered);
  if (result.status === 'forced') return `${sentence}; ${UNIQUE_ADVICE}`;
  return result.status === 'unsolvable' ? `${sentence}; ${EXPLAIN_ADVICE}` : sentence;
}
