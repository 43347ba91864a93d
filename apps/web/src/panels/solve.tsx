import { type Picture, type Place, Verbalizer } from '@gridproof/core';
import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import { valuesIn } from '../game/entered-facts.js';
import type { Game } from '../game/game.js';
import { sentenceOf, texts } from '../texts.js';
import { ask, DEFAULT_TIMEOUT_MS } from './ask-worker.js';

/** Factor by which the time limit grows on request. */
const TIMEOUT_FACTOR = 6;

/** Proves the answer, shows two answers, finds what is certain, or explains why there is no answer. */
export function SolvePanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const keep = useSignal(false);
  const answer = useSignal<string | undefined>(undefined);
  const duration = useSignal('');
  const reasons = useSignal<readonly string[]>([]);
  const timeout = useSignal(DEFAULT_TIMEOUT_MS);
  /** Repeats the last task, if it reached its time limit. */
  const retry = useSignal<(() => Promise<void>) | undefined>(undefined);

  const question = () => ({ timeout: timeout.value, ...(keep.value && { entries: game.entries.value }) });
  const start = () => {
    answer.value = undefined;
    reasons.value = [];
    retry.value = undefined;
    app.displayedPicture.value = undefined;
    app.highlights.value = [];
    app.say('');
    const what = keep.value ? texts.solve.withEntries(game.entries.value.length) : texts.solve.alone;
    const start = performance.now();
    return () => {
      duration.value = texts.solve.duration(what, performance.now() - start);
    };
  };
  const show = (text: string): Picture => {
    answer.value = text;
    app.timer.value.isSpoiled.value = true;
    return game.type.draw(game.puzzle, game.type.readAnswer(text, game.puzzle));
  };
  const point = (meaning: 'differs' | 'certain', places: readonly Place[]) => {
    app.highlights.value = places.length ? [{ meaning, label: '', places }] : [];
  };

  /** Offers to repeat a task with a longer time limit. */
  const goOnLater = (outcome: Parameters<typeof sentenceOf>[0], question: () => Promise<void>) => {
    if (outcome.status !== 'crashed') retry.value = question;
    app.say(sentenceOf(outcome), true);
  };

  const solve = async () => {
    const done = start();
    const outcome = await ask(app, game, { task: 'unique', ...question() });
    done();
    if (outcome.status === 'unique') {
      app.displayedPicture.value = show(outcome.answer);
      app.say(texts.solve.unique);
    } else if (outcome.status === 'multiple') {
      app.displayedPicture.value = show(outcome.answers[0]);
      point('differs', outcome.differ);
      app.say(texts.solve.multiple(outcome.differ.length));
    } else if (outcome.status === 'unsolvable') app.say(texts.solve.none, true);
    else goOnLater(outcome, solve);
  };
  const certain = async () => {
    const done = start();
    const outcome = await ask(app, game, { task: 'forced', ...question() });
    done();
    if (outcome.status === 'unique') {
      app.displayedPicture.value = show(outcome.answer);
      app.say(texts.solve.unique);
    } else if (outcome.status === 'forced') {
      app.displayedPicture.value = game.type.described!.drawEntries(game.puzzle, valuesIn(outcome.certain));
      app.say(outcome.certain.length ? texts.solve.certainIs : texts.solve.nothingCertain);
    } else if (outcome.status === 'unsolvable') app.say(texts.solve.none, true);
    else goOnLater(outcome, certain);
  };
  const why = async () => {
    const done = start();
    const outcome = await ask(app, game, { task: 'explain', ...question() });
    done();
    if (outcome.status === 'unsolvable') {
      const verbalizer = new Verbalizer(game.type, game.puzzle, keep.value ? game.entries.value : []);
      reasons.value = verbalizer.reasons(outcome.conflict.reasons);
      app.highlights.value = verbalizer.highlightConflict(outcome.conflict.reasons);
      app.say([texts.solve.none, ...reasons.value].join(' '), true);
    } else if (outcome.status === 'unique') app.say(texts.solve.unique);
    else if (outcome.status === 'multiple') app.say(texts.solve.multiple(outcome.certain.length));
    else goOnLater(outcome, why);
  };
  return (
    <>
      <label class="choice">
        <input
          type="checkbox"
          checked={keep}
          onChange={(event) => (keep.value = event.currentTarget.checked)}
        />
        {texts.solve.entries}
      </label>
      <div class="row">
        <button type="button" class="main" onClick={() => void solve()}>
          {texts.solve.ask}
        </button>
        <button type="button" onClick={() => void certain()}>
          {texts.solve.certain}
        </button>
        <button type="button" onClick={() => void why()}>
          {texts.solve.why}
        </button>
        {retry.value && (
          <button
            type="button"
            onClick={() => {
              timeout.value *= TIMEOUT_FACTOR;
              void retry.value?.();
            }}
          >
            {texts.solve.more}
          </button>
        )}
        <button
          type="button"
          disabled={answer.value === undefined}
          onClick={() => {
            if (answer.value === undefined) return;
            game.enterFacts(game.type.described!.readPartialAnswer(answer.value, game.puzzle).facts);
            app.turnTo(undefined);
          }}
        >
          {texts.solve.enter}
        </button>
      </div>
      {reasons.value.length > 0 && (
        <ul>
          {reasons.value.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p class="aside">{duration}</p>
    </>
  );
}
