import { type Place, Verbalizer } from '@gridproof/core';
import { signal } from '@preact/signals';
import type { App } from '../app.js';
import { runInWorker } from '../panels/worker-task.js';
import { sentenceOf, texts } from '../texts.js';
import type { Draft } from './draft.js';

/** Milliseconds between the last change of a puzzle and its check. */
const DELAY_MS = 250;

/** Checks whether a drawn puzzle has one answer, several or none; on request after every change. */
export class UniquenessCheck {
  readonly always = signal(true);
  /** The reasons why there is no answer. */
  readonly reasons = signal<readonly string[]>([]);
  /** The only answer, in the notation of the type. */
  readonly answer = signal<string | undefined>(undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly app: App) {}

  /** Checks the puzzle shortly after its last change, and discards the previous result immediately. */
  follow(draft: Draft): void {
    this.forget();
    if (this.always.value) this.#timer = setTimeout(() => void this.run(draft), DELAY_MS);
  }

  forget(): void {
    clearTimeout(this.#timer);
    const { app } = this;
    app.solver.stop();
    app.displayedPicture.value = undefined;
    app.clearHighlights();
    this.reasons.value = [];
    this.answer.value = undefined;
    app.showMessage('');
  }

  async run(draft: Draft): Promise<void> {
    const { app } = this;
    const { type } = draft;
    const puzzle = draft.puzzle.value;
    const isStale = () => draft.puzzle.value !== puzzle || app.panel.value !== 'draw';
    const outcome = await runInWorker(app, { type, puzzle }, { task: 'unique' });
    if (isStale()) return;
    if (outcome.status === 'unique') {
      this.answer.value = outcome.answer;
      app.showMessage(texts.solve.unique);
    } else if (outcome.status === 'multiple') {
      this.#highlight('differs', outcome.differ);
      app.showMessage(texts.draft.several(outcome.differ.length));
    } else if (outcome.status === 'unsolvable') {
      app.showMessage(texts.solve.none, true);
      const why = await runInWorker(app, { type, puzzle }, { task: 'explain' });
      if (isStale() || why.status !== 'unsolvable') return;
      const verbalizer = new Verbalizer(type, puzzle);
      this.reasons.value = verbalizer.conflict(why.conflict);
      app.highlights.value = verbalizer.highlightConflict(why.conflict.reasons);
    } else if (outcome.status !== 'unknown' || outcome.reason !== 'aborted')
      app.showMessage(sentenceOf(outcome), true);
  }

  /** Shows or hides the answer on the board. */
  show(draft: Draft): void {
    const { app } = this;
    const { type, puzzle } = draft;
    if (app.displayedPicture.value || this.answer.value === undefined) app.displayedPicture.value = undefined;
    else
      app.displayedPicture.value = type.draw(puzzle.value, type.readAnswer(this.answer.value, puzzle.value));
  }

  #highlight(meaning: 'differs', places: readonly Place[]): void {
    this.app.highlights.value = places.length ? [{ meaning, label: '', places }] : [];
  }
}
