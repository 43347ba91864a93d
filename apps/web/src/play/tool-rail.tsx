import { useSignal } from '@preact/signals';
import type { App, PanelName } from '../app.js';
import { keepFocus } from '../board/board.js';
import type { Mode } from '../board/mode.js';
import { trialClass } from '../board/overlay.js';
import type { Surface } from '../board/surface.js';
import type { EntryCheck } from '../game/entry-check.js';
import type { Game } from '../game/game.js';
import { Icon, IconButton, type IconName } from '../icon.js';
import { texts } from '../texts.js';
import { ValueIcon } from './value-icon.js';

/** The panels of a puzzle, in the order of their buttons. */
const PANEL_ICONS: readonly (readonly [panel: PanelName, icon: IconName])[] = [
  ['rules', 'rules'],
  ['hint', 'hint'],
  ['steps', 'steps'],
  ['solve', 'solve'],
  ['share', 'share'],
  ['new', 'new'],
  ['draw', 'draw'],
];

/** Panels that need no puzzle. */
const GENERAL_PANELS: readonly PanelName[] = ['new', 'draw'];

/** The tools beside the board, always visible. */
export function ToolRail({
  app,
  surface,
  game,
  check,
}: {
  readonly app: App;
  readonly surface: Surface;
  /** The played puzzle; undefined while a puzzle is drawn. */
  readonly game: Game | undefined;
  readonly check: EntryCheck;
}) {
  const { tools } = texts;
  const hasMore = useSignal(false);
  const depth = game?.trialDepth.value ?? 0;
  return (
    <nav
      class={hasMore.value ? 'rail with-more' : 'rail'}
      aria-label={tools.label}
      inert={app.timer.value.isPaused.value}
      onMouseDown={keepFocus}
    >
      <div class="edit-tools" inert={app.isReadOnly}>
        <div class="tools">
          <IconButton
            icon="undo"
            label={tools.undo}
            shortcut="Ctrl+Z"
            isDisabled={!surface.canUndo.value}
            onClick={() => surface.undo()}
          />
          <IconButton
            icon="redo"
            label={tools.redo}
            shortcut="Ctrl+Y"
            isDisabled={!surface.canRedo.value}
            onClick={() => surface.redo()}
          />
        </div>
        {game && (
          <>
            <Modes app={app} game={game} />
            <div class="tools check">
              <IconButton
                icon="check"
                label={tools.check}
                shortcut="K"
                onClick={() => runCheck(app, game, check)}
              />
            </div>
            <div class={depth ? `tools trials open ${trialClass(depth)}` : 'tools trials'}>
              <IconButton icon="trial" label={tools.trial} shortcut="T" onClick={() => game.beginTrial()} />
              <IconButton
                icon="accept"
                label={tools.accept}
                shortcut="Enter"
                isDisabled={depth === 0}
                onClick={() => game.acceptTrial()}
              />
              <IconButton
                icon="reject"
                label={tools.reject}
                shortcut="Esc"
                isDisabled={depth === 0}
                onClick={() => game.rejectTrial()}
              />
            </div>
            <div class="tools more">
              <IconButton
                icon="back"
                label={tools.before}
                isDisabled={!game.canUndo.value}
                onClick={() => void check.goBack(game)}
              />
              {canFill(game) && (
                <IconButton
                  icon="fill"
                  label={tools.fill}
                  shortcut="M"
                  onClick={() => fillCandidates(app, game)}
                />
              )}
              <IconButton icon="erase" label={tools.eraseMarks} onClick={() => game.clearMarks()} />
              <IconButton
                icon="clear"
                label={tools.clear}
                isDisabled={game.values.value.size + game.marks.value.size + game.strokes.value.size === 0}
                onClick={() => game.clear()}
              />
            </div>
          </>
        )}
      </div>
      <div class="tools panels">
        {PANEL_ICONS.filter(([panel]) => app.game.value || GENERAL_PANELS.includes(panel)).map(
          ([panel, icon]) => (
            <button
              type="button"
              key={panel}
              id={`tool-${panel}`}
              class="icon-button"
              aria-label={texts.panels[panel]}
              title={texts.panels[panel]}
              aria-expanded={app.panel.value === panel}
              onClick={() => app.showPanel(app.panel.value === panel ? undefined : panel)}
            >
              <Icon name={icon} />
            </button>
          ),
        )}
        {game && (
          <button
            type="button"
            class="icon-button more-button"
            aria-label={tools.more}
            title={tools.more}
            aria-expanded={hasMore.value}
            onClick={() => {
              hasMore.value = !hasMore.value;
            }}
          >
            <Icon name="menu" />
          </button>
        )}
      </div>
    </nav>
  );
}

/** Checks the board and counts the check. */
export function runCheck(app: App, game: Game, check: EntryCheck): void {
  app.checks++;
  void check.run(game);
}

/** Returns whether fields take candidates. */
export const canFill = (game: Game): boolean => game.input.layers.some(({ press }) => press === 'select');

/** Writes the values that no single rule excludes into each open cell. */
export function fillCandidates(app: App, game: Game): void {
  void import('../game/feedback.js').then(({ candidatesOf }) => {
    game.setCandidates(candidatesOf(game));
    app.showMessage('');
  });
}

/** Chooses what a press enters: one of two values, or digits, marks and colours. */
function Modes({ app, game }: { readonly app: App; readonly game: Game }) {
  const { layers } = game.input;
  const toggled = layers.find(({ press }) => press === 'toggle');
  const isSelecting = layers.some(({ press }) => press === 'select');
  const shown: readonly (readonly [mode: Mode, label: string, face: preact.ComponentChildren])[] = isSelecting
    ? (['digit', 'corner', 'centre', 'colour'] as const).map((mode) => [
        mode,
        texts.tools.modes[mode],
        <Icon key={mode} name={mode} />,
      ])
    : toggled?.left !== undefined && toggled.right !== undefined && game.input.strokes?.kind !== 'tiles'
      ? (['first', 'second'] as const).map((mode) => {
          const value = (mode === 'first' ? toggled.left : toggled.right)!;
          return [mode, game.label(toggled.first, value), <ValueIcon key={mode} game={game} value={value} />];
        })
      : [];
  if (shown.length === 0) return null;
  return (
    <fieldset class="tools modes" aria-label={texts.tools.modesLabel}>
      {shown.map(([mode, label, face]) => (
        <button
          type="button"
          key={mode}
          class="icon-button"
          aria-label={label}
          title={label}
          aria-pressed={app.mode.value === mode}
          onClick={() => {
            app.mode.value = mode;
          }}
        >
          {face}
        </button>
      ))}
    </fieldset>
  );
}
