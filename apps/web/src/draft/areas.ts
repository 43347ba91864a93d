import { type AnyPuzzle, type Cell, cell, type Field, type Picture } from '@gridproof/core';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Surface } from '../board/surface.js';
import type { Draft } from './draft.js';

/** A layer of regions: a stroke adds cells to the region in which it begins, and a click parts a cell from its own. */
export class AreaSurface implements Surface {
  readonly type: AnyPuzzle;
  readonly fields: readonly Field[];
  readonly picture: ReadonlySignal<Picture>;
  readonly ground: ReadonlySignal<Picture>;
  readonly #cells: readonly Cell[];
  #stroke: readonly number[] = [];

  constructor(
    readonly draft: Draft,
    readonly layer: string,
  ) {
    this.type = draft.type;
    const { width, height } = draft.type.described!.size(draft.puzzle.peek());
    this.#cells = Array.from({ length: width * height }, (_, at) => cell(Math.floor(at / width), at % width));
    this.fields = this.#cells.map((place) => ({ place, given: undefined, values: [] }));
    this.picture = computed((): Picture => draft.type.draw(draft.puzzle.value));
    this.ground = this.picture;
  }

  /** No value stands there: what is seen are borders. */
  at(): undefined {
    return undefined;
  }

  called(): string {
    return '';
  }

  meant(): undefined {
    return undefined;
  }

  begins(): boolean {
    return false;
  }

  turn(variable: number): void {
    this.#draw([variable], false);
  }

  enter(variable: number, _: unknown, going = false): void {
    if (going && this.#stroke.includes(variable)) return;
    this.#draw(going ? [...this.#stroke, variable] : [variable], going);
  }

  /** Adds a cell to the region of another one. */
  extend(from: number, to: number): void {
    this.#draw([from, to], false);
  }

  undo(): void {
    this.draft.undo();
  }

  redo(): void {
    this.draft.redo();
  }

  #draw(stroke: readonly number[], going: boolean): void {
    this.#stroke = stroke;
    const { draft, layer } = this;
    const from = going ? draft.before : draft.puzzle.value;
    const cells = stroke.map((variable) => this.#cells[variable]!);
    draft.become(draft.maker.joined(from, layer, cells), going);
  }
}
