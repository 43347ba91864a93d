import { batch } from '@preact/signals';
import type { App } from '../app.js';
import { sentenceOf } from '../texts.js';
import { type Answers, PictureReview } from './picture-review.js';
import { pictureTexts } from './picture-texts.js';

/** Maximum size of a picture file, in bytes. */
const MAX_BYTES = 20_000_000;

/** Opens the puzzle that a picture shows, or asks about uncertain readings. */
export async function openPicture(app: App, file: Blob): Promise<void> {
  if (file.size > MAX_BYTES) return app.showMessage(pictureTexts.refusals['too-large'], true);
  closePicture(app);
  const review = new PictureReview(file);
  app.picture.value = review;
  app.showPanel('open');
  await readAgain(app, review);
}

/** Removes the picture from the page. */
export function closePicture(app: App): void {
  if (app.picture.value) URL.revokeObjectURL(app.picture.value.url);
  app.picture.value = undefined;
}

/** Reads the picture. A puzzle without doubts is opened, unless the user is already comparing it. */
export async function readAgain(
  app: App,
  review: PictureReview,
  type = '',
  answers: Answers = new Map(),
): Promise<void> {
  const { file } = review;
  const text = review.text.peek();
  const outcome = await app.runTask(() =>
    app.solver.readPicture({ file, ...(type && { type }), confirmed: answers }),
  );
  if (app.picture.peek() !== review) return undefined;
  const last = review.reading.peek();
  if (outcome.status === 'read') {
    batch(() => review.show(outcome, answers, review.text.peek() !== text));
    const doubts = outcome.doubts.length;
    if (doubts === 0 && !last) return play(app, review);
    return app.showMessage(doubts > 0 ? pictureTexts.uncertain(doubts) : pictureTexts.certain);
  }
  if (outcome.status !== 'refused') app.showMessage(sentenceOf(outcome), true);
  else if (outcome.types.length === 0) app.showMessage(pictureTexts.refusals[outcome.code], true);
  else {
    review.proposals.value = outcome.types;
    app.showMessage(pictureTexts.ambiguous);
  }
  if (!last && review.proposals.peek().length === 0) closePicture(app);
  return undefined;
}

/** Answers a question and reads the picture again, because one answer may decide others. */
export function answer(app: App, review: PictureReview, key: string, text: string): Promise<void> {
  const answers = new Map([...review.answers.peek(), [key, text]]);
  return readAgain(app, review, review.reading.peek()!.type, answers);
}

/** Plays the puzzle and tells which readings only its answer decided. */
export async function play(app: App, review: PictureReview): Promise<void> {
  const { corrections } = review.reading.peek()!;
  const isEdited = review.isEdited.peek();
  if (!(await app.open(review.text.peek()))) return;
  closePicture(app);
  if (corrections.length > 0 && !isEdited) app.showMessage(corrections.map(pictureTexts.sentence).join(' '));
}
