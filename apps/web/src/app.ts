import type { Highlight, Picture } from '@gridproof/core';
import { oneLine, PuzzleError } from '@gridproof/core';
import { effect, signal } from '@preact/signals';
import { addressIn, hashOf } from './game/address.js';
import { decodeEntries, encodeEntries } from './game/coding.js';
import { Game } from './game/game.js';
import { recognise } from './types/types.js';
import { Solver } from './work/solver.js';

/** The panels of the page, in their order. */
export const PANELS = ['open', 'play', 'hint', 'solve', 'path', 'make', 'share'] as const;
/** One of `PANELS`. */
export type PanelName = (typeof PANELS)[number];

/** The address follows the board after so many milliseconds: browsers take only so many addresses in a while. */
const ADDRESS_AFTER = 300;

/** What is said of a text that is opened. */
interface OpenOptions {
  /** Its puzzle type, where it does not name it. */
  readonly as?: string | undefined;
  /** The size of its board, `10x10`. */
  readonly size?: string | undefined;
  /** What was entered, as `encodeEntries` writes it. */
  readonly entries?: string;
}

/** What the page shows and does. */
export class App {
  readonly game = signal<Game | undefined>(undefined);
  readonly panel = signal<PanelName>('open');
  /** The address says what to open, and that is not open yet. */
  readonly opening = signal(addressIn(location.hash).puzzle !== '');
  /** A board in the place of the one that is played: an answer, or a step. */
  readonly shown = signal<Picture | undefined>(undefined);
  /** So many puzzles were opened. */
  opened = 0;
  /** What is pointed at. */
  readonly highlights = signal<readonly Highlight[]>([]);
  /** What is said to everybody, those who cannot see it too. */
  readonly said = signal('');
  readonly isWrong = signal(false);
  readonly busy = signal(false);
  /** The step of the path that is looked at. */
  readonly step = signal<number | undefined>(undefined);
  /** The field that the next key writes into. */
  readonly at = signal<number | undefined>(undefined);
  readonly solver = new Solver();
  /** Starts the newer version of the page that is here and waits, where one does. */
  readonly newer = signal<(() => void) | undefined>(undefined);
  /** The address that was opened, or written, last. */
  #address = '';
  /** The text that the puzzle was opened from, in short. */
  #code = '';

  /** Opens a text. What is wrong with it is said, and the board stays as it is. */
  async open(text: string, { as, size: told = '', entries = '' }: OpenOptions = {}): Promise<boolean> {
    const [, width, height] = /^\s*(\d{1,3})\s*[x×]\s*(\d{1,3})\s*$/.exec(told) ?? [];
    const size = width ? { width: Number(width), height: Number(height) } : undefined;
    try {
      const { type, puzzle } = await recognise(text, { as, size });
      const game = new Game(type, puzzle);
      this.show(entries ? new Game(type, puzzle, decodeEntries(game.fields, entries)) : game);
      return true;
    } catch (error) {
      this.say(error instanceof PuzzleError ? error.sentence : String(error), true);
      return false;
    }
  }

  show(game: Game): void {
    this.solver.stop();
    this.#code = oneLine(game.type, game.puzzle) ?? '';
    this.opened++;
    this.game.value = game;
    this.shown.value = undefined;
    this.highlights.value = [];
    this.step.value = undefined;
    this.at.value = undefined;
    this.say('');
    if (this.panel.value === 'open') this.panel.value = 'play';
  }

  say(sentence: string, wrong = false): void {
    this.said.value = sentence;
    this.isWrong.value = wrong;
  }

  /** Shows a panel; what was asked in another one is called off. */
  turnTo(panel: PanelName): void {
    if (panel === this.panel.value) return;
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
    const write = () => {
      waiting = false;
      // Else somebody has just gone to another address, which is yet to be opened.
      if (location.hash !== this.#address || this.hash === this.#address) return;
      history.replaceState(null, '', this.hash || location.pathname + location.search);
      this.#address = location.hash;
    };
    effect(() => {
      // Whatever it hangs on is looked at, so that the effect comes again.
      void this.hash;
      if (!waiting) setTimeout(write, ADDRESS_AFTER);
      waiting = true;
    });
  }

  get hash(): string {
    const game = this.game.value;
    return hashOf({
      puzzle: game ? this.#code : '',
      entries: game ? encodeEntries(game.fields, game.values.value) : '',
      panel: game ? this.panel.value : '',
      step: this.step.value,
    });
  }

  async #fromAddress(): Promise<void> {
    this.#address = location.hash;
    if (location.hash === this.hash) return;
    const { puzzle, entries, panel, step } = addressIn(location.hash);
    if (!puzzle || !(await this.open(puzzle, { entries }))) return;
    this.panel.value = PANELS.find((one) => one === panel) ?? 'play';
    this.step.value = step;
  }
}
