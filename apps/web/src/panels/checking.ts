import type { Outcome } from '@gridproof/runner';
import { signal } from '@preact/signals';
import type { App } from '../app.js';
import { factsOf, type Values, valuesIn } from '../game/facts.js';
import type { Game } from '../game/game.js';
import { sentenceOf, words } from '../words.js';
import { ask } from './ask.js';

/** Whether the entries of a player can be right, now or after each of them. */
export class Checking {
  /** Each entry is checked as it is made. */
  readonly always = signal(false);
  /** What is known of the puzzle alone, which no entry changes. */
  #own: { readonly game: Game; readonly outcome: Outcome<'unique'> } | undefined;

  /** What was said last is said of these entries. */
  #about: Values | undefined;

  constructor(readonly app: App) {}

  /** Forgets what was said of other entries, and looks at these where each entry is checked. */
  async follow(game: Game): Promise<void> {
    if (game.values.value === this.#about) return;
    if (this.always.value) return this.look(game);
    this.#about = game.values.value;
    this.app.highlights.value = [];
    this.app.say('');
  }

  /** Says whether an answer agrees with the entries, and marks those that are wrong where there is only one answer. */
  async look(game: Game): Promise<void> {
    const { app } = this;
    this.#about = game.values.value;
    const own = await this.#puzzleAlone(game);
    if (own.status === 'unsolvable') return app.say(words.play.noAnswer, true);
    if (own.status === 'unique') return this.#compare(game, own.answer);
    if (own.status !== 'multiple') return app.say(sentenceOf(own), true);
    app.highlights.value = [];
    const outcome = await ask(app, game, { task: 'solve', entries: game.entries.value });
    if (outcome.status === 'solved') return app.say(words.play.fits);
    if (outcome.status === 'unsolvable') return app.say(words.play.contradicted, true);
    return app.say(sentenceOf(outcome), true);
  }

  /** Goes back to the last board with which an answer agrees, found by halving: once none agrees, none ever does again. */
  async goBack(game: Game): Promise<void> {
    const { app } = this;
    const { history } = game;
    const fits = async (values: Values): Promise<boolean | undefined> => {
      const entries = factsOf(game.fields, values);
      const outcome = await ask(app, game, { task: 'solve', entries });
      if (outcome.status === 'solved') return true;
      if (outcome.status === 'unsolvable') return false;
      app.say(sentenceOf(outcome), true);
      return undefined;
    };
    let [good, bad] = [-1, history.length];
    while (bad - good > 1) {
      const middle = good === -1 && bad === history.length ? history.length - 1 : (good + bad) >> 1;
      const fit = await fits(history[middle]!);
      // What was entered meanwhile has not been checked yet.
      if (fit === undefined || game.history.length !== history.length) return;
      if (fit) good = middle;
      else bad = middle;
    }
    if (good === -1) return app.say(words.play.noAnswer, true);
    app.highlights.value = [];
    game.goTo(good);
    this.#about = game.values.value;
    app.say(good === history.length - 1 ? words.play.fits : words.play.wentBack(history.length - 1 - good));
  }

  async #puzzleAlone(game: Game): Promise<Outcome<'unique'>> {
    if (this.#own?.game === game) return this.#own.outcome;
    const outcome = await ask(this.app, game, { task: 'unique' });
    if (outcome.status !== 'killed' && outcome.status !== 'crashed') this.#own = { game, outcome };
    return outcome;
  }

  #compare(game: Game, answer: string): void {
    const { app } = this;
    const right = valuesIn(game.type.described!.readEntered(answer, game.puzzle).facts);
    const wrong = game.entries.value.filter(({ variable, value }) => right.get(variable) !== value);
    app.highlights.value = wrong.length
      ? [{ meaning: 'wrong', label: '', places: wrong.flatMap(({ place }) => place ?? []) }]
      : [];
    if (wrong.length) app.say(words.play.wrong(wrong.length), true);
    else app.say(words.play.fits);
  }
}
