import type { Result } from './ask.js';
import { EXIT } from './exit.js';

/** What a result means in one line for the player. */
export function sentence(result: Result): string {
  const { count = 0, complete, differ = [], certain = [], answers, reason } = result;
  const by = `${engineOf(result)}, ${time(result.elapsed)}`;
  const proved = `proved by ${engineOf(result)} in ${time(result.elapsed)}`;
  switch (result.status) {
    case 'unique':
      return `unique: this is the only answer (${proved})`;
    case 'multiple':
      return `several answers: here are two, they differ at ${counted(differ.length, 'place')} (${by})`;
    case 'forced':
      if (certain.length === 0)
        return `several answers: they have nothing in common that is not given (${proved})`;
      return `several answers: ${counted(certain.length, 'place')} shown here ${certain.length === 1 ? 'is' : 'are'} certain in all of them (${proved})`;
    case 'solved':
      return `solved: one answer, whether it is the only one was not asked (${by})`;
    case 'unsolvable':
      return `unsolvable: there is no answer (${proved})`;
    case 'enumerated':
    case 'counted':
      if (!complete) return `at least ${counted(count, 'answer')}: stopped at the limit (${by})`;
      return `exactly ${counted(count, 'answer')} (${proved})`;
    case 'unknown':
      if (result.count === 0) return `don't know: no answer found yet, ${reason} (${by})`;
      if (result.count !== undefined)
        return `don't know: at least ${counted(count, 'answer')}, ${reason} (${by})`;
      if (answers.length) return `don't know whether this answer is the only one: ${reason} (${by})`;
      return `don't know: ${reason} (${by})`;
  }
}

/** The exit status of a result. */
export function exitOf({ status }: Result): number {
  if (status === 'unsolvable') return EXIT.no;
  return status === 'unknown' ? EXIT.unknown : EXIT.done;
}

const engineOf = ({ engine }: Result): string => (engine === 'propagation' ? 'propagation alone' : engine);

export const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** Milliseconds as one reads them: `34 ms`, `1.2 s`, `2 min 5 s`. */
export function time(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.max(1, Math.round(milliseconds))} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
