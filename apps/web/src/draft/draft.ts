import type { AnyPuzzle, ClueSpot, Place, PuzzleFactory } from '@gridproof/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { History } from '../game/history.js';

/** A layer that is drawn on a board: signs at places, or regions. */
export interface DraftLayer {
  readonly name: string;
  readonly label: string;
  readonly areas: boolean;
}

/** A clue at a place that is written by its sign. */
export type SignSpot = ClueSpot & { readonly place: Place } & Required<Pick<ClueSpot, 'read' | 'write'>>;

/** A clue of the whole board that is written as text. */
export type FieldSpot = ClueSpot & Required<Pick<ClueSpot, 'read' | 'write'>>;

/** A puzzle that is drawn by hand, and what it was before. */
export class Draft {
  readonly maker: PuzzleFactory<unknown>;
  readonly puzzle: ReadonlySignal<unknown>;
  /** Cells across and down, as text: where they change, so do the places. */
  readonly size: ReadonlySignal<string>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** The last change could not be made: there is no such puzzle. */
  readonly refused = signal(false);
  readonly #history: History<unknown>;

  constructor(
    readonly type: AnyPuzzle,
    puzzle: unknown,
  ) {
    this.maker = type.described!.maker;
    this.#history = new History(puzzle);
    this.puzzle = computed(() => this.#history.now.is);
    this.size = computed(() => {
      const { width, height } = type.described!.size(this.puzzle.value);
      return `${width}x${height}`;
    });
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
  }

  /** What can be drawn: what is drawn as areas, then signs in the order in which a text has them. */
  get layers(): readonly DraftLayer[] {
    const areas = this.maker.areas.map(({ layer: name, label }) => ({ name, label: label, areas: true }));
    const signs = new Map(
      this.maker
        .spots(this.puzzle.peek())
        .filter(isSigned)
        .map(({ layer: name, label }) => [name, { name, label: label, areas: false }] as const),
    );
    const inOrder = [...signs.keys()].toSorted((a, b) => this.maker.inText(a) - this.maker.inText(b));
    return [...areas, ...inOrder.map((name) => signs.get(name)!)];
  }

  /** The places of a layer of signs. */
  spots(layer: string): readonly SignSpot[] {
    return this.maker
      .spots(this.puzzle.peek())
      .filter(isSigned)
      .filter((spot) => spot.layer === layer);
  }

  /** The clues of the whole board. */
  get fields(): readonly FieldSpot[] {
    return this.maker
      .spots(this.puzzle.value)
      .filter((spot): spot is FieldSpot => !spot.place && spot.read !== undefined && spot.values.length > 0);
  }

  /** Makes it another puzzle; with `going`, in place of what the last change made. Where there is no such puzzle nothing changes. */
  become(puzzle: unknown, going = false): void {
    this.refused.value = puzzle === undefined;
    if (puzzle !== undefined) this.#history.become(puzzle, going);
  }

  /** What a stroke that goes on began with. */
  get before(): unknown {
    return this.#history.now.before?.is;
  }

  undo(): void {
    this.#history.undo();
  }

  redo(): void {
    this.#history.redo();
  }
}

const isSigned = (spot: ClueSpot): spot is SignSpot =>
  spot.place !== undefined && spot.read !== undefined && spot.write !== undefined;
