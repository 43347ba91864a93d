import './style.css';
import { svgStyle, tintStyle } from '@gridproof/render';
import { render } from 'preact';
import { App, PANELS, type PanelName } from './app.js';
import { Board } from './board/board.js';
import { droppedText } from './dropped.js';
import type { Game } from './game/game.js';
import { Checking } from './panels/checking.js';
import { Late } from './panels/late.js';
import { OpenPanel } from './panels/open.js';
import { PlayPanel } from './panels/play.js';
import { words } from './words.js';

const app = new App();
const checking = new Checking(app);

/** The panels that need no puzzle. */
const FREE: readonly PanelName[] = ['open', 'make', 'draw'];

function Page() {
  const game = app.game.value;
  const panel = game || FREE.includes(app.panel.value) ? app.panel.value : 'open';
  const surface = app.surface.value;
  return (
    <>
      <header>
        <Heading of={game ? 'p' : 'h1'} />
        <span>{words.tagline}</span>
      </header>
      <p class="newer" role="status">
        {app.newer.value && (
          <>
            {words.newer.here}{' '}
            <button type="button" onClick={app.newer.value}>
              {words.newer.reload}
            </button>
          </>
        )}
      </p>
      <main class={surface ? 'two' : ''}>
        {surface && (
          <section class="left" aria-label={surface.type.title}>
            <h1>{surface.type.title}</h1>
            <Board key={surface} app={app} surface={surface} />
          </section>
        )}
        <section class="right">
          <Tabs panel={panel} open={game !== undefined} />
          <div role="tabpanel" id="panel" aria-labelledby={`tab-${panel}`}>
            <p class={saidClass()} role="status" aria-live="polite">
              {app.busy.value ? words.busy : app.said}
            </p>
            {app.busy.value && (
              <button type="button" onClick={() => app.stopThinking()}>
                {words.stop}
              </button>
            )}
            <Panel panel={panel} game={game} />
          </div>
        </section>
      </main>
    </>
  );
}

/** How what is said looks. */
function saidClass(): string {
  if (app.isWrong.value) return 'said wrong';
  return app.isAside.value && !app.busy.value ? 'said aside-only' : 'said';
}

/** The page's name is its heading as long as no puzzle is open. */
function Heading({ of: Element }: { readonly of: 'p' | 'h1' }) {
  return (
    <Element class="name">
      <button type="button" onClick={() => app.turnTo('open')}>
        {words.title}
      </button>
    </Element>
  );
}

function Tabs({ panel, open }: { readonly panel: PanelName; readonly open: boolean }) {
  const shown = PANELS.filter((one) => open || FREE.includes(one));
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = shown[(shown.indexOf(panel) + way + shown.length) % shown.length]!;
    if (!way) return;
    app.turnTo(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" class="tabs" onKeyDown={onKeyDown}>
      {shown.map((one) => (
        <button
          type="button"
          role="tab"
          key={one}
          id={`tab-${one}`}
          aria-selected={one === panel}
          aria-controls="panel"
          tabIndex={one === panel ? 0 : -1}
          onClick={() => app.turnTo(one)}
        >
          {words.panels[one]}
        </button>
      ))}
    </div>
  );
}

/** The panels that come when they are first turned to. */
const LATE = {
  hint: async () => (await import('./panels/hint.js')).HintPanel,
  solve: async () => (await import('./panels/solve.js')).SolvePanel,
  path: async () => (await import('./panels/path.js')).PathPanel,
  share: async () => (await import('./panels/share.js')).SharePanel,
};
const make = async () => (await import('./panels/make.js')).MakePanel;
const draw = async () => (await import('./panels/draw.js')).DrawPanel;

function Panel({ panel, game }: { readonly panel: PanelName; readonly game: Game | undefined }) {
  if (panel === 'make') return <Late key="make" app={app} load={make} props={{ app }} />;
  if (panel === 'draw') return <Late key="draw" app={app} load={draw} props={{ app }} />;
  if (app.opening.value) return null;
  if (panel === 'open' || !game) return <OpenPanel app={app} />;
  if (panel === 'play') return <PlayPanel app={app} game={game} checking={checking} />;
  return <Late key={panel} app={app} load={LATE[panel]} props={{ app, game }} />;
}

const style = new CSSStyleSheet();
style.replaceSync(svgStyle + tintStyle);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
render(<Page />, document.getElementById('page')!);
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  void droppedText(event.dataTransfer).then((text) => {
    if (text === undefined) app.say(words.list.tooLarge, true);
    else if (text.trim() === '') app.say(words.list.none, true);
    else void app.open(text);
  });
});
await app.live();
await app.solver.warm();
// Nothing has to be waited for from now on.
performance.mark('ready');
const { keepOffline } = await import('./offline.js');
keepOffline(app);
