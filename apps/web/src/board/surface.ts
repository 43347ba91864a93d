import type {
  AnyPuzzle,
  BoardInput,
  EntriesFeedback,
  Field,
  LayerInput,
  Picture,
  Place,
} from '@gridproof/core';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Entry } from '../game/entered-facts.js';

/** What a board shows and what is written on it: a puzzle that is played, or one that is drawn. */
export interface Surface {
  readonly type: AnyPuzzle;
  /** Where something can be written, by the ids of what stands there. */
  readonly fields: readonly Field[];
  /** How it is written. */
  readonly input: BoardInput;
  /** What is seen before anything is written. Where it changes, places may move. */
  readonly ground: ReadonlySignal<Picture>;
  readonly picture: ReadonlySignal<Picture>;
  /** The fields that keys write into; one at a time where that is all that a surface takes. */
  readonly selection: Signal<ReadonlySet<number>>;
  /** What stands in a field. */
  at(variable: number): Entry;
  /** The label of a value there: `a lamp`, `7`. */
  label(variable: number, value: boolean | number): string;
  /** The value that a text means there, if any. */
  meant(variable: number, text: string): Entry;
  /** Whether a text may be the beginning of one. */
  begins(variable: number, text: string): boolean;
  /** Enters a value, or nothing; with `going`, as part of the stroke that the last entry began. */
  enter(variable: number, value: Entry, going?: boolean): void;
  enterAll(entries: readonly (readonly [variable: number, value: Entry])[], going?: boolean): void;
  /** Enters the value behind the one that stands there, or nothing behind the last. */
  turn(variable: number, backwards?: boolean): void;
  /** Draws strokes: a number for each key, or undefined to erase it. */
  draw?(strokes: Iterable<readonly [key: number, stroke: number | undefined]>, going?: boolean): void;
  readonly strokes?: ReadonlySignal<ReadonlyMap<number, number>>;
  /** What the rules say of what stands there. */
  readonly feedback?: ReadonlySignal<EntriesFeedback | undefined>;
  /** The colours of fields, from 1. */
  readonly colours?: ReadonlySignal<readonly (readonly [variable: number, colour: number])[]>;
  /** The places at which trials entered something, each with its depth from 1. */
  readonly trials?: ReadonlySignal<readonly (readonly [place: Place, depth: number])[]>;
  /** The fields that must differ from one. */
  readonly peersOf?: ReadonlySignal<(variable: number) => ReadonlySet<number>>;
  /** The labels of the marks in a field. */
  marksAt?(variable: number): readonly string[];
  /** Writes a value as a mark into fields, or takes it out where all of them have it. */
  toggleMark?(variables: readonly number[], kind: 'centre' | 'corner', value: number): void;
  toggleColour?(variables: readonly number[], colour: number): void;
  /** Empties fields: first what is entered, and where nothing is, the marks. */
  erase?(variables: readonly number[]): void;
  /** Adds a field to what another one belongs to. */
  extend?(from: number, to: number): void;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
}

/** The value of a field that a sign means: the very sign, or else the same letter, small or capital. */
export const valueSigned = ({ values }: Field, text: string): Entry =>
  (
    values.find(({ sign }) => sign === text) ??
    values.find(({ sign }) => sign.toLowerCase() === text.toLowerCase())
  )?.value;

/** Whether a sign of a field begins with a text and goes on. */
export const signBegins = ({ values }: Field, text: string): boolean =>
  values.some(({ sign }) => sign.length > text.length && sign.toLowerCase().startsWith(text.toLowerCase()));

/** The input of a surface with one layer, on which nothing follows from anything else. */
export const plainInput = (layer: LayerInput): BoardInput => ({
  layers: [layer],
  together: () => [],
  implied: () => new Map(),
});
