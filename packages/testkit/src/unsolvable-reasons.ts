import { type AnyPuzzle, explain, readPuzzle, Verbalizer } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';

/** Returns the explanation of a puzzle without an answer: a minimal set of clues and rules that conflict. */
export async function unsolvableReasons(text: string, type: AnyPuzzle): Promise<readonly string[]> {
  const { puzzle } = readPuzzle(text, [type], { as: type.id });
  const explained = await explain(type, puzzle, cadical);
  if (explained.status !== 'unsolvable') throw new Error(`it is ${explained.status}`);
  if (!explained.conflict.minimal)
    throw new Error('it took too long to prove that none of it can be dropped');
  return new Verbalizer(type, puzzle).conflict(explained.conflict);
}
