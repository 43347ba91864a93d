import { type Picture, type Place, Verbalizer, valuesIn } from '@gridproof/core';
import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import { sentenceOf, texts } from '../texts.js';
import { DEFAULT_TIMEOUT_MS, runInWorker } from './worker-task.js';

/** Factor by which the time limit grows on request. */
const TIMEOUT_FACTOR = 6;

/** Proves the answer, shows two answers, finds forced values, or explains why there is no answer. */
export function SolvePanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const includesEntries = useSignal(false);
  const answer = useSignal<string | undefined>(undefined);
  const duration = useSignal('');
  const reasons = useSignal<readonly string[]>([]);
  const timeout = useSignal(DEFAULT_TIMEOUT_MS);
  /** Repeats the last task; undefined unless it ended without a verdict. */
  const retry = useSignal<(() => Promise<void>) | undefined>(undefined);

  const sharedOptions = () => ({
    timeout: timeout.value,
    ...(includesEntries.value && { entries: game.entries.value }),
  });
  const startTask = () => {
    answer.value = undefined;
    reasons.value = [];
    retry.value = undefined;
    app.displayedPicture.value = undefined;
    app.clearHighlights();
    app.showMessage('');
    const subject = includesEntries.value
      ? texts.solve.withEntries(game.decisions.value.size)
      : texts.solve.alone;
    const startTime = performance.now();
    return () => {
      duration.value = texts.solve.duration(subject, performance.now() - startTime);
    };
  };
  const drawAnswer = (text: string): Picture => {
    answer.value = text;
    app.timer.value.isAnswerShown.value = true;
    return game.type.draw(game.puzzle, game.type.readAnswer(text, game.puzzle));
  };
  const highlight = (meaning: 'differs' | 'certain', places: readonly Place[]) => {
    app.highlights.value = places.length ? [{ meaning, label: '', places }] : [];
  };

  /** Offers to repeat a task with a longer time limit. */
  const offerRetry = (outcome: Parameters<typeof sentenceOf>[0], task: () => Promise<void>) => {
    if (outcome.status !== 'crashed') retry.value = task;
    app.showMessage(sentenceOf(outcome), true);
  };

  const proveUnique = async () => {
    const reportDuration = startTask();
    const outcome = await runInWorker(app, game, { task: 'unique', ...sharedOptions() });
    reportDuration();
    if (outcome.status === 'unique') {
      app.displayedPicture.value = drawAnswer(outcome.answer);
      app.showMessage(texts.solve.unique);
    } else if (outcome.status === 'multiple') {
      app.displayedPicture.value = drawAnswer(outcome.answers[0]);
      highlight('differs', outcome.differ);
      app.showMessage(texts.solve.multiple(outcome.differ.length));
    } else if (outcome.status === 'unsolvable') app.showMessage(texts.solve.none, true);
    else offerRetry(outcome, proveUnique);
  };
  const findCertain = async () => {
    const reportDuration = startTask();
    const outcome = await runInWorker(app, game, { task: 'forced', ...sharedOptions() });
    reportDuration();
    if (outcome.status === 'unique') {
      app.displayedPicture.value = drawAnswer(outcome.answer);
      app.showMessage(texts.solve.unique);
    } else if (outcome.status === 'forced') {
      app.displayedPicture.value = game.type.described!.drawEntries(game.puzzle, valuesIn(outcome.certain));
      app.showMessage(outcome.certain.length ? texts.solve.certainIs : texts.solve.nothingCertain);
    } else if (outcome.status === 'unsolvable') app.showMessage(texts.solve.none, true);
    else offerRetry(outcome, findCertain);
  };
  const explain = async () => {
    const reportDuration = startTask();
    const outcome = await runInWorker(app, game, { task: 'explain', ...sharedOptions() });
    reportDuration();
    if (outcome.status === 'unsolvable') {
      const verbalizer = new Verbalizer(
        game.type,
        game.puzzle,
        includesEntries.value ? game.entries.value : [],
      );
      reasons.value = verbalizer.conflict(outcome.conflict);
      app.highlights.value = verbalizer.highlightConflict(outcome.conflict.reasons);
      app.showMessage([texts.solve.none, ...reasons.value].join(' '), true);
    } else if (outcome.status === 'unique') app.showMessage(texts.solve.unique);
    else if (outcome.status === 'multiple') app.showMessage(texts.solve.multiple(outcome.certain.length));
    else offerRetry(outcome, explain);
  };
  return (
    <>
      <label class="choice">
        <input
          type="checkbox"
          checked={includesEntries}
          onChange={(event) => (includesEntries.value = event.currentTarget.checked)}
        />
        {texts.solve.entries}
      </label>
      <div class="row">
        <button type="button" class="main" onClick={() => void proveUnique()}>
          {texts.solve.ask}
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
            app.showPanel(undefined);
          }}
        >
          {texts.solve.enter}
        </button>
      </div>
      <details>
        <summary>{texts.solve.questions}</summary>
        <p class="aside">{texts.solve.questionsHelp}</p>
        <div class="row">
          <button type="button" onClick={() => void findCertain()}>
            {texts.solve.certain}
          </button>
          <button type="button" onClick={() => void explain()}>
            {texts.solve.why}
          </button>
        </div>
      </details>
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
