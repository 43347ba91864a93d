import type { Literal } from '../engine.js';
import { domain, type Variable } from '../expressions/expression.js';
import type { Assignment } from '../expressions/values.js';
import type { GenerationSettings } from '../puzzle.js';
import type { Random } from '../random.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { checkpoint, literalOf, type Oracle } from './oracle.js';

/** What an answer is drawn by beside its rules. */
interface Drawn {
  readonly odds?: GenerationSettings['bias'];
  /** What holds of it in any case. */
  readonly taken?: readonly Literal[];
}

/**
 * Draws an answer value by value: the variables come at random, and each takes the first of its values, at random too, that is
 * still possible. So it depends on the rules and on what was drawn, and not on the engine; none where there is no answer.
 * Throws `Undecided`.
 */
export async function sampleAnswer(
  asking: Oracle,
  variables: readonly Variable[],
  random: Random,
  watch: TaskMonitor,
  { odds, taken: before = [] }: Drawn = {},
): Promise<Assignment | undefined> {
  const { program } = asking;
  if (!asking.possible(before)) return undefined;
  const assignment: (boolean | number)[] = [];
  const taken = [...before];
  for (const variable of random.shuffled(variables)) {
    await checkpoint(watch);
    const values = inTurn(domain(variable), random, odds);
    const value = values.find((one, at) => {
      const literal = literalOf(program, variable, one);
      // One value is possible: where all others are not, it is the last.
      return at === values.length - 1 || asking.value(literal) || asking.possible([...taken, literal]);
    })!;
    assignment[variable.id] = value;
    const literal = literalOf(program, variable, value);
    if (!asking.value(literal)) asking.possible([...taken, literal]);
    taken.push(literal);
  }
  return assignment;
}

/** Values at random, those with greater odds more often first. */
function inTurn<T extends boolean | number>(
  values: readonly T[],
  random: Random,
  odds: GenerationSettings['bias'],
): readonly T[] {
  if (!odds) return random.shuffled(values);
  const left = [...values];
  return values.map(() => {
    const weights = left.map((value) => odds(value));
    let drawn = random.below(weights.reduce((sum, one) => sum + one, 0));
    const at = weights.findIndex((weight) => {
      drawn -= weight;
      return drawn < 0;
    });
    return left.splice(at, 1)[0]!;
  });
}
