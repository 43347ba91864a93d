import {
  clueFacts,
  type Fact,
  type Highlight,
  isValue,
  type KnownAtStep,
  type Picture,
  placeKey,
  placesOf,
  type ReadPuzzle,
  type Step,
  type Teller,
} from '@gridproof/core';
import { marked } from '../report/boards.js';
import { certainPicture, certainPlaces } from '../report/certain.js';
import { type Key, keyOf, knownPicture, placesIn } from '../report/known.js';
import type { Walk } from './walk.js';

/** The boards along a path, each with what is known by then. */
export class PathBoards {
  /** What is known before the first step: what was entered, and what the clues say at once, so that no step tells it. */
  readonly #start: readonly Fact[];
  #key: Key | undefined;
  #clues: readonly Fact[] | undefined;

  constructor(
    readonly read: ReadPuzzle,
    entries: readonly Fact[] = [],
    readonly walk: Pick<Walk, 'status' | 'steps' | 'answer'>,
  ) {
    const told = new Set<number>();
    const untold: Fact[] = [];
    for (const { facts, claims } of walk.steps) {
      untold.push(...facts.filter(({ variable }) => !told.has(variable)));
      for (const { variable } of claims) told.add(variable);
    }
    this.#start = [...entries, ...untold];
  }

  /** The board after so many steps. */
  after(steps: number, highlights: readonly Highlight[] = []): Picture {
    return marked(this.#known(steps), highlights);
  }

  /** The board behind a step, from 0, with what it is about: what it finds and follows from, and what is possible there. */
  behind(step: number, teller: Teller): Picture {
    const one = this.walk.steps[step]!;
    const candidates = teller.candidates(one, this.#toldBy(step));
    const picture = this.after(step + 1, teller.highlights(one));
    return candidates.length ? { ...picture, candidates } : picture;
  }

  /** What is known behind a step, and what was excluded before it. */
  #toldBy(step: number): KnownAtStep {
    const { steps } = this.walk;
    const claims = (some: readonly Step[]) => some.flatMap((one) => one.claims);
    this.#clues ??= clueFacts(this.read.type, this.read.puzzle);
    const values = [...this.#clues, ...this.#start, ...claims(steps.slice(0, step + 1))].filter(isValue);
    return {
      values: new Map(values.map(({ variable, value, holds }) => [variable, holds ? value : !value])),
      excluded: claims(steps.slice(0, step)).filter((fact) => !isValue(fact)),
    };
  }

  #known(steps: number): Picture {
    const { read, walk } = this;
    if (walk.status !== 'unique')
      return knownPicture(
        read,
        [...this.#start, ...walk.steps.slice(0, steps).flatMap(({ claims }) => claims)],
        this.#keyed,
      );
    // All is known but for what the steps to come tell.
    const { type, puzzle } = read;
    const open = new Set(walk.steps.slice(steps).flatMap(({ claims }) => placesIn(claims).map(placeKey)));
    const places = [...placesOf(this.#keyed().key).values()];
    const answer = type.draw(puzzle, walk.answer);
    const known = places.filter((place) => !open.has(placeKey(place)));
    return certainPicture(type.draw(puzzle), answer, certainPlaces(answer, known));
  }

  /** All boards need it, and it is the same. */
  readonly #keyed = (): Key => {
    this.#key ??= keyOf(this.read);
    return this.#key;
  };
}
