import './style.css';
import { svgStyle, tintStyle } from '@gridproof/render';
import { render } from 'preact';
import { App, PANELS, type PanelName } from './app.js';
import { Board } from './board/board.js';
import { Asking } from './draft/asking.js';
import { droppedText } from './dropped.js';
import type { Game } from './game/game.js';
import { Checking } from './panels/checking.js';
import { DrawPanel } from './panels/draw.js';
import { HintPanel } from './panels/hint.js';
import { MakePanel } from './panels/make.js';
import { OpenPanel } from './panels/open.js';
import { PathPanel } from './panels/path.js';
import { PlayPanel } from './panels/play.js';
import { SharePanel } from './panels/share.js';
import { SolvePanel } from './panels/solve.js';
import { words } from './words.js';

const app = new App();
const checking = new Checking(app);
const asking = new Asking(app);

/** The panels that need no puzzle. */
const FREE: readonly PanelName[] = ['open', 'make', 'draw'];

function Page() {
  const game = app.game.value;
  const panel = game || FREE.includes(app.panel.value) ? app.panel.value : 'open';
  const surface = app.surface.value;
  return (
    <>
      <header>
        <button type="button" class="name" onClick={() => app.turnTo('open')}>
          {words.title}
        </button>
        <span>{words.tagline}</span>
      </header>
      <main class={surface ? 'two' : ''}>
        {surface && (
          <section class="left" aria-label={surface.type.title}>
            <h1>{surface.type.title}</h1>
            <Board key={surface} app={app} surface={surface} />
          </section>
        )}
        <section class="right">
          {!surface && <h1>{words.title}</h1>}
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

function Panel({ panel, game }: { readonly panel: PanelName; readonly game: Game | undefined }) {
  if (panel === 'make') return <MakePanel app={app} />;
  if (panel === 'draw') return <DrawPanel app={app} asking={asking} />;
  if (panel === 'open' || !game) return <OpenPanel app={app} />;
  switch (panel) {
    case 'play':
      return <PlayPanel app={app} game={game} checking={checking} />;
    case 'hint':
      return <HintPanel app={app} game={game} />;
    case 'solve':
      return <SolvePanel app={app} game={game} />;
    case 'path':
      return <PathPanel app={app} game={game} />;
    case 'share':
      return <SharePanel app={app} game={game} />;
  }
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
void app.live().then(() => app.solver.warm());
