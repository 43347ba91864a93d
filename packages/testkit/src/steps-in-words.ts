import { type AnyPuzzle, readPuzzle, type Step, type StepText, steps, Verbalizer } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';

/** Returns the steps to the only answer of a puzzle. */
export async function stepsTo(text: string, type: AnyPuzzle): Promise<readonly Step[]> {
  const { puzzle } = readPuzzle(text, [type], { as: type.id });
  const found: Step[] = [];
  const path = steps(type, puzzle, cadical);
  for await (const step of path) found.push(step);
  if (path.end?.status !== 'unique') throw new Error(`it is ${path.end?.status}`);
  return found;
}

/** Returns the steps to the only answer of a puzzle in words, each with the number of its reasons. */
export async function stepsInWords(
  text: string,
  type: AnyPuzzle,
): Promise<readonly (Omit<StepText, 'argument'> & { readonly reasons: number })[]> {
  const verbalizer = new Verbalizer(type, readPuzzle(text, [type], { as: type.id }).puzzle);
  const path = await stepsTo(text, type);
  return path.map((step) => {
    const { argument: _, ...words } = verbalizer.step(step);
    return { ...words, reasons: step.reasons.length };
  });
}
