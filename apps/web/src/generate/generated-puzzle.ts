import type { AnyPuzzle } from '@gridproof/core';
import type { App } from '../app.js';
import { texts } from '../texts.js';
import { addGrade } from './grade.js';
import type { GenerateOutcome } from './puzzle-prefetcher.js';

/** Shows a generated puzzle, or the reason why there is none. */
export async function showGenerated(
  app: App,
  type: AnyPuzzle,
  { puzzle: made, outcome }: GenerateOutcome,
): Promise<void> {
  if (made) {
    const summary = texts.generate.made(made.clues, made.rating?.name);
    await app.show(type, type.parse(made.text), { summary });
    app.showMessage(texts.generate.done(summary));
    if (!made.rating) void addGrade(app, made);
  } else if (outcome.status === 'crashed' || outcome.status === 'refused')
    app.showMessage(outcome.message.replace(/^\w*Error: /, ''), true);
  else if (outcome.status === 'unknown' && outcome.reason === 'aborted') app.showMessage(texts.stopped);
  else app.showMessage(texts.generate.missed, true);
}

/** Shows the prefetched puzzle, once it is ready. */
export async function showPrefetched(app: App): Promise<void> {
  const { prefetcher } = app;
  const type = prefetcher.next?.type;
  const made = prefetcher.isReady.value
    ? await prefetcher.takeNext()
    : await app.runTask(
        () => prefetcher.takeNext(),
        () => prefetcher.stop(),
      );
  if (type && made) await showGenerated(app, type, made);
}
