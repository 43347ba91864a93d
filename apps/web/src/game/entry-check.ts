import type { App } from '../app.js';
import { runInWorker } from '../panels/worker-task.js';
import { settings } from '../settings.js';
import { sentenceOf, texts } from '../texts.js';
import { type EnteredValues, factsOf } from './entered-facts.js';
import type { Game } from './game.js';

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
    this.app.highlights.value = [];
    this.app.showMessage('');
  }

  /** Reports whether the entries can be completed; if not, the rules they break, and marks the places. */
  async run(game: Game): Promise<void> {
    const { app } = this;
    const values = game.values.value;
    this.#checkedValues = values;
    app.highlights.value = [];
    if (game.isSolved.value) return app.showMessage(texts.play.solved);
    const violations = game.feedback.value?.violations ?? [];
    // The board shows them already.
    if (violations.length > 0) return app.showMessage(texts.play.broken(brokenRules(game, violations)), true);
    const entries = game.entries.value;
    const outcome = await runInWorker(app, game, { task: 'solve', entries });
    // Other entries have been made meanwhile.
    if (this.#checkedValues !== values) return;
    if (outcome.status === 'solved') return app.showMessage(texts.play.fits);
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

  /** Goes back to the last board that can be completed. Finds it by bisection: once a board cannot be completed, no later one can. */
  async goBack(game: Game): Promise<void> {
    const { app } = this;
    const { history } = game;
    const fits = async (values: EnteredValues): Promise<boolean | undefined> => {
      const entries = factsOf(game.fields, values);
      const outcome = await runInWorker(app, game, { task: 'solve', entries });
      if (outcome.status === 'solved') return true;
      if (outcome.status === 'unsolvable') return false;
      app.showMessage(sentenceOf(outcome), true);
      return undefined;
    };
    let [good, bad] = [-1, history.length];
    while (bad - good > 1) {
      const middle = good === -1 && bad === history.length ? history.length - 1 : (good + bad) >> 1;
      const fit = await fits(history[middle]!);
      // Entries made meanwhile have not been checked.
      if (fit === undefined || game.history.length !== history.length) return;
      if (fit) good = middle;
      else bad = middle;
    }
    if (good === -1) return app.showMessage(texts.play.noAnswer, true);
    app.highlights.value = [];
    game.goTo(good);
    this.#checkedValues = game.values.value;
    app.showMessage(
      good === history.length - 1 ? texts.play.fits : texts.play.wentBack(history.length - 1 - good),
    );
  }
}

/** Sentences of broken rules, without duplicates. */
export const brokenRules = (
  { type }: Game,
  broken: readonly { readonly rule: string }[],
): readonly string[] => [...new Set(broken.map(({ rule }) => type.rules[rule] ?? texts.play.ignored))];
