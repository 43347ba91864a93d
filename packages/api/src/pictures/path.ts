import {
  clueFacts,
  type Fact,
  type Highlight,
  isValue,
  type KnownAtStep,
  type Picture,
  type ReadPuzzle,
  type Verbalizer,
  valuesIn,
} from '@gridproof/core';
import type { StepsResult } from '../execution/run-steps.js';
import { withHighlights } from './marked.js';
import { knownPictures } from './known.js';

/** The boards along a solve path, each with the facts known by then. */
export class PathBoards {
  /** The facts before the first step: the player's entries, and direct consequences of clues that no step states. */
  readonly #start: readonly Fact[];
  readonly #draw: (facts: readonly Fact[]) => Picture;
  #clues: readonly Fact[] | undefined;

  constructor(
    readonly read: ReadPuzzle,
    entries: readonly Fact[] = [],
    readonly result: Pick<StepsResult, 'status' | 'steps' | 'answer'>,
  ) {
    const claimed = new Set<number>();
    const premises: Fact[] = [];
    for (const { facts, claims } of result.steps) {
      premises.push(...facts.filter(({ variable }) => !claimed.has(variable)));
      for (const { variable } of claims) claimed.add(variable);
    }
    this.#start = [...entries, ...premises];
    this.#draw = knownPictures(read);
  }

  /** The board after a number of steps. */
  boardAt(steps: number, highlights: readonly Highlight[] = []): Picture {
    const { read, result } = this;
    // The last step does not have to state the rest of the answer.
    const isEnd = result.status === 'unique' && steps === result.steps.length;
    const picture = isEnd ? read.type.draw(read.puzzle, result.answer) : this.#draw(this.#known(steps));
    return withHighlights(picture, highlights);
  }

  /** The board after a step (numbered from 0), with highlights of its claims and reasons, and the candidates. */
  boardOfStep(step: number, verbalizer: Verbalizer): Picture {
    const current = this.result.steps[step]!;
    const candidates = verbalizer.candidates(current, this.#knownAt(step));
    const picture = this.boardAt(step + 1, verbalizer.highlightStep(current));
    return candidates.length ? { ...picture, candidates } : picture;
  }

  /** The values known after a step, and the values excluded before it. */
  #knownAt(step: number): KnownAtStep {
    this.#clues ??= clueFacts(this.read.type, this.read.puzzle);
    const before = this.result.steps.slice(0, step).flatMap(({ claims }) => claims);
    return {
      values: valuesIn([...this.#clues, ...this.#known(step + 1)]),
      excluded: before.filter((fact) => !isValue(fact)),
    };
  }

  /** The facts known after a number of steps, without clues that no step uses. */
  #known(steps: number): readonly Fact[] {
    const facts = this.result.steps.slice(0, steps).flatMap(({ claims }) => claims);
    return [...this.#start, ...facts];
  }
}
