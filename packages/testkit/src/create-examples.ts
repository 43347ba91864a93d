import {
  type AnyPuzzle,
  type Engine,
  type Example,
  generate,
  PuzzleError,
  type Size,
  type Violation,
} from '@gridproof/core';
import { answersWithout } from './answers-without.js';
import { postedRules } from './posted.js';

/** Further puzzles that are generated for rules that the examples do not have. */
const MAX_FURTHER = 10;
/** Answers that are tried for each rule and puzzle. */
const MAX_ANSWERS = 300;

export interface ExamplesOptions {
  /** The sizes to try, from small to large, until there are enough examples. A size that the type refuses is left out. */
  readonly sizes: readonly Size[];
  readonly seed: string;
  /** Number of examples: 3 by default. */
  readonly count?: number | undefined;
  /** Time limit per puzzle, in milliseconds. */
  readonly timeout?: number | undefined;
  /** Called before each part of the work, with a phrase for it. */
  readonly onProgress?: ((what: string) => void) | undefined;
}

/** Examples of a type, the largest first, and the rules without a wrong answer. */
export interface ExampleSet {
  readonly examples: readonly Example[];
  readonly unbroken: readonly string[];
}

/**
 * Generates examples with unique answers, of several sizes, and finds a wrong answer for each rule: one of the model without it that `verify`
 * refuses for it. Rules that no puzzle has are among those without a wrong answer.
 * @throws {PuzzleError} if the type cannot generate puzzles
 */
export async function createExamples(
  type: AnyPuzzle,
  engine: Engine,
  { sizes, seed, count = 3, timeout, onProgress }: ExamplesOptions,
): Promise<ExampleSet> {
  const made: { example: Example; puzzle: unknown; size: Size }[] = [];
  let refusal: unknown;
  let attempts = 0;
  const generateExample = async (size: Size, wanted = (_: unknown) => true) => {
    const name = `${size.width}x${size.height}`;
    const ownSeed = `${seed}-${attempts++}`;
    onProgress?.(`generating ${name}`);
    try {
      for await (const { text, answer, puzzle } of generate(type, engine, { size, seed: ownSeed, timeout })) {
        if (!wanted(puzzle)) continue;
        made.push({
          puzzle,
          size,
          example: {
            name,
            source: `made for this package: generate ${type.id} --size ${name} --seed ${ownSeed}`,
            puzzle: text,
            answer: type.printAnswer(answer as never, puzzle as never),
          },
        });
      }
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
      refusal = error;
    }
  };
  for (const size of sizes) if (made.length < count) await generateExample(size);
  if (made.length === 0 && refusal !== undefined) throw refusal;
  const missing = new Set(Object.keys(type.rules));
  const postsMissing = (puzzle: unknown) => {
    const found = [...postedRules(type, puzzle)].filter((rule) => missing.delete(rule));
    return found.length > 0;
  };
  for (const { puzzle } of made) postsMissing(puzzle);
  const largest = made.at(-1)?.size;
  for (let further = 0; largest && missing.size > 0 && further < MAX_FURTHER; further++)
    await generateExample(largest, postsMissing);
  const broken = made.map((): Record<string, string> => ({}));
  const rules = new Set(made.flatMap(({ puzzle }) => [...postedRules(type, puzzle)]));
  const unbroken = [...missing];
  for (const rule of rules) {
    onProgress?.(`looking for an answer that breaks '${rule}'`);
    let isBroken = false;
    for (const [at, { puzzle, example }] of made.entries()) {
      const answer =
        (await findBroken(type, puzzle, rule, engine)) ?? changedAnswer(type, puzzle, rule, example.answer!);
      if (answer === undefined) continue;
      broken[at]![rule] = answer;
      isBroken = true;
      break;
    }
    if (!isBroken) unbroken.push(rule);
  }
  const examples = made.map(({ example }, at) =>
    Object.keys(broken[at]!).length === 0 ? example : { ...example, broken: broken[at]! },
  );
  return { examples: examples.toReversed(), unbroken };
}

/** Finds an answer of the model without a rule that breaks it, if possible no other one; undefined if there is none. */
async function findBroken(
  type: AnyPuzzle,
  puzzle: unknown,
  rule: string,
  engine: Engine,
): Promise<string | undefined> {
  let best: WrongAnswer | undefined;
  for await (const { answer, broken } of answersWithout(type, puzzle, rule, engine, MAX_ANSWERS)) {
    best = better(best, { text: type.printAnswer(answer, puzzle), broken }, rule);
    if (best?.broken.length === 1) break;
  }
  return best?.text;
}

/** Finds the right answer with one sign changed that breaks a rule, for a rule that follows from others in the model. */
function changedAnswer(type: AnyPuzzle, puzzle: unknown, rule: string, answer: string): string | undefined {
  let best: WrongAnswer | undefined;
  const signs = [...new Set(answer.replaceAll(/\s/g, ''))];
  for (const at of answer.split('').keys())
    for (const sign of signs) {
      if (/\s/.test(answer[at]!)) continue;
      const text = answer.slice(0, at) + sign + answer.slice(at + 1);
      try {
        const violations: Iterable<Violation> = type.verify(puzzle, type.readAnswer(text, puzzle));
        best = better(best, { text, broken: Array.from(violations, (violation) => violation.rule) }, rule);
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error;
      }
    }
  return best?.text;
}

interface WrongAnswer {
  readonly text: string;
  readonly broken: readonly string[];
}

/** Returns the answer that breaks fewer rules; one that does not break the rule does not count. */
const better = (best: WrongAnswer | undefined, answer: WrongAnswer, rule: string): WrongAnswer | undefined =>
  answer.broken.includes(rule) && (!best || answer.broken.length < best.broken.length) ? answer : best;

const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** Prints the module `examples.ts` of a package. */
export function printExamples(examples: readonly Example[]): string {
  const rules = [...new Set(examples.flatMap(({ broken }) => Object.keys(broken ?? {})))].filter(
    (rule) => rule !== 'given',
  );
  const value = (text: string, indent: string): string =>
    text.includes('\n') ? `text(\`\n${text.replaceAll(/^/gm, `${indent}  `)}\n${indent}\`)` : quote(text);
  const lines = examples.flatMap(({ name, source, puzzle, answer, broken }) => [
    '  {',
    `    name: ${quote(name)},`,
    `    source: ${quote(source)},`,
    `    puzzle: ${value(puzzle, '    ')},`,
    `    answer: ${answer === null ? 'null' : value(answer, '    ')},`,
    ...(broken
      ? [
          '    broken: {',
          ...Object.entries(broken).map(([rule, text]) => `      ${rule}: ${value(text!, '      ')},`),
          '    },',
        ]
      : []),
    '  },',
  ]);
  return [
    "import type { Example } from '@gridproof/describe';",
    '',
    '/** Returns a text without its indentation. */',
    "const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();",
    '',
    `export const examples: readonly Example<${rules.map((rule) => `'${rule}'`).join(' | ')}>[] = [`,
    ...lines,
    '];',
    '',
  ].join('\n');
}
