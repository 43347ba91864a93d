import './open.css';
import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import { openPicture } from '../picture/picture-actions.js';
import { pictureTexts } from '../picture/picture-texts.js';
import { texts } from '../texts.js';
import { TYPES } from '../types/types.js';
import { Choice, InputField } from './fields.js';
import { LazyPanel } from './lazy-panel.js';

const lists = async () => (await import('./list.js')).ListView;
const picture = async () => (await import('./picture.js')).PictureView;
const bookmark = async () => (await import('./bookmark.js')).BookmarkView;

/** Opens a puzzle from a text, a file or a picture. */
export function OpenPanel({ app }: { readonly app: App }) {
  const text = useSignal('');
  const type = useSignal('');
  const size = useSignal('');
  const open = async (event?: Event) => {
    event?.preventDefault();
    if (text.value.trim() === '') app.showMessage(texts.open.empty, true);
    else await app.open(text.value, { as: type.value || undefined, size: size.value || undefined });
  };
  const list = app.list.value;
  const review = app.picture.value;
  return (
    <>
      {list && <LazyPanel app={app} load={lists} props={{ app, list }} />}
      {review && <LazyPanel key={review.url} app={app} load={picture} props={{ app, review }} />}
      <form onSubmit={open}>
        <label>
          {texts.open.label}
          <textarea
            id="puzzle-text"
            rows={6}
            placeholder={texts.open.placeholder}
            spellcheck={false}
            value={text}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <div class="row">
          <Choice
            label={texts.open.type}
            value={type}
            options={[['', texts.open.fromText], ...TYPES.map(({ id, title }) => [id, title] as const)]}
          />
          <InputField label={texts.open.size} value={size} hint="10x10" />
          <button type="submit" class="main">
            {texts.open.button}
          </button>
        </div>
      </form>
      <p class="aside">{texts.open.drop}</p>
      <section aria-labelledby="pictures-title">
        <h2 id="pictures-title">{pictureTexts.title}</h2>
        <div class="row">
          <PictureInput app={app} label={pictureTexts.file} />
          <PictureInput app={app} label={pictureTexts.camera} isCamera />
        </div>
        <p class="aside">{pictureTexts.help}</p>
      </section>
      <LazyPanel app={app} load={bookmark} props={{}} />
    </>
  );
}

/** A button that opens a picture: of a file, or of the camera on a touch screen. */
function PictureInput({
  app,
  label,
  isCamera = false,
}: {
  readonly app: App;
  readonly label: string;
  readonly isCamera?: boolean;
}) {
  return (
    <label class={isCamera ? 'file camera' : 'file'}>
      {label}
      <input
        type="file"
        class="hidden"
        accept="image/*"
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void openPicture(app, file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
