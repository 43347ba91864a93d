import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../app.js';
import { hasNext, openNext } from '../start/next-puzzle.js';
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
      {app.timer.value.isAnswerShown.value && <p class="aside">{finish.answerShown}</p>}
      <div class="row">
        <button
          type="button"
          class="main"
          ref={next}
          onClick={() => {
            close();
            void openNext(app);
          }}
        >
          {hasNext(app) ? finish.next : finish.others(app.game.value!.type.title)}
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
