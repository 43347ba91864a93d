import type { AnyPuzzle, BoardInput, Field, Picture } from '@gridproof/core';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Surface } from '../board/surface.js';
import type { EnteredValue } from '../game/entered-facts.js';
import type { Draft } from './draft.js';

/** A layer of a drawn puzzle. */
export abstract class DraftSurface implements Surface {
  readonly type: AnyPuzzle;
  readonly selection = signal<ReadonlySet<number>>(new Set());
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  abstract readonly fields: readonly Field[];
  abstract readonly input: BoardInput;
  abstract readonly picture: ReadonlySignal<Picture>;

  constructor(readonly draft: Draft) {
    this.type = draft.type;
    this.canUndo = draft.canUndo;
    this.canRedo = draft.canRedo;
  }

  get ground(): ReadonlySignal<Picture> {
    return this.picture;
  }

  undo(): void {
    this.draft.undo();
  }

  redo(): void {
    this.draft.redo();
  }

  enterAll(entries: readonly (readonly [variable: number, value: EnteredValue])[], continues = false): void {
    for (const [nth, [variable, value]] of entries.entries())
      this.enter(variable, value, continues || nth > 0);
  }

  abstract at(variable: number): boolean | number | undefined;
  abstract label(variable: number, value: boolean | number): string;
  abstract parse(variable: number, text: string): boolean | number | undefined;
  abstract begins(variable: number, text: string): boolean;
  abstract enter(variable: number, value: EnteredValue, continues?: boolean): void;
  abstract turn(variable: number, backwards?: boolean): void;
}
