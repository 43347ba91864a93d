import type { App } from '../app.js';
import { runInWorker } from '../panels/worker-task.js';
import { settings } from '../settings.js';
import { sentenceOf, texts } from '../texts.js';
import type { EnteredValues } from './entered-facts.js';
import { EMPTY_AREA, type Game } from './game.js';

/** Time limit for shortening a reason, in milliseconds. */
const BUDGET_MS = 300;

/** Checks whether the entries can be completed, on request or after each entry. */
export class EntryCheck {
  /** The entries that the message is about. */
  #checkedValues: EnteredValues | undefined;

  constructor(readonly app: App) {}

  /** Clears the message about earlier entries, and checks the current ones if the player has chosen so. */
  async follow(game: Game): Promise<void> {
    if (game.values.value === this.#checkedValues) return;
    if (settings.value.checksEntries) return this.run(game);
    this.#checkedValues = game.values.value;
    this.app.clearHighlights();
    this.app.showMessage('');
  }

  /** Reports whether the entries can be completed; if not, the rules they break, and marks the places. */
  async run(game: Game): Promise<void> {
    const { app } = this;
    const values = game.values.value;
    this.#checkedValues = values;
    app.clearHighlights();
    // The board shows it already, unless it must be filled first.
    if (app.isSolved) return app.announce(texts.play.solved);
    if (game.isSolved.value) return app.showMessage(texts.play.solved);
    const violations = game.feedback.value?.violations ?? [];
    // The board shows them already.
    if (violations.length > 0) return app.showMessage(texts.play.broken(brokenRules(game, violations)), true);
    const entries = game.entries.value;
    const outcome = await runInWorker(app, game, { task: 'solve', entries });
    // Other entries have been made meanwhile.
    if (this.#checkedValues !== values) return;
    if (outcome.status === 'solved') {
      const isWrong =
        game.input.strokes?.kind === 'areas' &&
        (await (await import('./wrong-wall.js')).hasWrongWall(app, game));
      if (this.#checkedValues !== values) return;
      return app.showMessage(isWrong ? texts.play.contradicted : texts.play.fits, isWrong);
    }
    if (outcome.status !== 'unsolvable') return app.showMessage(sentenceOf(outcome), true);
    const reason = await runInWorker(app, game, { task: 'explain', entries, budget: BUDGET_MS });
    if (this.#checkedValues !== values) return;
    if (reason.status !== 'unsolvable') return app.showMessage(texts.play.hopeless, true);
    const { broken, conflict } = reason;
    if (broken.length > 0) {
      app.highlights.value = [
        { meaning: 'wrong', label: '', places: broken.flatMap(({ places }) => places) },
      ];
      return app.showMessage(texts.play.broken(brokenRules(game, broken)), true);
    }
    const blamesEntries = conflict.reasons.some(({ rule }) => rule === 'entry');
    return app.showMessage(blamesEntries ? texts.play.contradicted : texts.play.noAnswer, true);
  }

  /** Goes back to the last board that can be completed. */
  async goBack(game: Game): Promise<void> {
    const { undoMistake } = await import('./mistake.js');
    await undoMistake(this.app, game);
    this.#checkedValues = game.values.value;
  }
}

/** Sentences of broken rules, without duplicates. */
export const brokenRules = (
  { type }: Game,
  broken: readonly { readonly rule: string }[],
): readonly string[] => {
  const sentence = (rule: string) =>
    rule === EMPTY_AREA ? texts.play.emptyArea : (type.rules[rule] ?? texts.play.ignored);
  return [...new Set(broken.map(({ rule }) => sentence(rule)))];
};
