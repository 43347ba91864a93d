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
 * Draws an answer value by value: visits the variables in random order, and gives each the first possible one of its shuffled values. The
 * result depends on the rules and the random numbers, not on the engine. Undefined if there is no answer.
 * @throws {UndecidedError}
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
    const value = values.find((candidate, at) => {
      const literal = literalOf(program, variable, candidate);
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

/** Shuffles values with their biases as weights: a greater bias puts a value in front more often. */
function shuffleByBias<T extends boolean | number>(
  values: readonly T[],
  random: Random,
  bias: GenerationSettings['bias'],
): readonly T[] {
  if (!bias) return random.shuffled(values);
  const remaining = [...values];
  return values.map(() => {
    const weights = remaining.map((value) => bias(value));
    let point = random.below(weights.reduce((sum, weight) => sum + weight, 0));
    const at = weights.findIndex((weight) => {
      point -= weight;
      return point < 0;
    });
    return remaining.splice(at, 1)[0]!;
  });
}
