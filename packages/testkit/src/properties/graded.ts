import { type Engine, type Grade, generate, generationSupport, PuzzleError } from '@gridproof/core';
import { isQuick, scaledRuns } from '../run-budget.js';
import type { Property, PropertySubject } from './property.js';

/** Sides of small boards, at least one of which most types have; the smallest are too easy for most difficulties. */
const SIDES = isQuick() ? [4, 5, 6, 7] : [5, 6, 4, 7];
const DIFFICULTIES: readonly Grade[] = isQuick() ? ['medium'] : ['easy', 'medium', 'hard'];
const ATTEMPTS = scaledRuns(5);
const ENGINES = scaledRuns(Number.POSITIVE_INFINITY, 1);
const WRONG = 'it is not ';

/** Difficulty does not depend on the engine: every engine generates and rejects the same puzzles. */
export const graded: Property = {
  name: 'generated puzzles have the requested difficulty, and are the same on every engine',
  async faults(under) {
    const { type, engines } = under;
    if (!generationSupport(type).isSupported) return [];
    const faults: string[] = [];
    for (const difficulty of DIFFICULTIES) {
      const [made, ...others] = await Promise.all(
        engines.slice(0, ENGINES).map((engine) => generateGraded(under, engine, difficulty)),
      );
      for (const [at, other] of others.entries())
        if (other !== made)
          faults.push(`${difficulty}: ${engines[at + 1]!.name} makes\n${other}\nnot\n${made}`);
      if (made?.startsWith(WRONG)) faults.push(made);
      if (made === undefined) faults.push('there is no board of these sizes');
    }
    return faults;
  },
};

/** Generates a puzzle of a difficulty on the first size that the type has, and describes the result; undefined if there is no such size. */
async function generateGraded(
  { type }: PropertySubject,
  engine: Engine,
  difficulty: Grade,
): Promise<string | undefined> {
  for (const size of SIDES.flatMap((side) => [0, 1].map((more) => ({ width: side + more, height: side })))) {
    try {
      const stream = generate(type, engine, { size, seed: 'law', difficulty, attempts: ATTEMPTS });
      for await (const { text, rating, rejected } of stream)
        return rating?.name === difficulty
          ? `${text}\n${rating.score} ${JSON.stringify(rejected)}`
          : `${WRONG}${difficulty}, but ${rating?.name}:\n${text}`;
      const end = stream.end!;
      return end.status === 'unknown' ? `${end.reason} ${JSON.stringify(end.rejected)}` : end.status;
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
    }
  }
  return undefined;
}
