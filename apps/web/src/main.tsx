import './style.css';
import { hueStyle, schemeVariables, svgStyle, tintStyle } from '@gridproof/render';
import { useSignalEffect } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { App, type PanelName } from './app.js';
import { BoardView } from './board/board.js';
import { trialClass } from './board/overlay.js';
import { brokenRules, EntryCheck } from './game/entry-check.js';
import type { Game } from './game/game.js';
import { IconButton } from './icon.js';
import { LazyPanel } from './panels/lazy-panel.js';
import { Header } from './play/header.js';
import { Keypad } from './play/keypad.js';
import { Message } from './play/message.js';
import { shortcuts } from './play/shortcuts.js';
import { ToolRail } from './play/tool-rail.js';
import { applySettings } from './settings.js';
import { texts } from './texts.js';

const app = new App();
const check = new EntryCheck(app);

const { classList } = document.documentElement;
addEventListener('keydown', () => classList.add('with-keys'), true);
addEventListener('pointerdown', () => classList.remove('with-keys'), true);

function Page() {
  const game = app.game.value;
  const surface = app.surface.value;
  const hasBoard = surface !== undefined && !app.isHome.value;
  const panel = app.panel.value;
  return (
    <>
      <Header app={app} game={hasBoard ? game : undefined} />
      <p class="newer" role="status">
        {app.newer.value && (
          <>
            {texts.newer.here}{' '}
            <button type="button" onClick={app.newer.value}>
              {texts.newer.reload}
            </button>
          </>
        )}
      </p>
      <p class={app.isWrong.value ? 'said wrong' : 'said'} role="status" aria-live="polite">
        {app.isBusy.value ? texts.busy : app.message}
      </p>
      {hasBoard ? (
        <main class={panel ? `play with-panel ${panel}` : 'play'}>
          <Stage key={surface} />
          <ToolRail app={app} surface={surface} game={surface === game ? game : undefined} check={check} />
          {panel && <Side panel={panel} game={game} />}
          {app.isFinished.value && <LazyPanel key="finish" app={app} load={finish} props={{ app }} />}
        </main>
      ) : (
        <main class="start">
          {panel ? (
            <>
              <h1 class="hidden">{texts.title}</h1>
              <Side panel={panel} game={game} />
            </>
          ) : (
            <Start />
          )}
        </main>
      )}
    </>
  );
}

/** The board with messages and keypad. */
function Stage() {
  const surface = app.surface.value!;
  const game = surface === app.game.value ? app.game.value : undefined;
  const { isPaused } = app.timer.value;
  return (
    <section class={app.isFinished.value ? 'stage done' : 'stage'} aria-label={surface.type.title}>
      <BoardView app={app} surface={surface} />
      {isPaused.value && (
        <button type="button" class="paused" onClick={() => (isPaused.value = false)}>
          {texts.paused}
        </button>
      )}
      <div class="notes">
        <div>
          {!app.panel.value && <Message app={app} />}
          {game && <State game={game} />}
        </div>
      </div>
      <Keypad app={app} surface={surface} />
    </section>
  );
}

/** Reports that the board is solved, or the broken rules once it is full. Runs the checks that follow entries. */
function State({ game }: { readonly game: Game }) {
  const seen = useRef(game.values.peek());
  useSignalEffect(() => {
    const values = game.values.value;
    if (values === seen.current) return;
    seen.current = values;
    void check.follow(game);
  });
  const broken = game.broken.value;
  const isSolved = app.isSolved;
  useEffect(() => {
    // Effects run after the next frame, so the board may be solved again by now.
    if (!app.isSolved) app.isFinished.value = false;
  }, [isSolved]);
  const text = isSolved
    ? texts.play.solved
    : broken?.length
      ? texts.play.broken(brokenRules(game, broken))
      : '';
  const depth = game.trialDepth.value;
  return (
    <p class={isSolved ? 'state good' : 'state'} role="status">
      {text ||
        (depth > 0 && <span class={`trial-state ${trialClass(depth)}`}>{texts.tools.trials(depth)}</span>)}
    </p>
  );
}

function Side({ panel, game }: { readonly panel: PanelName; readonly game: Game | undefined }) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      // Returns the focus from the panel to the board.
      if (current?.contains(document.activeElement))
        setTimeout(() => document.querySelector<HTMLElement>('.stop[tabindex="0"]')?.focus());
    };
  }, []);
  return (
    <aside
      id="panel"
      ref={element}
      tabIndex={-1}
      aria-label={texts.panels[panel]}
      inert={panel in PUZZLE_PANELS && app.timer.value.isPaused.value}
    >
      <div class="panel-head">
        <h2>{texts.panels[panel]}</h2>
        <IconButton icon="close" label={texts.close} onClick={() => app.showPanel(undefined)} />
      </div>
      <Message app={app} />
      <Panel panel={panel} game={game} />
    </aside>
  );
}

/** Panels that need no puzzle. */
const GENERAL_PANELS = {
  open: async () => (await import('./panels/open.js')).OpenPanel,
  new: async () => (await import('./panels/new-puzzle.js')).NewPuzzlePanel,
  draw: async () => (await import('./panels/draw.js')).DrawPanel,
};

const PUZZLE_PANELS = {
  rules: async () => (await import('./panels/rules.js')).RulesPanel,
  hint: async () => (await import('./panels/hint.js')).HintPanel,
  steps: async () => (await import('./panels/steps.js')).StepsPanel,
  solve: async () => (await import('./panels/solve.js')).SolvePanel,
  share: async () => (await import('./panels/share.js')).SharePanel,
};
const finish = async () => (await import('./play/finish-card.js')).FinishCard;
const help = async () => (await import('./panels/help.js')).HelpPanel;
const start = async () => (await import('./start/start-page.js')).StartPage;

function Panel({ panel, game }: { readonly panel: PanelName; readonly game: Game | undefined }) {
  if (panel === 'open' || panel === 'new' || panel === 'draw')
    return <LazyPanel key={panel} app={app} load={GENERAL_PANELS[panel]} props={{ app }} />;
  if (panel === 'help')
    return (
      <LazyPanel
        key="help"
        app={app}
        load={help}
        props={{ app, game: app.isHome.value ? undefined : game }}
      />
    );
  if (!game) return null;
  return <LazyPanel key={panel} app={app} load={PUZZLE_PANELS[panel]} props={{ app, game }} />;
}

function Start() {
  if (app.isOpening.value) return null;
  return (
    <>
      {!app.levelsOf.value && <Message app={app} />}
      <LazyPanel key="start" app={app} load={start} props={{ app }} />
    </>
  );
}

const style = new CSSStyleSheet();
style.replaceSync(
  `${svgStyle}${tintStyle}${hueStyle}${(['light', 'dark'] as const)
    .map((scheme) => `@media screen{:root[data-theme=${scheme}] .gridproof{${schemeVariables(scheme)}}}`)
    .join('\n')}`,
);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
applySettings();
render(<Page />, document.getElementById('page')!);
addEventListener('keydown', shortcuts(app, check));
addEventListener('dragover', (event) => event.preventDefault());
/** Opens dropped or pasted content. Its files and text are readable only during the event. */
function openTransfer(data: DataTransfer | null): void {
  const text = data?.getData('text') ?? '';
  const file = data?.files[0];
  void import('./transfer.js').then(
    (transfer) => transfer.openTransfer(app, file, text),
    () => app.showMessage(texts.notLoaded, true),
  );
}
addEventListener('drop', (event) => {
  event.preventDefault();
  openTransfer(event.dataTransfer);
});
addEventListener('paste', ({ target, clipboardData }) => {
  const text = clipboardData?.getData('text/plain') ?? '';
  // A text field takes texts, but not pictures.
  if (text && target instanceof Element && target.closest('input, textarea')) return;
  if (text.trim() !== '') void app.open(text);
  else if (clipboardData?.files.length) openTransfer(clipboardData);
});
await app.live();
// The page is shown before the engine loads.
if (app.isHome.value) await start();
await app.solver.warm();
// Everything is loaded.
performance.mark('ready');
const { keepOffline } = await import('./offline.js');
keepOffline(app);
