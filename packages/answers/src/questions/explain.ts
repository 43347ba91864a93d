import { Teller } from '@gridproof/core';
import { Clock } from '../asking/clock.js';
import { type Explanation, explaining } from '../asking/explaining.js';
import { explanationJson } from '../data/json.js';
import type { HalfDone } from '../puzzle/half-done.js';
import { whyOf } from '../words/why.js';
import { type Answer, contradiction } from './answer.js';
import type { Asking, Desk, Listening } from './desk.js';

/** As `gridproof explain`. `budget`: milliseconds after which no better explanation is looked for. */
export async function explain(
  desk: Desk,
  asking: Asking & { readonly budget?: number | undefined },
  { signal, onProgress }: Listening = {},
): Promise<Answer> {
  const clock = new Clock(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradiction(puzzle);
  const engine = await desk.engine();
  const { budget } = asking;
  const asked = { ...puzzle, engine, budget, timeout: clock.left, signal, onProgress };
  const explanation = await explaining(desk.runner, asked);
  return desk.hold(clock, puzzle.read, () => explained(puzzle, explanation));
}

/** An explanation as an answer. */
export function explained(puzzle: HalfDone, explanation: Explanation): Answer {
  const { read, entries } = puzzle;
  const teller = new Teller(read.type, read.puzzle, entries);
  const { sentence, because, picture } = whyOf(read, explanation, teller, entries);
  const data = explanationJson(puzzle, explanation, teller, entries);
  return { data, sentence, because, read, picture: () => picture };
}
