import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import { texts } from '../texts.js';
import { TYPES } from '../types/types.js';
import { Choice, InputField } from './fields.js';
import { LazyPanel } from './lazy-panel.js';

const lists = async () => (await import('./list.js')).ListView;
const bookmark = async () => (await import('./bookmark.js')).BookmarkView;

/** Opens a puzzle from a text or a file. */
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
  return (
    <>
      {list && <LazyPanel app={app} load={lists} props={{ app, list }} />}
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
      <LazyPanel app={app} load={bookmark} props={{}} />
    </>
  );
}
