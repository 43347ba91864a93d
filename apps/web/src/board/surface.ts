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
import type { EnteredValue } from '../game/entered-facts.js';

/** A board with input: a puzzle that is played or drawn. */
export interface Surface {
  readonly type: AnyPuzzle;
  /** Fields of the board, by the id of their variable. */
  readonly fields: readonly Field[];
  /** Input methods of its layers. */
  readonly input: BoardInput;
  /** The picture without entries. Places may move when it changes. */
  readonly ground: ReadonlySignal<Picture>;
  readonly picture: ReadonlySignal<Picture>;
  /** The fields that keys write into. Some surfaces allow only one. */
  readonly selection: Signal<ReadonlySet<number>>;
  /** Value of a field. */
  at(variable: number): EnteredValue;
  /** Label of a value of a field: `a lamp`, `7`. */
  label(variable: number, value: boolean | number): string;
  /** Value of a text in a field, if any. */
  parse(variable: number, text: string): EnteredValue;
  /** Returns whether a text may be the start of a value. */
  begins(variable: number, text: string): boolean;
  /** Enters a value, or clears the field. `continues` continues the stroke of the last entry. */
  enter(variable: number, value: EnteredValue, continues?: boolean): void;
  enterAll(entries: readonly (readonly [variable: number, value: EnteredValue])[], continues?: boolean): void;
  /** Enters the value after the current one; clears the field after the last value. */
  turn(variable: number, backwards?: boolean): void;
  /** Draws strokes: a number for each key; undefined erases it. */
  draw?(strokes: Iterable<readonly [key: number, stroke: number | undefined]>, continues?: boolean): void;
  readonly strokes?: ReadonlySignal<ReadonlyMap<number, number>>;
  /** Feedback of the rules on the entries. */
  readonly feedback?: ReadonlySignal<EntriesFeedback | undefined>;
  /** Colours of fields, from 1. */
  readonly colours?: ReadonlySignal<readonly (readonly [variable: number, colour: number])[]>;
  /** Places with entries of trials, each with the depth of the trial from 1. */
  readonly trials?: ReadonlySignal<readonly (readonly [place: Place, depth: number])[]>;
  /** Returns the fields that must differ from a field. */
  readonly peersOf?: ReadonlySignal<(variable: number) => ReadonlySet<number>>;
  /** Labels of the marks in a field. */
  marksAt?(variable: number): readonly string[];
  /** Adds a mark to fields, or removes it if all of them have it. */
  toggleMark?(variables: readonly number[], kind: 'centre' | 'corner', value: number): void;
  toggleColour?(variables: readonly number[], colour: number): void;
  /** Clears fields: entries first, and marks if there are no entries. */
  erase?(variables: readonly number[]): void;
  /** Adds a field to the region of another one. */
  extend?(from: number, to: number): void;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
}

/** Returns the value of a field for a sign: an exact match, otherwise one that differs in case only. */
export const valueOfSign = ({ values }: Field, text: string): EnteredValue =>
  (
    values.find(({ sign }) => sign === text) ??
    values.find(({ sign }) => sign.toLowerCase() === text.toLowerCase())
  )?.value;

/** Returns whether a longer sign of a field starts with a text. */
export const signBegins = ({ values }: Field, text: string): boolean =>
  values.some(({ sign }) => sign.length > text.length && sign.toLowerCase().startsWith(text.toLowerCase()));

/** Returns the input of a surface with a single independent layer. */
export const plainInput = (layer: LayerInput): BoardInput => ({
  layers: [layer],
  linkedValues: () => [],
  impliedValues: () => new Map(),
});
