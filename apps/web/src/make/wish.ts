import type { Grade, Symmetry } from '@gridproof/core';
import { signal } from '@preact/signals';

/** What stands in the form for new puzzles; it is kept while other panels are looked at. */
export const newWish = (type: string) => ({
  type: signal(type),
  width: signal(''),
  height: signal(''),
  difficulty: signal<Grade | ''>(''),
  symmetry: signal<Symmetry>('none'),
  seed: signal(''),
});
