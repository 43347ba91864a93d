import type { Grade, Symmetry } from '@gridproof/core';
import { signal } from '@preact/signals';

/** The values of the form for new puzzles; they are kept while other panels are open. */
export const newGenerateForm = (type: string) => ({
  type: signal(type),
  width: signal(''),
  height: signal(''),
  difficulty: signal<Grade | ''>(''),
  symmetry: signal<Symmetry>('none'),
  seed: signal(''),
});
