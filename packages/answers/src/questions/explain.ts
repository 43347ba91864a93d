import { Verbalizer } from '@gridproof/core';
import { Clock } from '../asking/clock.js';
import { type Explanation, explaining } from '../asking/explaining.js';
import { explanationJson } from '../data/json.js';
import type { HalfDone } from '../puzzle/half-done.js';
import { whyOf } from '../words/why.js';
import { type Answer, contradiction } from './answer.js';
import type { Asking, Desk, Listening } from './desk.js';

/** How an explanation is looked for. */
export interface ExplanationWanted {
  /** Milliseconds after which no better one is looked for. */
  readonly budget?: number | undefined;
  /** What a call of the engine may take; a limit that comes at the same point on every machine. */
  readonly conflicts?: number | undefined;
}

/** As `gridproof explain`. */
export async function explain(
  desk: Desk,
  asking: Asking & ExplanationWanted,
  { signal, onProgress }: Listening = {},
): Promise<Answer> {
  const clock = new Clock(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradiction(puzzle);
  const engine = await desk.engine();
  const { budget, conflicts } = asking;
  const asked = { ...puzzle, engine, budget, conflicts, timeout: clock.left, signal, onProgress };
  const explanation = await explaining(desk.runner, asked);
  return desk.hold(clock, puzzle.read, () => explained(puzzle, explanation));
}

/** An explanation as an answer. */
export function explained(puzzle: HalfDone, explanation: Explanation): Answer {
  const { read, entries } = puzzle;
  const teller = new Verbalizer(read.type, read.puzzle, entries);
  const { sentence, because, picture } = whyOf(read, explanation, teller, entries);
  const data = explanationJson(puzzle, explanation, teller, entries);
  return { data, sentence, because, read, picture: () => picture };
}
