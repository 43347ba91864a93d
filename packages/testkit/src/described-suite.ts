import { type AnyPuzzle, type Engine, type Example, Random } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { feedbackFaults, unseenBreaks } from './feedback.js';
import { findIdleClues } from './idle-clues.js';
import { answerFault } from './properties/answers.js';
import { PROPERTIES } from './properties/properties.js';
import { PropertySubject } from './properties/property.js';
import { readExample } from './read-example.js';
import { recordedAssignment } from './recorded-answer.js';
import { pickEvenly, scaledRuns } from './run-budget.js';
import type { DrawSolvable } from './tiny/puzzle-sampler.js';

/** Options for the tiny boards of a described type. */
export interface DescribedSuiteOptions {
  /**
   * The minimum fraction of tiny boards with an answer, if two fifths is not possible, and the reason; 0 if boards of those sizes have no
   * answers.
   */
  readonly solvable?: { readonly minFraction: number; readonly reason: string };
  /**
   * Creates a solvable puzzle of a size, for types whose random clues rarely allow an answer and whose answers determine the places of
   * clues.
   */
  readonly drawSolvable?: DrawSolvable;
  /** The reason why some clues restrict nothing: `numbers that occur once`. By default, each clue must post a constraint. */
  readonly idleClues?: string;
}

/** The number of faults of a property in a message. */
const MAX_SHOWN_FAULTS = 4;
const PATIENCE = 600_000;

/** Defines a vitest suite with the properties of all described puzzle types, checked on generated puzzles. */
export function testDescribed(
  type: AnyPuzzle,
  engines: readonly Engine[],
  { solvable, drawSolvable, idleClues }: DescribedSuiteOptions = {},
): void {
  if (!type.described) return;
  const examples: readonly Example[] = type.examples;
  const answered = pickEvenly(
    examples.filter(({ answer }) => answer !== null),
    scaledRuns(examples.length, 3),
  );
  const under = new PropertySubject(type, engines, solvable?.minFraction ?? 0.4, drawSolvable);

  describe(`${type.id} is what its description says`, () => {
    it.each(PROPERTIES.map((law) => [law.name, law] as const))(
      '%s',
      async (_, law) => {
        const faults = await law.faults(under);
        expect(faults.slice(0, MAX_SHOWN_FAULTS), `${faults.length} faults`).toEqual([]);
      },
      PATIENCE,
    );

    it.each(answered)('reads any part of the answer to $name', (example) => {
      const { puzzle } = readExample(type, example);
      const answer = example.answer!;
      const known = recordedAssignment(type, puzzle, answer)!;
      expect(answerFault(type, puzzle, known, new Random(answer.length))).toBeUndefined();
    });

    it('reports no correct entry as wrong, and finds the broken rules of complete answers', () => {
      expect(feedbackFaults(type, answered).slice(0, MAX_SHOWN_FAULTS)).toEqual([]);
      expect(unseenBreaks(type, answered)).toEqual([]);
    });

    it('posts constraints for each clue', () => {
      const idle = answered.flatMap((example) => findIdleClues(type, readExample(type, example).puzzle));
      if (idleClues === undefined) expect(idle.slice(0, MAX_SHOWN_FAULTS)).toEqual([]);
      else expect(idle, `the option idleClues is needless (${idleClues})`).not.toEqual([]);
    });

    it('has tiny boards with and without an answer', async ({ annotate }) => {
      const { tinyBoards } = under;
      const share = tinyBoards.filter(({ answers }) => answers > 0).length / tinyBoards.length;
      await annotate(`${tinyBoards.length} tiny boards, ${Math.round(100 * share)} % of them have an answer`);
      expect(share).toBeGreaterThanOrEqual(under.solvable);
      expect(share).toBeLessThan(1);
    });
  });
}
