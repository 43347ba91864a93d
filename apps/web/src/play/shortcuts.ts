import type { App, PanelName } from '../app.js';
import { isWriting } from '../board/board.js';
import type { Mode } from '../board/mode.js';
import type { EntryCheck } from '../game/entry-check.js';
import type { Game } from '../game/game.js';
import { texts } from '../texts.js';
import { canFill, fillCandidates, runCheck } from './tool-rail.js';

/** A key of the page, used by both the key handler and the help. */
interface Shortcut {
  /** Key names with modifiers, such as `Ctrl+Z`. */
  readonly keys: readonly string[];
  readonly label: string;
  /** Returns whether the shortcut is available. */
  readonly applies: (app: App) => boolean;
  /** Returns false if there was nothing to do. */
  readonly run: (app: App, check: EntryCheck) => unknown;
}

/** The played puzzle; undefined while another page is shown or a puzzle is drawn. */
const gameOf = (app: App): Game | undefined =>
  !app.isHome.value && app.surface.value === app.game.value ? app.game.value : undefined;
const isPaused = (app: App): boolean => app.timer.value.isPaused.value;
const showsBoard = (app: App): boolean =>
  !app.isHome.value && app.surface.value !== undefined && !isPaused(app);
const isEditable = (app: App): boolean => showsBoard(app) && !app.isReadOnly;
const isPlaying = (app: App): boolean => isEditable(app) && gameOf(app) !== undefined;
const takesCandidates = (app: App): boolean => isPlaying(app) && canFill(gameOf(app)!);
const { shortcuts: labels } = texts.help;

const modeKey = (key: string, mode: Mode): Shortcut => ({
  keys: [key],
  label: texts.tools.modes[mode],
  applies: takesCandidates,
  run: (app) => {
    app.mode.value = mode;
  },
});

/** Shortcuts that do not depend on the focus. */
const SHORTCUTS: readonly Shortcut[] = [
  {
    keys: ['Ctrl+Z', 'U'],
    label: texts.tools.undo,
    applies: isEditable,
    run: (app) => app.surface.value?.undo(),
  },
  {
    keys: ['Ctrl+Y', 'Ctrl+Shift+Z', 'R'],
    label: texts.tools.redo,
    applies: isEditable,
    run: (app) => app.surface.value?.redo(),
  },
  modeKey('Z', 'digit'),
  modeKey('X', 'corner'),
  modeKey('C', 'centre'),
  modeKey('V', 'colour'),
  {
    keys: ['M'],
    label: texts.tools.fill,
    applies: takesCandidates,
    run: (app) => fillCandidates(app, gameOf(app)!),
  },
  { keys: ['T'], label: texts.tools.trial, applies: isPlaying, run: (app) => gameOf(app)!.beginTrial() },
  {
    keys: ['Enter'],
    label: texts.tools.accept,
    applies: isPlaying,
    run: (app) => {
      if (!app.isTrying || !document.activeElement?.closest('.stops')) return false;
      return gameOf(app)!.acceptTrial();
    },
  },
  { keys: ['Esc'], label: labels.escape, applies: (app) => !isPaused(app), run: close },
  {
    keys: ['H'],
    label: texts.panels.hint,
    applies: (app) => showsBoard(app) && gameOf(app) !== undefined,
    run: (app) => openPanel(app, 'hint'),
  },
  {
    keys: ['K'],
    label: texts.tools.check,
    applies: isPlaying,
    run: (app, check) => runCheck(app, gameOf(app)!, check),
  },
  {
    keys: ['P'],
    label: labels.pause,
    applies: (app) => gameOf(app) !== undefined,
    run: ({ timer }) => {
      timer.value.isPaused.value = !timer.value.isPaused.value;
    },
  },
  { keys: ['+'], label: texts.zoom.larger, applies: showsBoard, run: (app) => app.viewport?.zoomIn() },
  { keys: ['-'], label: texts.zoom.smaller, applies: showsBoard, run: (app) => app.viewport?.zoomOut() },
  { keys: ['0'], label: texts.zoom.fit, applies: showsBoard, run: (app) => app.viewport?.fit() },
  { keys: ['?'], label: labels.help, applies: () => true, run: (app) => openPanel(app, 'help') },
];

/** Returns the key handler. It ignores keys for text fields and keys that the board has handled. */
export function shortcuts(app: App, check: EntryCheck): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || isWriting(event)) return;
    const pressed = nameOf(event);
    const meant = SHORTCUTS.find(({ keys, applies }) => keys.includes(pressed) && applies(app));
    if (meant && meant.run(app, check) !== false) event.preventDefault();
  };
}

/** Returns the name of a key with its modifiers. Alt is left out; with Alt, a letter is never a value. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const name = key === 'Escape' ? 'Esc' : key.length === 1 ? key.toUpperCase() : key;
  if (!ctrlKey && !metaKey) return name;
  return `Ctrl+${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${name}`;
}

/** The available shortcuts and their descriptions. Letters that are values of the board need Alt. */
export function shortcutRows(app: App): readonly (readonly [keys: string, text: string])[] {
  const signs = new Set(
    (gameOf(app)?.fields ?? []).flatMap(({ values }) => values.map(({ sign }) => sign.toUpperCase())),
  );
  return SHORTCUTS.filter(({ applies }) => applies(app)).map(({ keys, label }) => [
    keys.map((key) => (signs.has(key) ? `Alt+${key}` : key)).join(', '),
    label,
  ]);
}

/** Opens a panel and moves the focus to it. */
function openPanel(app: App, panel: PanelName): void {
  app.showPanel(panel);
  setTimeout(() => document.getElementById('panel')?.focus());
}

/** Hides the picture over the board, ends the trial, or closes the panel. Returns whether there was any. */
function close(app: App): boolean {
  if (app.isFinished.value) app.isFinished.value = false;
  else if (document.activeElement?.closest('#panel')) app.showPanel(undefined);
  else if (app.isTrying) app.game.value!.rejectTrial();
  else if (app.game.value?.selection.value.size) app.game.value.selection.value = new Set();
  else if (app.panel.value && !app.isHome.value) app.showPanel(undefined);
  else return false;
  return true;
}
