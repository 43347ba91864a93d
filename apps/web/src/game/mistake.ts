import type { App } from '../app.js';
import { runInWorker } from '../panels/worker-task.js';
import { sentenceOf, texts } from '../texts.js';
import { type EnteredValues, factsOf } from './entered-facts.js';
import type { Game } from './game.js';

/** Goes back to the last board that can be completed. Finds it by bisection: once a board cannot be completed, no later one can. */
export async function undoMistake(app: App, game: Game): Promise<void> {
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
  app.clearHighlights();
  game.goTo(good);
  app.showMessage(
    good === history.length - 1 ? texts.play.fits : texts.play.wentBack(history.length - 1 - good),
  );
}
