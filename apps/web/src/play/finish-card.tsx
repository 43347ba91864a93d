import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../app.js';
import { formatClock, texts } from '../texts.js';

/** Shown when a board is solved: the time, the help used, and suggestions for the next puzzle. */
export function FinishCard({ app }: { readonly app: App }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const close = () => {
    app.isFinished.value = false;
  };
  const { finish } = texts;
  return (
    <div
      class="finish"
      role="dialog"
      aria-labelledby="finish-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <h2 id="finish-title">{finish.title}</h2>
      <dl>
        <dt>{finish.time}</dt>
        <dd>{formatClock(app.timer.value.seconds.value)}</dd>
        <dt>{finish.checks}</dt>
        <dd>{app.checks}</dd>
        <dt>{finish.hints}</dt>
        <dd>{app.hints}</dd>
      </dl>
      <div class="row">
        <button
          type="button"
          class="main"
          ref={next}
          onClick={() => {
            close();
            void playNext(app);
          }}
        >
          {finish.next}
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            app.showPanel('share');
          }}
        >
          {finish.share}
        </button>
        <button type="button" onClick={close}>
          {finish.close}
        </button>
      </div>
    </div>
  );
}

/** Opens the next puzzle of the same level, or the prefetched one of the type; if there is none, the levels of the type. */
async function playNext(app: App): Promise<void> {
  const { levelIn, openLevel, PUZZLES_PER_LEVEL } = await import('../start/level.js');
  const last = levelIn(app.level ?? '');
  const { id } = app.game.value!.type;
  if (last && last.nth < PUZZLES_PER_LEVEL) await openLevel(app, last.type, last.level, last.nth + 1);
  else if (!last && app.prefetcher.next?.type.id === id) {
    const { showPrefetched } = await import('../generate/generated-puzzle.js');
    await showPrefetched(app);
  } else app.goToLevels(id);
}
