import type { Box } from '@gridproof/picture';
import { computed, signal } from '@preact/signals';
import type { PictureOutcome } from '../worker/picture-reader.js';

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

/** Answers by the keys of questions. */
export type Answers = ReadonlyMap<string, string>;

/** A picture of a puzzle, its reading, and the answers of the user. */
export class PictureReview {
  /** URL of the picture. */
  readonly url: string;
  readonly reading = signal<PictureText | undefined>(undefined);
  /** Id of the puzzle type that was read or that the user may choose; empty until it is known. */
  readonly type = signal('');
  /** Ids of the types that the picture may show. */
  readonly proposals = signal<readonly string[]>([]);
  readonly questions = signal<readonly PictureQuestion[]>([]);
  readonly answers = signal<Answers>(new Map());
  /** The puzzle as text, which the user may change. */
  readonly text = signal('');
  /** True if the user has changed the text. */
  readonly isEdited = computed(
    () => this.reading.value !== undefined && this.text.value !== this.reading.value.text,
  );

  constructor(readonly file: Blob) {
    this.url = URL.createObjectURL(file);
  }

  /** Shows a reading. `keepsText` keeps the text that the user has written. */
  show(reading: PictureText, answers: Answers, keepsText: boolean): void {
    const isSameType = reading.type === this.reading.peek()?.type;
    const open = reading.doubts.flatMap(({ key, name, box, readings }): readonly PictureQuestion[] =>
      key === undefined ? [] : [{ key, name, box, options: readings.map(({ text }) => text) }],
    );
    const isOpen = (key: string) => open.some((one) => one.key === key);
    const earlier = (isSameType ? this.questions.peek() : []).filter(
      ({ key }) => answers.has(key) || isOpen(key),
    );
    const isNew = ({ key }: PictureQuestion) => earlier.every((one) => one.key !== key);
    this.questions.value = [...earlier, ...open.filter(isNew)];
    this.answers.value = answers;
    this.reading.value = reading;
    this.type.value = reading.type;
    if (!keepsText) this.text.value = reading.text;
  }
}
