import type { Box } from '@gridproof/picture';
import { batch, computed, signal } from '@preact/signals';
import type { App } from '../app.js';
import { sentenceOf } from '../texts.js';
import type { PictureOutcome } from '../worker/picture-reader.js';
import { pictureTexts } from './picture-texts.js';

/** The puzzle that a picture shows. */
type PictureText = Extract<PictureOutcome, { readonly status: 'read' }>;

/** A question about a text in a picture. */
export interface PictureQuestion {
  readonly key: string;
  /** The name of the place. */
  readonly name: string;
  /** Where the picture shows it. */
  readonly box: Box;
  /** Possible texts, the most probable first. */
  readonly options: readonly string[];
}

/** Maximum size of a picture file, in bytes. */
const MAX_BYTES = 20_000_000;

/** Opens the puzzle that a picture shows, or asks about what is not certain. */
export async function openPicture(app: App, file: Blob): Promise<void> {
  if (file.size > MAX_BYTES) return app.showMessage(pictureTexts.refusals['too-large'], true);
  app.picture.peek()?.close();
  const review = new PictureReview(app, file);
  app.picture.value = review;
  app.showPanel('open');
  await review.read();
}

type Answers = ReadonlyMap<string, string>;

/** A picture of a puzzle, with what was read in it and what the user answered. */
export class PictureReview {
  /** URL of the picture. */
  readonly url: string;
  readonly reading = signal<PictureText | undefined>(undefined);
  /** Id of the puzzle type that was read or that the user may choose; empty until it is known. */
  readonly type = signal('');
  /** Ids of the types that the picture may show. */
  readonly proposals = signal<readonly string[]>([]);
  readonly questions = signal<readonly PictureQuestion[]>([]);
  /** Answers by the keys of questions. */
  readonly answers = signal<Answers>(new Map());
  /** The puzzle as text, which the user may change. */
  readonly text = signal('');
  /** True if the user has changed the text. */
  readonly isEdited = computed(() => this.text.value !== this.reading.value?.text);

  constructor(
    readonly app: App,
    readonly file: Blob,
  ) {
    this.url = URL.createObjectURL(file);
  }

  /** Reads the picture. A puzzle without doubts is opened, unless the user is already comparing it. */
  async read(type = '', answers: Answers = new Map()): Promise<void> {
    const { app, file } = this;
    const outcome = await app.runTask(() =>
      app.solver.readPicture({ file, ...(type && { type }), confirmed: answers }),
    );
    if (app.picture.peek() !== this) return undefined;
    const last = this.reading.peek();
    if (outcome.status === 'read') {
      batch(() => this.#show(outcome, answers));
      const doubts = outcome.doubts.length;
      if (doubts === 0 && !last) return this.play(outcome.corrections);
      return app.showMessage(doubts > 0 ? pictureTexts.uncertain(doubts) : pictureTexts.certain);
    }
    if (outcome.status !== 'refused') app.showMessage(sentenceOf(outcome), true);
    else if (outcome.types.length === 0) app.showMessage(pictureTexts.refusals[outcome.code], true);
    else {
      this.proposals.value = outcome.types;
      app.showMessage(pictureTexts.ambiguous);
    }
    if (!last && this.proposals.peek().length === 0) this.close();
    return undefined;
  }

  /** Answers a question and reads the picture again, because one answer may decide others. */
  answer(key: string, text: string): Promise<void> {
    return this.read(this.reading.peek()!.type, new Map([...this.answers.peek(), [key, text]]));
  }

  /** Opens the puzzle and tells what only its answer decided. */
  async play(corrections: readonly string[] = []): Promise<void> {
    const { app } = this;
    if (!(await app.open(this.text.peek()))) return;
    this.close();
    if (corrections.length > 0) app.showMessage(corrections.map(pictureTexts.sentence).join(' '));
  }

  /** Removes the picture from the page. */
  close(): void {
    URL.revokeObjectURL(this.url);
    if (this.app.picture.peek() === this) this.app.picture.value = undefined;
  }

  #show(reading: PictureText, answers: Answers): void {
    const isSameType = reading.type === this.reading.peek()?.type;
    const old = isSameType ? this.questions.peek() : [];
    const open = reading.doubts.flatMap(({ key, name, box, readings }): readonly PictureQuestion[] =>
      key === undefined ? [] : [{ key, name, box, options: readings.map(({ text }) => text) }],
    );
    const isOpen = (key: string) => open.some((one) => one.key === key);
    const kept = old.filter(({ key }) => answers.has(key) || isOpen(key));
    this.questions.value = [...kept, ...open.filter(({ key }) => kept.every((one) => one.key !== key))];
    this.answers.value = answers;
    this.reading.value = reading;
    this.type.value = reading.type;
    this.text.value = reading.text;
  }
}
