import type { ReadPuzzle } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import { verdictText } from '../messages/verdict.js';
import { mergeProgress, mergeUndecided } from './race.js';
import { runTask, type TaskResult, type TaskSpec } from './run-task.js';
import type { Runners } from './runners.js';

/**
 * Runs a task on every engine, with the search before the engine switched off, since its result would be the same for
 * all. A claim that all engines make is confirmed; claims that differ are a disagreement without an answer. If only some
 * engines know the answer, the result shows their claim as unconfirmed.
 */
export async function confirm(
  runners: Runners,
  spec: TaskSpec,
  engines: readonly InstalledEngine[],
): Promise<TaskResult> {
  const { onAnswer, ...rest } = spec;
  const request = { ...rest, query: { ...spec.query, searchSteps: 0 } };
  const onProgress = mergeProgress(spec.onProgress);
  const results = await Promise.all(
    engines.map((engine) =>
      runTask(runners.threadRunner(engine), {
        ...request,
        engine,
        onProgress: (progress) => onProgress(engine, progress),
      }),
    ),
  );
  const result = combine(results, engines, spec.read);
  if (result.task === 'enumerate') for (const answer of result.answers) onAnswer?.(answer);
  return result;
}

function combine(
  results: readonly TaskResult[],
  engines: readonly InstalledEngine[],
  read: ReadPuzzle,
): TaskResult {
  const [first, ...others] = results.filter(({ status }) => status !== 'unknown');
  if (!first) return mergeUndecided(results);
  const elapsed = Math.max(...results.map((result) => result.elapsed));
  const claim = claimKey(first, read);
  if (others.some((other) => claimKey(other, read) !== claim)) {
    const claims = results.map(
      (result, at) => `${engines[at]!.name} says '${claimWithAnswer(result, read)}'`,
    );
    const { task, engine } = first;
    return { task, status: 'disagreement', answers: [], reason: claims.join(', '), engine, elapsed };
  }
  const confirming = engines.filter((_, at) => results[at]!.status !== 'unknown');
  const confirmedBy = results.every(({ engine }) => engine === 'propagation')
    ? ['propagation']
    : confirming.map(({ name }) => name);
  if (confirming.length === engines.length) return { ...first, confirmedBy, elapsed };
  const each = results.map((result, at) => `${engines[at]!.name} says '${verdictText(result)}'`);
  return { ...first, status: 'unknown', unconfirmed: true, reason: each.join(', '), confirmedBy, elapsed };
}

/**
 * The claim that a result makes about the puzzle, equal for results that claim the same. Results with several answers
 * may show different ones.
 */
function claimKey(result: TaskResult, { type, puzzle }: ReadPuzzle): string {
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
function claimWithAnswer(result: TaskResult, { type, puzzle }: ReadPuzzle): string {
  const claim = verdictText(result);
  if (result.status !== 'unique') return claim;
  return `${claim}, ${type.printAnswer(result.answers[0], puzzle).trimEnd().replaceAll('\n', '/')}`;
}
