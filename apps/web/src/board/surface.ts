import type { AnyPuzzle, Field, Picture } from '@gridproof/core';
import type { ReadonlySignal } from '@preact/signals';

/** What a board shows and what is written on it: a puzzle that is played, or one that is drawn. */
export interface Surface {
  readonly type: AnyPuzzle;
  /** Where something can be written, by the ids of what stands there. */
  readonly fields: readonly Field[];
  /** What is seen before anything is written. Where it changes, places may move. */
  readonly ground: ReadonlySignal<Picture>;
  readonly picture: ReadonlySignal<Picture>;
  /** What stands in a field. */
  at(variable: number): boolean | number | undefined;
  /** What is said of a value there: `a lamp`, `7`. */
  called(variable: number, value: boolean | number): string;
  /** The value that a text means there, if any. */
  meant(variable: number, text: string): boolean | number | undefined;
  /** Whether a text may be the beginning of one. */
  begins(variable: number, text: string): boolean;
  /** Enters a value, or nothing; with `going`, as part of the stroke that the last entry began. */
  enter(variable: number, value: boolean | number | undefined, going?: boolean): void;
  /** Enters the value behind the one that stands there, or nothing behind the last. */
  turn(variable: number, backwards?: boolean): void;
  /** Notes a value without entering it; where nothing can be noted, nothing happens. */
  note?(variable: number, value: boolean | number): void;
  /** What is noted there, as it is said. */
  notedAt?(variable: number): readonly string[];
  /** Adds a field to what another one belongs to. */
  extend?(from: number, to: number): void;
  undo(): void;
  redo(): void;
}

/** The value of a field that a sign means: the very sign, or else the same letter, small or capital. */
export const valueSigned = ({ values }: Field, text: string): boolean | number | undefined =>
  (
    values.find(({ sign }) => sign === text) ??
    values.find(({ sign }) => sign.toLowerCase() === text.toLowerCase())
  )?.value;

/** Whether a sign of a field begins with a text and goes on. */
export const signBegins = ({ values }: Field, text: string): boolean =>
  values.some(({ sign }) => sign.length > text.length && sign.toLowerCase().startsWith(text.toLowerCase()));
