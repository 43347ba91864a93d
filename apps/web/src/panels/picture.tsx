import type { Box } from '@gridproof/picture';
import { renderSvg } from '@gridproof/render';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { App } from '../app.js';
import { answer, closePicture, play, readAgain } from '../picture/picture-actions.js';
import type { PictureReview } from '../picture/picture-review.js';
import { pictureTexts } from '../picture/picture-texts.js';
import { texts } from '../texts.js';
import { recognise, TYPES } from '../types/types.js';
import { Choice } from './fields.js';

/** Maximum side of the board, in pixels. */
const MAX_SIDE = 320;

interface ReviewProps {
  readonly app: App;
  readonly review: PictureReview;
}

/** A picture beside the board that was read, with questions about uncertain readings. */
export function PictureView({ app, review }: ReviewProps) {
  const reading = review.reading.value;
  const proposals = review.proposals.value;
  const type = review.type.value;
  if (!reading && proposals.length === 0) return null;
  return (
    <section aria-labelledby="comparison-title">
      <h2 id="comparison-title">{pictureTexts.comparison}</h2>
      <div class="comparison">
        <OutlinedPicture review={review} />
        {reading && <BoardDrawing review={review} />}
      </div>
      {proposals.length > 0 && (
        <fieldset class="row question">
          <legend>{pictureTexts.which}</legend>
          {TYPES.filter(({ id }) => proposals.includes(id)).map(({ id, title }) => (
            <button
              key={id}
              type="button"
              aria-pressed={reading?.type === id}
              disabled={review.isEdited.value}
              onClick={() => void readAgain(app, review, id)}
            >
              {title}
            </button>
          ))}
        </fieldset>
      )}
      {reading && (
        <>
          <Questions app={app} review={review} />
          <label>
            {pictureTexts.text}
            <textarea
              id="picture-text"
              rows={Math.min(14, reading.text.split('\n').length)}
              spellcheck={false}
              value={review.text}
              onInput={(event) => {
                review.text.value = event.currentTarget.value;
              }}
            />
          </label>
        </>
      )}
      <div class="row">
        {reading && (
          <button type="button" class="main" onClick={() => void play(app, review)}>
            {pictureTexts.play}
          </button>
        )}
        {reading && review.isEdited.value && (
          <button
            type="button"
            onClick={() => {
              review.text.value = reading.text;
            }}
          >
            {pictureTexts.restore}
          </button>
        )}
        <button type="button" onClick={() => closePicture(app)}>
          {pictureTexts.close}
        </button>
      </div>
      <div class="row">
        <Choice
          label={texts.open.type}
          value={review.type}
          options={[
            ...(reading ? [] : [['', pictureTexts.choose] as const]),
            ...TYPES.map(({ id, title }) => [id, title] as const),
          ]}
        />
        <button
          type="button"
          disabled={type === '' || type === reading?.type || review.isEdited.value}
          onClick={() => void readAgain(app, review, type)}
        >
          {pictureTexts.again}
        </button>
      </div>
    </section>
  );
}

/** The part of the picture that was read, with outlines of the places in question. */
function OutlinedPicture({
  review: { url, reading, questions, answers },
}: {
  readonly review: PictureReview;
}) {
  if (!reading.value) return <img src={url} alt={pictureTexts.alt} />;
  const { size, part, doubts } = reading.value;
  const answered = questions.value.filter(({ key }) => answers.value.has(key));
  const outlines = [
    ...answered.map(({ box }) => ({ box, look: 'answered' })),
    ...doubts.map(({ box }) => ({ box, look: 'open' })),
  ].filter(({ box }) => box.right > box.left);
  return (
    <svg class="outlined" viewBox={viewBoxOf(part)} role="img" aria-label={pictureTexts.alt}>
      <image href={url} {...size} preserveAspectRatio="none" />
      {outlines.map(({ box, look }) => (
        <rect
          key={`${box.left} ${box.top} ${look}`}
          class={look}
          x={box.left}
          y={box.top}
          width={box.right - box.left}
          height={box.bottom - box.top}
        />
      ))}
    </svg>
  );
}

const viewBoxOf = ({ left, top, right, bottom }: Box): string =>
  `${left} ${top} ${right - left} ${bottom - top}`;

/** The board of the text; empty while the text is no puzzle. */
function BoardDrawing({ review }: { readonly review: PictureReview }) {
  const drawing = useSignal('');
  useSignalEffect(() => {
    const text = review.text.value;
    const show = (svg: string) => {
      if (text === review.text.peek()) drawing.value = svg;
    };
    recognise(text).then(
      ({ type, puzzle }) =>
        show(
          renderSvg(type.draw(puzzle), {
            updatesInPlace: true,
            title: type.title,
            maxSize: { width: MAX_SIDE, height: MAX_SIDE },
          }),
        ),
      () => show(''),
    );
  });
  return <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.value }} />;
}

/** Questions and remarks about a reading. */
function Questions({ app, review }: ReviewProps) {
  const { doubts, corrections } = review.reading.value!;
  const answers = review.answers.value;
  const notes = [
    ...doubts.flatMap(({ key, message }) => (key === undefined ? [message] : [])),
    ...corrections,
  ];
  return (
    <>
      {review.questions.value.map(({ key, name, options }) => (
        <fieldset key={key} class="row question">
          <legend>{pictureTexts.sentence(pictureTexts.question(name, options))}</legend>
          {options.map((text) => (
            <button
              key={text}
              type="button"
              aria-pressed={answers.get(key) === text}
              disabled={review.isEdited.value}
              onClick={() => void answer(app, review, key, text)}
            >
              {text || pictureTexts.nothing}
            </button>
          ))}
        </fieldset>
      ))}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{pictureTexts.sentence(note)}</li>
          ))}
        </ul>
      )}
      {review.isEdited.value && <p class="aside">{pictureTexts.edited}</p>}
    </>
  );
}
