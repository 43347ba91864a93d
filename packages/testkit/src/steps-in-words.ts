import { type AnyPuzzle, readPuzzle, type StepText, steps, Verbalizer } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';

/** Returns the steps of a puzzle in words, each with the number of its reasons. */
export async function stepsInWords(
  text: string,
  type: AnyPuzzle,
): Promise<readonly (StepText & { readonly reasons: number })[]> {
  const { puzzle } = readPuzzle(text, [type], { as: type.id });
  const verbalizer = new Verbalizer(type, puzzle);
  const found: (StepText & { readonly reasons: number })[] = [];
  const path = steps(type, puzzle, cadical);
  for await (const step of path) found.push({ ...verbalizer.step(step), reasons: step.reasons.length });
  if (path.end?.status !== 'unique') throw new Error(`it is ${path.end?.status}`);
  return found;
}
