import { type BoardInput, type Cell, cell, type Field, type Picture } from '@gridproof/core';
import { computed, type ReadonlySignal } from '@preact/signals';
import { plainInput } from '../board/surface.js';
import type { Draft } from './draft.js';
import { DraftSurface } from './draft-surface.js';

/** A layer of regions. A stroke adds cells to the region in which it begins; a click separates a cell from its region. */
export class RegionSurface extends DraftSurface {
  readonly fields: readonly Field[];
  readonly input: BoardInput;
  readonly picture: ReadonlySignal<Picture>;
  readonly #cells: readonly Cell[];
  #stroke: readonly number[] = [];

  constructor(
    draft: Draft,
    readonly layer: string,
  ) {
    super(draft);
    const { width, height } = draft.type.described!.size(draft.puzzle.peek());
    this.#cells = Array.from({ length: width * height }, (_, at) => cell(Math.floor(at / width), at % width));
    this.fields = this.#cells.map((place) => ({ place, given: undefined, values: [] }));
    this.input = plainInput({
      first: 0,
      end: this.fields.length,
      placeKind: 'cells',
      press: 'toggle',
      drag: 'paint',
      left: true,
    });
    this.picture = computed((): Picture => draft.type.draw(draft.puzzle.value));
  }

  /** Fields have no value, because only borders are drawn. */
  at(): undefined {
    return undefined;
  }

  label(): string {
    return '';
  }

  parse(): undefined {
    return undefined;
  }

  begins(): boolean {
    return false;
  }

  turn(variable: number): void {
    this.#draw([variable], false);
  }

  enter(variable: number, _: unknown, continues = false): void {
    if (continues && this.#stroke.includes(variable)) return;
    this.#draw(continues ? [...this.#stroke, variable] : [variable], continues);
  }

  /** Adds a cell to the region of another one. */
  extend(from: number, to: number): void {
    this.#draw([from, to], false);
  }

  #draw(stroke: readonly number[], continues: boolean): void {
    this.#stroke = stroke;
    const { draft, layer } = this;
    const from = continues ? draft.strokeStart : draft.puzzle.value;
    const cells = stroke.map((variable) => this.#cells[variable]!);
    draft.become(draft.factory.joinCells(from, layer, cells), continues);
  }
}
