import type { TaskResult } from '../execution/run-task.js';

/** A result in one sentence for the player, with its evidence. */
export const resultSentence = (result: TaskResult): string =>
  `${verdictText(result)} (${evidenceOf(result)})`;

/** The claim of a result. */
export function verdictText(result: Omit<TaskResult, 'task' | 'engine' | 'elapsed'>): string {
  const { count = 0, complete, differ = [], certain = [], answers, reason } = result;
  switch (result.status) {
    case 'unique':
      return 'unique: this is the only answer';
    case 'multiple':
      return `several answers: here are two, they differ at ${countNoun(differ.length, 'place')}`;
    case 'forced':
      if (certain.length === 0) return 'several answers: they have nothing in common that is not given';
      return `several answers: ${countNoun(certain.length, 'place')} shown here ${certain.length === 1 ? 'is' : 'are'} certain in all of them`;
    case 'solved':
      return 'solved: one answer; whether it is the only one was not checked';
    case 'unsolvable':
      return 'unsolvable: there is no answer';
    case 'enumerated':
    case 'counted':
      if (!complete) return `at least ${countNoun(count, 'answer')}: stopped at the limit`;
      return `exactly ${countNoun(count, 'answer')}`;
    case 'disagreement':
      return `the engines do not agree: ${reason}`;
    case 'unknown':
      if (result.unconfirmed) return `don't know whether it is confirmed: ${reason}`;
      if (result.count === 0) return `don't know: no answer found yet, ${reason}`;
      if (result.count !== undefined) return `don't know: at least ${countNoun(count, 'answer')}, ${reason}`;
      if (answers.length) return `don't know whether this answer is the only one: ${reason}`;
      return `don't know: ${reason}`;
  }
}

/** The engines behind a result, and the time it took. */
function evidenceOf(result: TaskResult): string {
  const { status, confirmedBy, engine, elapsed } = result;
  if (status === 'disagreement') return formatDuration(elapsed);
  if (confirmedBy && status !== 'unknown' && engine !== 'propagation')
    return `confirmed by ${joinNames(confirmedBy)} in ${formatDuration(elapsed)}`;
  return evidence(result, isProved(result));
}

/** Names of the methods that need no engine. */
const WITHOUT_ENGINE: Readonly<Record<string, string>> = {
  propagation: 'propagation alone',
  search: 'propagation and search',
};

/** The engine behind a result, and the time it took; `proved`: the claim is about all answers. */
export function evidence(
  { engine, elapsed }: { readonly engine: string; readonly elapsed: number },
  proved: boolean,
): string {
  const method = WITHOUT_ENGINE[engine] ?? engine;
  return proved
    ? `proved by ${method} in ${formatDuration(elapsed)}`
    : `${method}, ${formatDuration(elapsed)}`;
}

/** Whether the claim of a result is about all answers. */
const isProved = ({ status, complete }: TaskResult): boolean =>
  ['unique', 'forced', 'unsolvable'].includes(status) ||
  (['enumerated', 'counted'].includes(status) && complete === true);

/** `z3 and cadical`. */
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** `1 place`, `3 places`: for nouns with a regular plural. */
export const countNoun = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Formats milliseconds for people: `34 ms`, `1.2 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.max(1, Math.round(milliseconds))} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
