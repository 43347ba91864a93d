import { type BoardInput, type Field, type Mark, type Picture, PuzzleError, placeKey } from '@gridproof/core';
import { computed, type ReadonlySignal } from '@preact/signals';
import { plainInput, signBegins } from '../board/surface.js';
import type { Draft, SignSpot } from './draft.js';
import { DraftSurface } from './draft-surface.js';

/** Maximum number of signs that presses cycle through. With more, the player chooses one. */
const MAX_CYCLE = 3;

/** A layer of signs of a drawn puzzle. The value of a field is the index of a sign. */
export class SignSurface extends DraftSurface {
  readonly fields: readonly Field[];
  readonly input: BoardInput;
  readonly picture: ReadonlySignal<Picture>;
  readonly #spots: readonly SignSpot[];
  /** All signs that have occurred. */
  readonly #signs: string[] = [];

  constructor(draft: Draft, layer: string) {
    super(draft);
    this.#spots = draft.spots(layer);
    this.fields = this.#spots.map((spot) => ({
      place: spot.place,
      given: undefined,
      values: spot.values.map((value) => {
        const sign = spot.write(value);
        return { value: this.#numberOf(sign), sign };
      }),
    }));
    const isShort = this.fields.every(({ values }) => values.length <= MAX_CYCLE);
    this.input = plainInput({
      first: 0,
      end: this.fields.length,
      placeKind: 'cells',
      press: isShort ? 'cycle' : 'select',
      drag: isShort ? 'paint' : 'select',
    });
    this.picture = computed(() => withRoom(draft.type.draw(draft.puzzle.value), this.#spots));
  }

  at(variable: number): number | undefined {
    const spot = this.#spots[variable]!;
    const value = this.draft.factory.clueAt(this.draft.puzzle.value, spot);
    return value === undefined ? undefined : this.#numberOf(spot.write(value));
  }

  label(_: number, value: boolean | number): string {
    return this.#signs[Number(value)]!;
  }

  parse(variable: number, text: string): number | undefined {
    const sign = [text, text.toUpperCase(), text.toLowerCase()].find((one) => this.#isSign(variable, one));
    return sign === undefined ? undefined : this.#numberOf(sign);
  }

  begins(variable: number, text: string): boolean {
    const field = this.fields[variable]!;
    // A list continues after a separator between two values.
    return signBegins(field, text) || field.values.some(({ sign }) => this.#isSign(variable, text + sign));
  }

  enter(variable: number, value: boolean | number | undefined, continues = false): void {
    const spot = this.#spots[variable]!;
    const { draft } = this;
    if (value === this.at(variable)) return;
    const sign = value === undefined ? this.#emptyAt(spot) : this.#signs[Number(value)]!;
    const clue = sign === undefined ? undefined : spot.read(sign);
    draft.become(draft.factory.withClue(draft.puzzle.value, spot, clue), continues);
  }

  turn(variable: number, backwards = false): void {
    const cycle = [undefined, ...this.fields[variable]!.values.map(({ value }) => value)];
    const at = cycle.indexOf(this.at(variable));
    this.enter(variable, cycle[(at + (backwards ? cycle.length - 1 : 1)) % cycle.length]);
  }

  /** The simplest clue, for a place that must have one. */
  #emptyAt(spot: SignSpot): string | undefined {
    if (!spot.isMandatory) return undefined;
    const { type, factory, puzzle } = this.draft;
    const plain = factory.starter(type.described!.size(puzzle.value));
    return plain === undefined ? undefined : spot.write(factory.clueAt(plain, spot));
  }

  #isSign(variable: number, text: string): boolean {
    try {
      this.#spots[variable]!.read(text);
      return true;
    } catch (error) {
      if (error instanceof PuzzleError) return false;
      throw error;
    }
  }

  #numberOf(sign: string): number {
    const at = this.#signs.indexOf(sign);
    return at === -1 ? this.#signs.push(sign) - 1 : at;
  }
}

/** Returns a picture that reserves space for the places beside the board. */
function withRoom(picture: Picture, spots: readonly SignSpot[]): Picture {
  const taken = new Set(picture.marks.map(({ at }) => placeKey(at)));
  const dots = spots.flatMap(({ place: at }): readonly Mark[] =>
    at.kind === 'outside' && !taken.has(placeKey(at)) ? [{ at, text: '·', source: 'found' }] : [],
  );
  return dots.length ? { ...picture, marks: [...picture.marks, ...dots] } : picture;
}
