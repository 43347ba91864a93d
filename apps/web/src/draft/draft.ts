import type { AnyPuzzle, ClueSpot, Place, PuzzleFactory } from '@gridproof/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { History } from '../game/history.js';

/** A layer of clues to draw: signs at places, or regions. */
export interface DraftLayer {
  readonly name: string;
  readonly label: string;
  readonly areas: boolean;
}

/** A clue at a place, written by its sign. */
export type SignSpot = ClueSpot & { readonly place: Place } & Required<Pick<ClueSpot, 'read' | 'write'>>;

/** A clue of the whole board, written as text. */
export type FieldSpot = ClueSpot & Required<Pick<ClueSpot, 'read' | 'write'>>;

/** A drawn puzzle with its history. */
export class Draft {
  readonly factory: PuzzleFactory<unknown>;
  readonly puzzle: ReadonlySignal<unknown>;
  /** Width and height, as text. The places depend on it. */
  readonly size: ReadonlySignal<string>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** True if the last change was refused because the result is not a valid puzzle. */
  readonly isRefused = signal(false);
  readonly #history: History<unknown>;

  constructor(
    readonly type: AnyPuzzle,
    puzzle: unknown,
  ) {
    this.factory = type.described!.factory;
    this.#history = new History(puzzle);
    this.puzzle = computed(() => this.#history.now.state);
    this.size = computed(() => {
      const { width, height } = type.described!.size(this.puzzle.value);
      return `${width}x${height}`;
    });
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
  }

  /** The layers to draw: regions first, then signs in their order in the text. */
  get layers(): readonly DraftLayer[] {
    const areas = this.factory.areas.map(({ layer: name, label }) => ({ name, label, areas: true }));
    const signs = new Map(
      this.factory
        .spots(this.puzzle.peek())
        .filter(isSigned)
        .map(({ layer: name, label }) => [name, { name, label, areas: false }] as const),
    );
    const inOrder = [...signs.keys()].toSorted(
      (a, b) => this.factory.textIndex(a) - this.factory.textIndex(b),
    );
    return [...areas, ...inOrder.map((name) => signs.get(name)!)];
  }

  /** Returns the places of a layer of signs. */
  spots(layer: string): readonly SignSpot[] {
    return this.factory
      .spots(this.puzzle.peek())
      .filter(isSigned)
      .filter((spot) => spot.layer === layer);
  }

  /** Returns the clues of the whole board. */
  get fields(): readonly FieldSpot[] {
    return this.factory
      .spots(this.puzzle.value)
      .filter((spot): spot is FieldSpot => !spot.place && spot.read !== undefined && spot.values.length > 0);
  }

  /** Replaces the puzzle; with `continues`, replaces the last change. Refuses an invalid puzzle. */
  become(puzzle: unknown, continues = false): void {
    this.isRefused.value = puzzle === undefined;
    if (puzzle !== undefined) this.#history.become(puzzle, continues);
  }

  /** The puzzle before the current stroke. */
  get strokeStart(): unknown {
    return this.#history.now.previous?.state;
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
