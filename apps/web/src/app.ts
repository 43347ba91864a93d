import type { AnyPuzzle, Highlight, Picture } from '@gridproof/core';
import { oneLine, PuzzleError } from '@gridproof/core';
import { computed, effect, signal } from '@preact/signals';
import type { Surface } from './board/surface.js';
import type { Desk } from './draft/desk.js';
import { addressIn, hashOf } from './game/address.js';
import { decodeEntries, decodeNotes, encodeEntries, encodeNotes } from './game/coding.js';
import { Game } from './game/game.js';
import type { List } from './list/list.js';
import { newWish } from './make/wish.js';
import { Workshop } from './make/workshop.js';
import { CLAIMS, recognise, TYPES, typesOf } from './types/types.js';
import { Solver } from './work/solver.js';

/** The panels of the page, in their order. */
export const PANELS = ['open', 'play', 'hint', 'solve', 'path', 'make', 'draw', 'share'] as const;
/** One of `PANELS`. */
export type PanelName = (typeof PANELS)[number];

/** The address follows the board, but with this many milliseconds between two changes: browsers allow only a few at a time. */
const ADDRESS_EVERY = 300;

/** What is said of a text that is opened. */
interface OpenOptions {
  /** Its puzzle type, where it does not name it. */
  readonly as?: string | undefined;
  /** The size of its board, `10x10`. */
  readonly size?: string | undefined;
  /** What was entered, as `encodeEntries` writes it. */
  readonly entries?: string;
  /** What was noted, as `encodeNotes` writes it. */
  readonly notes?: string;
}

/** Notes that take more characters are not part of the address, and are kept for this window alone. */
const SHORT = 300;

/** What a window keeps beside its address. */
type Kept = { readonly notes?: string } | null;

/** What the page shows and does. */
export class App {
  readonly game = signal<Game | undefined>(undefined);
  readonly panel = signal<PanelName>('open');
  /** The address says what to open, and that is not open yet. */
  readonly opening = signal(addressIn(location.hash).puzzle !== '');
  /** A board instead of the one that is played: an answer, or a step. */
  readonly shown = signal<Picture | undefined>(undefined);
  /** How many questions were asked. */
  asked = 0;
  /** Stops the question that is being worked on. */
  stopThinking = (): void => this.solver.stop();
  /** What is pointed at. */
  readonly highlights = signal<readonly Highlight[]>([]);
  /** What is said to everybody, screen readers included. */
  readonly said = signal('');
  readonly isWrong = signal(false);
  /** It is for screen readers alone: it is seen elsewhere on the page. */
  readonly isAside = signal(false);
  readonly busy = signal(false);
  /** The step of the path that is looked at. */
  readonly step = signal<number | undefined>(undefined);
  /** The field that the next key writes into. */
  readonly at = signal<number | undefined>(undefined);
  /** What is pressed on the board is noted and not entered. */
  readonly isNoting = signal(false);
  readonly solver = new Solver();
  /** Proves puzzles of lists, while others are played. */
  readonly prover = new Solver();
  /** Many puzzles that were opened together. */
  readonly list = signal<List | undefined>(undefined);
  readonly workshop = new Workshop();
  readonly wish = newWish(TYPES[0]!.id);
  /** Where a puzzle is drawn by hand. */
  readonly desk = signal<Desk | undefined>(undefined);
  /** The layer of it that is drawn. */
  readonly layer = signal('');
  /** How many were begun. */
  begun = 0;
  /** What is written on: the layer that is drawn, or else the puzzle that is played. */
  readonly surface = computed((): Surface | undefined => {
    if (this.panel.value !== 'draw') return this.game.value;
    return this.desk.value?.surface(this.layer.value);
  });
  /** Starts the newer version of the page that is here and waits, where one does. */
  readonly newer = signal<(() => void) | undefined>(undefined);
  /** The address that was opened, or written, last. */
  #address = '';
  /** The text that the puzzle was opened from, in short. */
  #code = '';

  /** Opens a text. What is wrong with it is said, and the board stays as it is. */
  async open(
    text: string,
    { as, size: given = '', entries = '', notes = '' }: OpenOptions = {},
  ): Promise<boolean> {
    const [, width, height] = /^\s*(\d{1,3})\s*[x×]\s*(\d{1,3})\s*$/.exec(given) ?? [];
    const size = width ? { width: Number(width), height: Number(height) } : undefined;
    try {
      if (!entries && (await this.openMany(text, as))) return true;
      const { type, puzzle } = await recognise(text, { as, size });
      const game = new Game(type, puzzle);
      const { fields } = game;
      const entered = { values: decodeEntries(fields, entries), notes: decodeNotes(fields, notes) };
      this.show(entries || notes ? new Game(type, puzzle, entered) : game);
      return true;
    } catch (error) {
      this.say(error instanceof PuzzleError ? error.sentence : String(error), true);
      return false;
    }
  }

  /** Opens a text that holds several puzzles as a list, and proves them one after the other; false where it is none. */
  async openMany(text: string, as?: string): Promise<boolean> {
    if (text.trim().split(/[\r\n]+/, 2).length < 2) return false;
    const types = await typesOf(text);
    const { entriesIn } = await import('./list/entries.js');
    const entries = await entriesIn(text, types, as);
    if (!entries) return false;
    const { List } = await import('./list/list.js');
    this.closeList();
    this.list.value = new List(entries, types, CLAIMS, this.prover);
    this.turnTo('open');
    this.say('');
    void this.list.value.prove();
    return true;
  }

  closeList(): void {
    this.list.value?.stop();
    this.list.value = undefined;
  }

  /** Begins to draw, or goes on with a puzzle that was drawn elsewhere. */
  async draw(type: AnyPuzzle, puzzle: unknown): Promise<void> {
    const { Desk } = await import('./draft/desk.js');
    const desk = new Desk(type, puzzle);
    this.begun++;
    this.layer.value = desk.draft.layers[0]?.name ?? '';
    this.desk.value = desk;
    this.turnTo('draw');
  }

  /** Shows a puzzle, in a panel if one is named. */
  show(game: Game, panel?: PanelName): void {
    this.solver.stop();
    this.#code = oneLine(game.type, game.puzzle) ?? '';
    this.game.value = game;
    this.shown.value = undefined;
    this.highlights.value = [];
    this.step.value = undefined;
    this.at.value = undefined;
    this.say('');
    if (panel) this.turnTo(panel);
    else if (this.panel.value === 'open') this.panel.value = 'play';
  }

  say(sentence: string, wrong = false): void {
    this.said.value = sentence;
    this.isWrong.value = wrong;
    this.isAside.value = false;
  }

  /** Says what is seen elsewhere on the page to screen readers. */
  announce(sentence: string): void {
    this.say(sentence);
    this.isAside.value = true;
  }

  /** Takes away what is shown instead of the board; whether anything was. */
  uncover(): boolean {
    if (this.shown.value === undefined) return false;
    // A path is walked by its own buttons.
    if (this.panel.value === 'path') return true;
    this.shown.value = undefined;
    this.highlights.value = [];
    this.say('');
    return true;
  }

  /** Says that something is being worked on until it is done; newer work takes its place. `stop` ends it. */
  async think<T>(work: () => Promise<T>, stop = () => this.solver.stop()): Promise<T> {
    const turn = ++this.asked;
    this.busy.value = true;
    this.stopThinking = stop;
    try {
      return await work();
    } finally {
      if (turn === this.asked) this.busy.value = false;
    }
  }

  /** Shows a panel; what was asked in another one is stopped. */
  turnTo(panel: PanelName): void {
    if (panel === this.panel.value) return;
    if (panel === 'make' && this.game.value) this.wish.type.value = this.game.value.type.id;
    this.solver.stop();
    this.shown.value = undefined;
    this.highlights.value = [];
    this.say('');
    this.panel.value = panel;
  }

  /** Opens what the address says, and keeps the address in step with the page. */
  async live(): Promise<void> {
    await this.#fromAddress();
    this.opening.value = false;
    addEventListener('hashchange', () => void this.#fromAddress());
    let waiting = false;
    let next = 0;
    const write = () => {
      waiting = false;
      next = Date.now() + ADDRESS_EVERY;
      // Else somebody has just gone to another address, which is yet to be opened.
      if (location.hash !== this.#address) return;
      const notes = this.#notes;
      if (this.hash === this.#address && ((history.state as Kept)?.notes ?? '') === notes) return;
      const state = notes ? { notes } : null;
      history.replaceState(state, '', this.hash || location.pathname + location.search);
      this.#address = location.hash;
    };
    effect(() => {
      // Everything that it depends on is read, so that the effect runs again.
      void this.hash;
      void this.#notes;
      if (!waiting) setTimeout(write, Math.max(0, next - Date.now()));
      waiting = true;
    });
  }

  get hash(): string {
    const draft = this.panel.value === 'draw' ? this.desk.value?.draft : undefined;
    if (draft) {
      const puzzle = oneLine(draft.type, draft.puzzle.value) ?? '';
      return hashOf({ puzzle, entries: '', notes: '', panel: 'draw', step: undefined });
    }
    const game = this.game.value;
    const notes = this.#notes;
    return hashOf({
      puzzle: game ? this.#code : '',
      entries: game ? encodeEntries(game.fields, game.values.value) : '',
      notes: notes.length > SHORT ? '' : notes,
      panel: game ? this.panel.value : '',
      step: this.step.value,
    });
  }

  /** The notes of the board as text. */
  get #notes(): string {
    const game = this.game.value;
    return game ? encodeNotes(game.fields, game.notes.value) : '';
  }

  async #fromAddress(): Promise<void> {
    this.#address = location.hash;
    if (location.hash === this.hash) return;
    const { puzzle, entries, notes: shared, panel, step } = addressIn(location.hash);
    // Long notes stand in what the window remembers of this address.
    const notes = shared || (history.state as Kept)?.notes;
    if (!puzzle || !(await this.open(puzzle, { entries, ...(notes && { notes }) }))) return;
    this.panel.value = PANELS.find((one) => one === panel) ?? 'play';
    const game = this.game.value;
    if (panel === 'draw' && game) await this.draw(game.type, game.puzzle);
    this.step.value = step;
  }
}
