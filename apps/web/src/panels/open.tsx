import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import { TYPES } from '../types/types.js';
import { words } from '../words.js';
import { Choice, Line } from './fields.js';
import { Late } from './late.js';

const examples = async () => (await import('./examples.js')).ExampleCards;
const lists = async () => (await import('./list.js')).ListView;
const bookmark = async () => (await import('./bookmark.js')).BookmarkView;

/** Opens a puzzle: from a text, a file, or an example. */
export function OpenPanel({ app }: { readonly app: App }) {
  const text = useSignal('');
  const type = useSignal('');
  const size = useSignal('');
  const open = async (event?: Event) => {
    event?.preventDefault();
    if (text.value.trim() === '') app.say(words.open.empty, true);
    else await app.open(text.value, { as: type.value || undefined, size: size.value || undefined });
  };
  const list = app.list.value;
  return (
    <>
      {list && <Late app={app} load={lists} props={{ app, list }} />}
      <form onSubmit={open}>
        <label>
          {words.open.label}
          <textarea
            id="puzzle-text"
            rows={6}
            spellcheck={false}
            value={text}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <div class="row">
          <Choice
            label={words.open.type}
            value={type}
            options={[['', words.open.tell], ...TYPES.map(({ id, title }) => [id, title] as const)]}
          />
          <Line label={words.open.size} value={size} hint="10x10" />
          <button type="submit" class="main">
            {words.open.button}
          </button>
        </div>
      </form>
      <p class="aside">{words.open.drop}</p>
      <Late app={app} load={examples} props={{}} />
      <Late app={app} load={bookmark} props={{}} />
    </>
  );
}
