import type { Literal } from '../engine.js';
import { domain, type Variable } from '../expressions/expression.js';
import type { Assignment } from '../expressions/values.js';
import type { GenerationSettings } from '../puzzle.js';
import type { Random } from '../random.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { checkpoint, literalOf, type Oracle } from './oracle.js';

/** Options for drawing an answer. */
interface SampleOptions {
  readonly bias?: GenerationSettings['bias'];
  /** Literals that hold in every drawn answer. */
  readonly fixed?: readonly Literal[];
}

/**
 * Draws an answer value by value: in random order, each variable takes its first value, in random order too, that is still possible. The
 * result
 * depends on the rules and the random numbers, not on the engine. Undefined if there is no answer.
 * @throws {Undecided}
 */
export async function sampleAnswer(
  oracle: Oracle,
  variables: readonly Variable[],
  random: Random,
  monitor: TaskMonitor,
  { bias, fixed = [] }: SampleOptions = {},
): Promise<Assignment | undefined> {
  const { program } = oracle;
  if (!oracle.isPossible(fixed)) return undefined;
  const assignment: (boolean | number)[] = [];
  const literals = [...fixed];
  for (const variable of random.shuffled(variables)) {
    await checkpoint(monitor);
    const values = shuffleByBias(domain(variable), random, bias);
    const value = values.find((one, at) => {
      const literal = literalOf(program, variable, one);
      // The last value must be possible if all others are not.
      return at === values.length - 1 || oracle.value(literal) || oracle.isPossible([...literals, literal]);
    })!;
    assignment[variable.id] = value;
    const literal = literalOf(program, variable, value);
    if (!oracle.value(literal)) oracle.isPossible([...literals, literal]);
    literals.push(literal);
  }
  return assignment;
}

/** Shuffles values so that those with a greater bias come first more often. */
function shuffleByBias<T extends boolean | number>(
  values: readonly T[],
  random: Random,
  bias: GenerationSettings['bias'],
): readonly T[] {
  if (!bias) return random.shuffled(values);
  const left = [...values];
  return values.map(() => {
    const weights = left.map((value) => bias(value));
    let drawn = random.below(weights.reduce((sum, one) => sum + one, 0));
    const at = weights.findIndex((weight) => {
      drawn -= weight;
      return drawn < 0;
    });
    return left.splice(at, 1)[0]!;
  });
}
