import type { ReadPuzzle } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import { verdictText } from '../messages/verdict.js';
import { together, undecided } from './race.js';
import { runTask, type TaskResult, type TaskSpec } from './run-task.js';
import type { Runners } from './runners.js';

/**
 * Runs a task on every engine, with the search before the engine switched off, since its result would be the same for
 * all. A claim that all engines make is confirmed; claims that differ are a disagreement without an answer. If only some
 * engines know the answer, the result shows their claim as unconfirmed.
 */
export async function confirm(
  runners: Runners,
  posed: TaskSpec,
  engines: readonly InstalledEngine[],
): Promise<TaskResult> {
  const { onAnswer, ...rest } = posed;
  const asked = { ...rest, question: { ...posed.question, searchSteps: 0 } };
  const onProgress = together(posed.onProgress);
  const results = await Promise.all(
    engines.map((engine) =>
      runTask(runners.of(engine), {
        ...asked,
        engine,
        onProgress: (progress) => onProgress(engine, progress),
      }),
    ),
  );
  const result = agreed(results, engines, posed.read);
  if (result.task === 'enumerate') for (const answer of result.answers) onAnswer?.(answer);
  return result;
}

function agreed(
  results: readonly TaskResult[],
  engines: readonly InstalledEngine[],
  read: ReadPuzzle,
): TaskResult {
  const [first, ...others] = results.filter(({ status }) => status !== 'unknown');
  if (!first) return undecided(results);
  const elapsed = Math.max(...results.map((one) => one.elapsed));
  const said = meaningOf(first, read);
  if (others.some((other) => meaningOf(other, read) !== said)) {
    const each = results.map((result, at) => `${engines[at]!.name} says '${inFull(result, read)}'`);
    const { task, engine } = first;
    return { task, status: 'disagreement', answers: [], reason: each.join(', '), engine, elapsed };
  }
  const knowing = engines.filter((_, at) => results[at]!.status !== 'unknown');
  const confirmedBy = results.every(({ engine }) => engine === 'propagation')
    ? ['propagation']
    : knowing.map(({ name }) => name);
  if (knowing.length === engines.length) return { ...first, confirmedBy, elapsed };
  const each = results.map((result, at) => `${engines[at]!.name} says '${verdictText(result)}'`);
  return { ...first, status: 'unknown', unconfirmed: true, reason: each.join(', '), confirmedBy, elapsed };
}

/**
 * The claim that a result makes about the puzzle, equal for results that claim the same. Results with several answers
 * may show different ones.
 */
function meaningOf(result: TaskResult, { type, puzzle }: ReadPuzzle): string {
  const { status, answers, certain = [], count, complete } = result;
  const texts = answers.map((answer) => type.printAnswer(answer, puzzle));
  switch (status) {
    case 'unique':
      return `unique ${texts[0]}`;
    case 'forced':
      return JSON.stringify([status, certain.map(({ variable, value }) => [variable, value])]);
    case 'enumerated':
      return JSON.stringify([status, complete, count, complete ? texts.toSorted() : []]);
    case 'counted':
      return JSON.stringify([status, complete, count]);
    default:
      return status;
  }
}

/** A claim, with the answer if it is unique. */
function inFull(result: TaskResult, { type, puzzle }: ReadPuzzle): string {
  const claim = verdictText(result);
  if (result.status !== 'unique') return claim;
  return `${claim}, ${type.printAnswer(result.answers[0], puzzle).trimEnd().replaceAll('\n', '/')}`;
}
