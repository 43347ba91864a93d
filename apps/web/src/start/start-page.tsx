import type { TypeCard } from 'virtual:puzzle-examples';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { App } from '../app.js';
import { hashOf } from '../game/address.js';
import { Icon, IconButton } from '../icon.js';
import { isBegun, removeBoard, type SavedBoard, savedBoards } from '../storage.js';
import { formatClock, texts } from '../texts.js';
import { Levels } from './levels.js';
import { TodayCards } from './today.js';

/** The families of puzzle types, in the order of their sections. */
const FAMILIES = ['numbers', 'shading', 'loops', 'regions', 'objects'] as const;

/** The start page: today's puzzles, unfinished boards, and all puzzle types as pictures. */
export function StartPage({ app }: { readonly app: App }) {
  const types = useSignal<readonly TypeCard[]>([]);
  const boards = useSignal<readonly SavedBoard[]>([]);
  const search = useSignal('');
  useEffect(() => {
    void import('virtual:puzzle-examples').then(
      ({ examples }) => {
        types.value = examples;
      },
      () => app.showMessage(texts.notLoaded, true),
    );
    void savedBoards().then((saved) => {
      boards.value = saved;
    });
  }, []);
  useEffect(() => scrollTo(0, 0), [app.levelsOf.value]);
  const chosen = types.value.find(({ id }) => id === app.levelsOf.value);
  if (chosen) return <Levels app={app} type={chosen} boards={boards.value} />;
  const { start } = texts;
  const isFound = ({ title, id, aliases }: TypeCard) =>
    [title, id, ...aliases].some((name) => plain(name).includes(plain(search.value)));
  const found = types.value.filter(isFound);
  return (
    <>
      <h1 class="hidden">{texts.title}</h1>
      <div class="row start-tools">
        <button type="button" onClick={() => app.showPanel('open')}>
          <Icon name="open" /> {start.open}
        </button>
        <button type="button" onClick={() => app.showPanel('new')}>
          <Icon name="new" /> {texts.panels.new}
        </button>
        <button type="button" onClick={() => app.showPanel('draw')}>
          <Icon name="draw" /> {texts.panels.draw}
        </button>
      </div>
      {types.value.length > 0 && <TodayCards app={app} types={types.value} />}
      <BegunBoards
        boards={boards.value}
        onRemove={(code) => (boards.value = boards.value.filter((savedBoard) => savedBoard.code !== code))}
      />
      <section aria-labelledby="types-title">
        <div class="row types-head">
          <h2 id="types-title">{start.types}</h2>
          <input
            type="search"
            id="type-search"
            aria-label={start.search}
            placeholder={start.search}
            value={search}
            onInput={(event) => (search.value = event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && search.value && found[0]) app.levelsOf.value = found[0].id;
            }}
          />
        </div>
        {types.value.length > 0 && found.length === 0 && <p>{start.none(search.value)}</p>}
        {FAMILIES.map((family) => {
          const cards = found.filter((one) => one.family === family);
          if (cards.length === 0) return null;
          return (
            <section key={family} aria-label={start.families[family]}>
              <h3>{start.families[family]}</h3>
              <ul class="types">
                {cards.map(({ id, title, drawing }) => (
                  <li key={id}>
                    <button type="button" class="type" onClick={() => (app.levelsOf.value = id)}>
                      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
                      <strong>{title}</strong>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </section>
    </>
  );
}

/** Unfinished boards, latest first. */
function BegunBoards({
  boards,
  onRemove,
}: {
  readonly boards: readonly SavedBoard[];
  onRemove(code: string): void;
}) {
  const begun = boards.filter((board) => !board.solved && isBegun(board)).slice(0, MAX_BEGUN);
  if (begun.length === 0) return null;
  const { start } = texts;
  return (
    <section aria-labelledby="continue-title">
      <h2 id="continue-title">{start.continue}</h2>
      <ul class="begun">
        {begun.map(({ code, title, size, seconds, done, all, about }) => (
          <li key={code}>
            <a href={hashOf({ puzzle: code })}>
              <strong>{title}</strong> {size}
              <span class="aside">
                {about && `${about}, `}
                {start.progress(done, all)}, {formatClock(seconds)}
              </span>
            </a>
            <IconButton
              icon="close"
              label={start.remove(`${title} ${size}`)}
              onClick={() => {
                void removeBoard(code);
                onRemove(code);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Normalises a name for searching: ignores case, blanks and hyphens. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s-]/g, '');

/** Maximum number of unfinished boards listed. */
const MAX_BEGUN = 8;
