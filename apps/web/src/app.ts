import type { AnyPuzzle, Highlight, Picture } from '@gridproof/core';
import { oneLine, PuzzleError } from '@gridproof/core';
import { computed, effect, signal } from '@preact/signals';
import type { Mode } from './board/mode.js';
import type { Surface } from './board/surface.js';
import type { Viewport } from './board/viewport.js';
import type { DraftEditor } from './draft/draft-editor.js';
import { type AddressParts, addressIn, hashOf } from './game/address.js';
import type { EnteredValues } from './game/entered-facts.js';
import {
  decodeEntries,
  decodeMarks,
  decodeStrokes,
  encodeEntries,
  encodeMarks,
  encodeStrokes,
} from './game/entry-codec.js';
import { Game } from './game/game.js';
import { Timer } from './game/timer.js';
import { newGenerateForm } from './generate/generate-form.js';
import { PuzzlePrefetcher } from './generate/puzzle-prefetcher.js';
import type { PuzzleList } from './list/list.js';
import type { PictureReview } from './picture/picture-review.js';
import { settings } from './settings.js';
import { loadBoard, type SavedBoard, saveBoard, saveLastBoard } from './storage.js';
import { faultSentence } from './texts.js';
import { CLAIMS, recognise, TYPES, typesOf } from './types/types.js';
import { WorkerSolver } from './worker/solver.js';

/** The panels beside the board, in display order. */
const PANELS = ['rules', 'hint', 'steps', 'solve', 'share', 'new', 'draw', 'open', 'help'] as const;
/** One of `PANELS`. */
export type PanelName = (typeof PANELS)[number];

/** Panels that an address does not name: they belong to the player, not to the puzzle. */
const UNNAMED_PANELS: readonly (PanelName | undefined)[] = ['share', 'new'];

/** Minimum milliseconds between two updates of the address. Browsers limit their rate. */
const ADDRESS_INTERVAL_MS = 300;
/** Minimum delay between an entry and the address, in milliseconds: the board is drawn first. */
const ADDRESS_DELAY_MS = 100;
/** Maximum milliseconds between a change of a board and its saving. */
const SAVE_DELAY_MS = 800;
/** Maximum length of the marks in the address, in characters. */
const MAX_ADDRESS_MARKS = 300;

interface OpenOptions {
  /** The puzzle type, if the text does not name it. */
  readonly as?: string | undefined;
  /** Size of the board, such as `10x10`. */
  readonly size?: string | undefined;
  /** Entries, as written by `encodeEntries`. */
  readonly entries?: string;
  /** Marks, as written by `encodeMarks`. */
  readonly marks?: string;
  /** Strokes, as written by `encodeStrokes`. */
  readonly strokes?: string;
}

interface ShowOptions {
  readonly panel?: PanelName | undefined;
  /** Grade and number of clues of a generated puzzle, for the header. */
  readonly summary?: string | undefined;
  /** The level that a new puzzle belongs to. */
  readonly level?: string | undefined;
}

/** State and actions of the page. */
export class App {
  readonly game = signal<Game | undefined>(undefined);
  /** The open panel; undefined if none is open. */
  readonly panel = signal<PanelName | undefined>(undefined);
  /** True while the start page is shown, even if a puzzle is open. */
  readonly isHome = signal(true);
  /** Id of the puzzle type whose levels the start page shows. */
  readonly levelsOf = signal<string | undefined>(undefined);
  /** True until the puzzle of the address is open. */
  readonly isOpening = signal(addressIn(location.hash).puzzle !== '');
  /** A picture shown instead of the played board: an answer, or a step. */
  readonly displayedPicture = signal<Picture | undefined>(undefined);
  /** Stops the running task. */
  stopTask = (): void => this.solver.stop();
  readonly highlights = signal<readonly Highlight[]>([]);
  /** The message for all players, including screen readers. */
  readonly message = signal('');
  readonly isWrong = signal(false);
  /** True if the message is for screen readers only, because the page shows it elsewhere. */
  readonly isForScreenReaders = signal(false);
  readonly isBusy = signal(false);
  /** Index of the displayed step. */
  readonly step = signal<number | undefined>(undefined);
  /** The value or mark that a press enters. */
  readonly mode = signal<Mode>('first');
  readonly timer = signal(new Timer());
  /** Grade and number of clues of a generated puzzle; empty for other puzzles. */
  readonly summary = signal('');
  /** True while the finish card is shown. */
  readonly isFinished = signal(false);
  /** Position and zoom of the displayed board. */
  viewport: Viewport | undefined;
  checks = 0;
  /** Number of steps with a hint. */
  hints = 0;
  /** The values for which the last hint was given. */
  #hintedValues: EnteredValues | undefined;
  readonly solver = new WorkerSolver();
  /** Proves puzzles of lists and grades new ones, while others are played. */
  readonly prover = new WorkerSolver();
  /** The puzzles of an opened list. */
  readonly list = signal<PuzzleList | undefined>(undefined);
  /** A picture that is being read or compared. */
  readonly picture = signal<PictureReview | undefined>(undefined);
  readonly prefetcher = new PuzzlePrefetcher();
  /** The form for new puzzles; it begins with the type and size of the last puzzle. */
  readonly generateForm = newGenerateForm(TYPES[0]!.id);
  /** The editor for drawing a puzzle. */
  readonly editor = signal<DraftEditor | undefined>(undefined);
  /** The layer that is drawn. */
  readonly layer = signal('');
  /** Number of drafts started. */
  drafts = 0;
  /** The surface for input: the drawn layer, or the played puzzle. */
  readonly surface = computed((): Surface | undefined => {
    if (this.panel.value !== 'draw') return this.game.value;
    return this.editor.value?.surface(this.layer.value);
  });
  /** Starts a new version of the page, if one is available. */
  readonly newer = signal<(() => void) | undefined>(undefined);
  #taskNumber = 0;
  /** The last address opened or written, and the page that it leads to. */
  #address = '';
  #shownPlace = 'type ';
  /** The puzzle as one line. */
  #code = '';
  /** The level of the puzzle, if any. */
  level: string | undefined;
  /** Seconds of the fastest solution, if any. */
  #best: number | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;

  /** Opens a text. Reports an error in it and leaves the board unchanged. */
  async open(
    text: string,
    { as, size: given = '', entries = '', marks = '', strokes = '' }: OpenOptions = {},
  ): Promise<boolean> {
    const [, width, height] = /^\s*(\d{1,3})\s*[x×]\s*(\d{1,3})\s*$/.exec(given) ?? [];
    const size = width ? { width: Number(width), height: Number(height) } : undefined;
    try {
      if (!entries && !strokes && (await this.openMany(text, as))) return true;
      const { type, puzzle } = await recognise(text, { as, size });
      if (!entries && !marks && !strokes) return this.show(type, puzzle);
      const saved = await loadBoard(oneLine(type, puzzle) ?? '');
      const { fields } = new Game(type, puzzle);
      const game = new Game(type, puzzle, {
        values: decodeEntries(fields, entries),
        marks: decodeMarks(fields, marks),
        strokes: decodeStrokes(strokes),
        keepsCandidates: saved?.keepsCandidates === true,
      });
      this.#show(game, {}, saved);
      // A solved board cannot be finished again.
      this.timer.value.isStopped.value = saved?.solved === true && this.isSolved;
      return true;
    } catch (error) {
      this.showMessage(error instanceof PuzzleError ? faultSentence(error) : String(error), true);
      return false;
    }
  }

  /** Opens a text with several puzzles as a list and proves them one by one. Returns false if the text is not a list. */
  async openMany(text: string, as?: string): Promise<boolean> {
    if (text.trim().split(/[\r\n]+/, 2).length < 2) return false;
    const types = await typesOf(text);
    const { entriesIn } = await import('./list/entries.js');
    const entries = await entriesIn(text, types, as);
    if (!entries) return false;
    const { PuzzleList } = await import('./list/list.js');
    this.closeList();
    this.list.value = new PuzzleList(entries, types, CLAIMS, this.prover);
    this.showPanel('open');
    this.showMessage('');
    void this.list.value.prove();
    return true;
  }

  closeList(): void {
    this.list.value?.stop();
    this.list.value = undefined;
  }

  /** Starts drawing a puzzle. */
  async draw(type: AnyPuzzle, puzzle: unknown): Promise<void> {
    const { DraftEditor } = await import('./draft/draft-editor.js');
    const editor = new DraftEditor(type, puzzle);
    this.drafts++;
    this.layer.value = editor.draft.layers[0]?.name ?? '';
    this.editor.value = editor;
    this.isHome.value = false;
    this.showPanel('draw');
  }

  /** Shows a puzzle with its earlier entries. */
  async show(type: AnyPuzzle, puzzle: unknown, options: ShowOptions = {}): Promise<true> {
    const saved = await loadBoard(oneLine(type, puzzle) ?? '');
    const blank = new Game(type, puzzle);
    const start = saved && !saved.solved ? startOf(saved, blank) : undefined;
    this.#show(
      start ? new Game(type, puzzle, start) : blank,
      options,
      saved?.solved ? { ...saved, seconds: 0, checks: 0, hints: 0 } : saved,
    );
    return true;
  }

  #show(game: Game, { panel, summary, level }: ShowOptions, saved?: SavedBoard): void {
    this.solver.stop();
    // Saves the time and the last entries of the previous board.
    this.#save();
    this.#writeAddress();
    this.#code = oneLine(game.type, game.puzzle) ?? '';
    this.level = level ?? saved?.level;
    this.#best = saved?.best;
    this.timer.value.close();
    this.timer.value = new Timer(saved?.seconds);
    [this.checks, this.hints] = [saved?.checks ?? 0, saved?.hints ?? 0];
    this.summary.value = summary ?? saved?.about ?? '';
    this.game.value = game;
    const { width, height } = game.type.described!.size(game.puzzle);
    this.generateForm.type.value = game.type.id;
    this.generateForm.width.value = `${width}`;
    this.generateForm.height.value = `${height}`;
    this.isHome.value = false;
    this.isFinished.value = false;
    this.displayedPicture.value = undefined;
    this.clearHighlights();
    this.step.value = undefined;
    this.mode.value = game.input.layers.some(({ press }) => press === 'select') ? 'digit' : 'first';
    this.showMessage('');
    if (panel) this.showPanel(panel);
    else if (this.panel.value === 'open' || this.panel.value === 'draw') this.panel.value = undefined;
  }

  /** Removes highlights. Without any, labels and drawings are not updated. */
  clearHighlights(): void {
    if (this.highlights.peek().length > 0) this.highlights.value = [];
  }

  /** Shows a message to all players. `wrong` marks it as an error. */
  showMessage(message: string, wrong = false): void {
    this.message.value = message;
    this.isWrong.value = wrong;
    this.isForScreenReaders.value = false;
  }

  /** Announces to screen readers what the page shows elsewhere. */
  announce(message: string): void {
    this.showMessage(message);
    this.isForScreenReaders.value = true;
  }

  /** Hides the picture shown instead of the board. Returns whether there was one. */
  uncover(): boolean {
    if (this.displayedPicture.value === undefined) return false;
    // Steps have their own buttons.
    if (this.panel.value === 'steps') return true;
    this.displayedPicture.value = undefined;
    this.clearHighlights();
    this.showMessage('');
    return true;
  }

  /** Shows that a task is running until it ends. A new task replaces it. `stop` cancels it. */
  async runTask<T>(work: () => Promise<T>, stop = () => this.solver.stop()): Promise<T> {
    const number = ++this.#taskNumber;
    this.isBusy.value = true;
    this.stopTask = stop;
    try {
      return await work();
    } finally {
      if (number === this.#taskNumber) this.isBusy.value = false;
    }
  }

  /** Opens the start page without changing the board. */
  goHome(): void {
    this.#save();
    this.#writeAddress();
    this.showPanel(undefined);
    this.levelsOf.value = undefined;
    this.isHome.value = true;
  }

  /** Opens the levels of a puzzle type. */
  goToLevels(type: string): void {
    this.goHome();
    this.levelsOf.value = type;
  }

  /**
   * Returns whether the played board is solved: when the entered drawing is correct, or, if the player has chosen so, when
   * also no field is open.
   */
  get isSolved(): boolean {
    const game = this.game.value;
    return settings.value.guarded ? game?.broken.value?.length === 0 : (game?.isSolved.value ?? false);
  }

  /** Returns whether the played board has an open trial. */
  get isTrying(): boolean {
    const game = this.game.value;
    return game !== undefined && this.surface.value === game && game.trialDepth.value > 0;
  }

  /** Shows a panel instead of the open one, whose task stops; undefined closes it. */
  showPanel(panel: PanelName | undefined): void {
    if (panel === this.panel.value) return;
    this.solver.stop();
    this.displayedPicture.value = undefined;
    // The marks of a hint stay until the next entry: on a small screen its panel covers the keypad.
    if (panel || this.panel.value !== 'hint') this.clearHighlights();
    this.showMessage('');
    this.panel.value = panel;
  }

  /** True while the player cannot change the board: during a pause, or while another board is shown. */
  get isReadOnly(): boolean {
    return this.timer.value.isPaused.value || this.displayedPicture.value !== undefined;
  }

  /** Counts a hint, once for each board, and starts the clock. */
  countHint({ values }: Game): void {
    if (values.value !== this.#hintedValues) this.hints++;
    this.#hintedValues = values.value;
    this.timer.value.start();
  }

  /** Called at the end of each stroke. Celebrates a solved board, once. */
  finishStroke(): void {
    const game = this.game.value;
    const timer = this.timer.value;
    if (!game || timer.isStopped.value || this.surface.value !== game || !this.isSolved) return;
    timer.isStopped.value = true;
    this.isFinished.value = true;
    game.selection.value = new Set();
    game.acceptTrials();
    this.#save();
  }

  /** Opens the puzzle of the address, then keeps the address and the saved board up to date. */
  async live(): Promise<void> {
    await this.#fromAddress();
    this.isOpening.value = false;
    addEventListener('hashchange', () => void this.#fromAddress());
    let waiting = false;
    let next = 0;
    const write = () => {
      waiting = false;
      next = Date.now() + ADDRESS_INTERVAL_MS;
      this.#writeAddress();
    };
    effect(() => {
      // Reads all dependencies, so that the effect runs again.
      void this.hash.value;
      if (!waiting) setTimeout(write, Math.max(ADDRESS_DELAY_MS, next - Date.now()));
      waiting = true;
    });
    effect(() => {
      const game = this.game.value;
      if (!game) return;
      const { values, marks, strokes } = game;
      if (values.value.size + marks.value.size + strokes.value.size === 0) return;
      this.#saveTimer ??= setTimeout(() => this.#save(), SAVE_DELAY_MS);
    });
    for (const leaving of ['pagehide', 'visibilitychange'])
      addEventListener(leaving, () => this.#save(saveLastBoard));
  }

  /** Writes the address of the current page. A new page becomes a new entry of the history. */
  #writeAddress(): void {
    // Otherwise the user has just changed the address, which is not open yet.
    if (location.hash !== this.#address || this.hash.value === this.#address) return;
    const url = this.hash.value || location.pathname + location.search;
    const place = this.#place;
    // History entries lead from a puzzle to its levels and to the start, not through its entries.
    if (place === this.#shownPlace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#shownPlace = place;
    this.#address = location.hash;
  }

  #save(save: (board: SavedBoard) => unknown = saveBoard): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    const game = this.game.value;
    if (!game || !this.#code) return;
    const { type, puzzle, fields, values, marks, strokes, progress } = game;
    // Saves the grade of a new puzzle even without entries.
    if (values.value.size + marks.value.size + strokes.value.size === 0 && !this.summary.value) return;
    const { width, height } = type.described!.size(puzzle);
    const seconds = this.timer.value.seconds.value;
    const solved = this.timer.value.isStopped.value;
    if (solved && !this.timer.value.isAnswerShown.value)
      this.#best = Math.min(this.#best ?? seconds, seconds);
    void save({
      code: this.#code,
      type: type.id,
      title: type.title,
      size: `${width}×${height}`,
      entries: encodeEntries(fields, game.explicit.value),
      marks: encodeMarks(fields, marks.value),
      strokes: [...strokes.value],
      keepsCandidates: game.keepsCandidates,
      seconds,
      updated: Date.now(),
      solved,
      best: this.#best,
      level: this.level,
      about: this.summary.value,
      ...progress.value,
      checks: this.checks,
      hints: this.hints,
    });
  }

  /** The current page: the start, the levels of a type, a puzzle, or a drawing. */
  get #place(): string {
    if (this.panel.value === 'draw' && this.editor.value) return 'draw';
    return this.isHome.value ? `type ${this.levelsOf.value ?? ''}` : this.#code;
  }

  /** The address of the page as a fragment. */
  readonly hash = computed((): string => {
    const draft = this.panel.value === 'draw' ? this.editor.value?.draft : undefined;
    if (draft) {
      const puzzle = oneLine(draft.type, draft.puzzle.value) ?? '';
      return hashOf({ puzzle, panel: 'draw' });
    }
    const game = this.isHome.value ? undefined : this.game.value;
    if (!game) return hashOf({ type: this.levelsOf.value ?? '' });
    const panel = this.panel.value;
    return hashOf({
      ...this.#boardAddress(game),
      panel: UNNAMED_PANELS.includes(panel) ? '' : panel,
      step: this.step.value,
    });
  });

  /** The addresses of the played puzzle, without and with entries, as fragments. */
  readonly sharedHashes = computed(() => {
    const game = this.game.value;
    return game && { puzzle: hashOf({ puzzle: this.#code }), board: hashOf(this.#boardAddress(game)) };
  });

  #boardAddress(game: Game): AddressParts {
    const marks = encodeMarks(game.fields, game.marks.value);
    return {
      puzzle: this.#code,
      entries: encodeEntries(game.fields, game.explicit.value),
      strokes: encodeStrokes(game.strokes.value),
      marks: marks.length > MAX_ADDRESS_MARKS ? '' : marks,
    };
  }

  async #fromAddress(): Promise<void> {
    const address = location.hash;
    try {
      await this.#openAddress(address);
    } finally {
      // Not before: until then, no other address is written.
      this.#address = address;
    }
  }

  async #openAddress(address: string): Promise<void> {
    if (address === this.hash.value) return;
    const { type, puzzle, entries, marks, strokes, panel, step } = addressIn(address);
    if (!puzzle) {
      this.goHome();
      this.levelsOf.value = type || undefined;
      this.#shownPlace = this.#place;
      return;
    }
    if (!(await this.open(puzzle, { entries, marks, strokes }))) return;
    this.#shownPlace = this.#code;
    const game = this.game.value;
    if (panel === 'draw' && game) await this.draw(game.type, game.puzzle);
    else this.panel.value = PANELS.find((one) => one === panel && one !== 'new');
    this.step.value = step;
  }
}

/** Converts a saved board to the start of a game. */
function startOf({ entries, marks, strokes, keepsCandidates = false }: SavedBoard, { fields }: Game) {
  return {
    values: decodeEntries(fields, entries),
    marks: decodeMarks(fields, marks),
    strokes: new Map(strokes),
    keepsCandidates,
  };
}
