import { rate, type Step } from '@gridproof/core';
import type { GeneratedText } from '@gridproof/runner';
import type { App } from '../app.js';
import { texts } from '../texts.js';

/** Time limit for grading a new puzzle, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Adds the grade of the new puzzle to the header once it is known, and to the message about it. Does nothing while a list is being proved. */
export async function addGrade(
  app: App,
  { text, clues }: Pick<GeneratedText, 'text' | 'clues'>,
): Promise<void> {
  const game = app.game.peek();
  if (!game || app.list.peek()) return;
  const steps: Step[] = [];
  const outcome = await app.prover.run(
    { task: 'steps', type: game.type.id, puzzle: text, timeout: TIMEOUT_MS },
    { onStep: (step) => steps.push(step) },
  );
  if (outcome.status !== 'unique' || app.game.peek() !== game) return;
  const isAnnounced = app.message.peek() === texts.generate.done(app.summary.peek());
  app.summary.value = texts.generate.made(clues, rate(steps, game.type).name);
  if (isAnnounced) app.showMessage(texts.generate.done(app.summary.peek()));
}
