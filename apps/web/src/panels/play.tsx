import { useComputed } from '@preact/signals';
import type { App } from '../app.js';
import { meant } from '../board/names.js';
import { factsOf, valuesIn } from '../game/facts.js';
import type { Game } from '../game/game.js';
import { sentenceOf, words } from '../words.js';
import { ask } from './ask.js';

/** What a player does beside entering: back and forth, marks, and a look whether all is right so far. */
export function PlayPanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const done = useComputed(() => {
    const broken = game.broken.value;
    if (!broken) return '';
    const rules = [...new Set(broken.map(({ rule }) => game.type.rules[rule] ?? 'A clue is ignored.'))];
    return rules.length ? words.play.broken(rules) : words.play.done;
  });
  return (
    <>
      <div class="row">
        <button type="button" disabled={!game.canUndo.value} onClick={() => game.undo()}>
          {words.play.undo}
        </button>
        <button type="button" disabled={!game.canRedo.value} onClick={() => game.redo()}>
          {words.play.redo}
        </button>
        <button type="button" onClick={() => game.mark()}>
          {words.play.mark}
        </button>
        <button type="button" disabled={!game.canGoBack.value} onClick={() => game.goBack()}>
          {words.play.goBack}
        </button>
        <button type="button" disabled={game.values.value.size === 0} onClick={() => game.clear()}>
          {words.play.clear}
        </button>
      </div>
      <Pad app={app} game={game} />
      <div class="row">
        <button type="button" class="main" onClick={() => void check(app, game)}>
          {words.play.check}
        </button>
        <button
          type="button"
          disabled={!game.canUndo.value}
          onClick={() => void backBeforeMistake(app, game)}
        >
          {words.play.before}
        </button>
      </div>
      <p class={done.value === words.play.done ? 'good' : 'aside'} role="status">
        {done.value || words.play.help}
      </p>
      <h2>{words.rules}</h2>
      <ul>
        {Object.values(game.type.rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

/** Buttons for the values of the field that was gone to last. */
function Pad({ app, game }: { readonly app: App; readonly game: Game }) {
  const at = app.at.value;
  const field = at === undefined ? undefined : game.fields[at];
  if (at === undefined || !field || field.given !== undefined || field.values.length < 3) return null;
  const said = game.type.described!.words(game.puzzle);
  return (
    <fieldset class="row pad" aria-label={words.play.pad}>
      {field.values.map(({ value, sign }) => (
        <button
          type="button"
          key={sign}
          aria-label={meant(said(at, value), value)}
          aria-pressed={game.values.value.get(at) === value}
          onClick={() => game.enter(at, value)}
        >
          {sign}
        </button>
      ))}
      <button type="button" onClick={() => game.enter(at, undefined)}>
        {words.play.empty}
      </button>
    </fieldset>
  );
}

/** Says whether an answer agrees with the entries, and marks those that are wrong where there is but one answer. */
async function check(app: App, game: Game): Promise<void> {
  const own = await ask(app, game, { task: 'unique' });
  if (own.status === 'unsolvable') return app.say(words.play.noAnswer, true);
  if (own.status === 'unique') {
    const right = valuesIn(game.type.described!.readEntered(own.answer, game.puzzle).facts);
    const wrong = game.entries.value.filter(({ variable, value }) => right.get(variable) !== value);
    app.highlights.value = wrong.length
      ? [{ meaning: 'wrong', label: '', places: wrong.flatMap(({ place }) => place ?? []) }]
      : [];
    return wrong.length ? app.say(words.play.wrong(wrong.length), true) : app.say(words.play.fits);
  }
  if (own.status !== 'multiple') return app.say(sentenceOf(own), true);
  const withEntries = await ask(app, game, { task: 'solve', entries: game.entries.value });
  if (withEntries.status === 'solved') return app.say(words.play.fits);
  if (withEntries.status === 'unsolvable') return app.say(words.play.contradicted, true);
  return app.say(sentenceOf(withEntries), true);
}

/** Goes back to the last board with which an answer agrees, found by halving: once none agrees, none ever does again. */
async function backBeforeMistake(app: App, game: Game): Promise<void> {
  const { history } = game;
  const fits = async (at: number): Promise<boolean | undefined> => {
    const entries = factsOf(game.fields, history[at]!);
    const outcome = await ask(app, game, { task: 'solve', entries });
    if (outcome.status === 'solved') return true;
    if (outcome.status === 'unsolvable') return false;
    app.say(sentenceOf(outcome), true);
    return undefined;
  };
  let [good, bad] = [-1, history.length];
  while (bad - good > 1) {
    const middle = good === -1 && bad === history.length ? history.length - 1 : (good + bad) >> 1;
    const fit = await fits(middle);
    if (fit === undefined) return;
    if (fit) good = middle;
    else bad = middle;
  }
  if (good === -1) return app.say(words.play.noAnswer, true);
  game.goTo(good);
  app.say(good === history.length - 1 ? words.play.fits : words.play.wentBack(history.length - 1 - good));
}
