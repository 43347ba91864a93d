import type { Grade, Symmetry } from '@gridproof/core';
import { signal } from '@preact/signals';

/** Values of the form for new puzzles, preserved while other panels are open. */
export const newGenerateForm = (type: string) => ({
  type: signal(type),
  width: signal(''),
  height: signal(''),
  difficulty: signal<Grade | ''>(''),
  /** The usual one of the type if empty. */
  symmetry: signal<Symmetry | ''>(''),
  seed: signal(''),
});
