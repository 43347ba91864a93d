import {
  type AnyPuzzle,
  type Codec,
  type Engine,
  type Example,
  formatPlaces,
  formatsOf,
  Model,
  type Place,
  PuzzleError,
  readAnswer,
  readEntries,
  readPuzzle,
  ruleSentences,
  rulesFor,
  sizeOf,
  unique,
  type Violation,
  variableIds,
} from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { z3 } from '@gridproof/engine-z3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAgreement } from './agreement.js';
import { answersWithout } from './answers-without.js';
import { type DescribedSuiteOptions, testDescribed } from './described-suite.js';
import { isOnBoard } from './on-board.js';
import { postedRules } from './posted.js';
import { readExample } from './read-example.js';
import { type ReasonsSuiteOptions, testReasons } from './reasons-suite.js';
import { recordedAssignment } from './recorded-answer.js';
import { pickEvenly, scaledRuns } from './run-budget.js';

/** Options of the contract suite of a puzzle type. */
export interface PuzzleSuiteOptions extends ReasonsSuiteOptions, DescribedSuiteOptions {
  /** The engines that must solve every example. */
  readonly engines?: readonly Engine[];
}

/**
 * Defines a vitest suite for the contract of a puzzle type: its examples in all formats, its rules in `encode` and `verify`, its pictures,
 * and its response to arbitrary texts.
 */
export function testPuzzle(
  type: AnyPuzzle,
  { engines = [z3, cadical], ...options }: PuzzleSuiteOptions = {},
): void {
  const examples: readonly Example[] = type.examples;
  const read = (example: Example) => readExample(type, example);
  const sized = (puzzle: unknown) => ({ size: sizeOf(type, puzzle) });
  const formats = Object.entries(formatsOf(type));
  const rules = Object.keys(type.rules);
  const [referee] = engines as [Engine];

  describe(`${type.id} keeps the contract of a puzzle`, () => {
    it('has a name, rules that are sentences, and examples', () => {
      expect(type.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const sentence of ruleSentences(type)) expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(examples.length, 'a puzzle type brings three examples at least').toBeGreaterThanOrEqual(3);
      expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
    });

    it('has examples that use each rule, and others that do not where it has a condition', () => {
      const used = examples.map((example) => Object.keys(rulesFor(type, read(example).puzzle)));
      const usedBy = (rule: string) => used.filter((rules) => rules.includes(rule)).length;
      for (const rule of rules) {
        expect(usedBy(rule), `examples that use ${rule}`).toBeGreaterThan(0);
        if (type.conditions?.[rule] !== undefined)
          expect(usedBy(rule), `examples that use ${rule}`).toBeLessThan(examples.length);
      }
    });

    describe.each(examples)('example $name', (example) => {
      const { puzzle, format } = read(example);

      it('is printed as it is read', () => {
        expect(type.parse(type.print(puzzle))).toEqual(puzzle);
        const named = readPuzzle(`${type.title}\n${type.print(puzzle)}`, [type]);
        expect(named).toEqual({ type, format: 'text', puzzle });
      });

      it('goes through every format and back', () => {
        for (const [name, codec] of formats) {
          const text = writeOrUndefined(codec, puzzle);
          if (text === undefined) continue;
          expect(codec.accepts(text), `${name} accepts what it wrote: ${text}`).toBe(true);
          expect(codec.read(text, sized(puzzle))).toEqual(puzzle);
          if (name === format) expect(codec.write(codec.read(text, sized(puzzle)))).toBe(text);
        }
      });

      it('encodes to the same model twice, on its own places, with nothing but notes outside the answer key', () => {
        const [model, again] = [new Model(), new Model()];
        const key = type.encode(model, puzzle);
        type.encode(again, puzzle);
        expect(again.posted).toEqual(model.posted);
        expect(again.variables).toEqual(model.variables);
        const notes = model.derived.map(({ variable }) => variable.id);
        expect(variableIds(key).size + notes.length).toBe(model.variables.length);
        for (const { source, places } of model.posted) {
          expect([...rules, 'given']).toContain(source);
          expect(places.length).toBeGreaterThan(0);
          expectOnBoard(type, puzzle, places);
        }
      });

      it('has a recorded answer that keeps the rules', () => {
        if (example.answer === null) return;
        const answer = type.readAnswer(example.answer, puzzle);
        const broken = [...(type.verify(puzzle, answer) as Iterable<Violation>)];
        const faults = broken.map(
          ({ rule, places }) => `${rule}: ${formatPlaces(places, type.draw(puzzle))}`,
        );
        expect(faults, 'what verify says of the recorded answer').toEqual([]);
      });

      it('encode and verify agree', async () => {
        const known = example.answer === null ? undefined : recordedAssignment(type, puzzle, example.answer);
        const { disagreement, assignmentCount } = await checkAgreement(type, puzzle, referee, known);
        if (disagreement) expect.fail(disagreement.words);
        expect(assignmentCount).toBeGreaterThan(1);
      });

      const ways = [
        ...engines.map((engine) => ({ by: engine.name, engine, searchSteps: 0 })),
        { by: 'the search before an engine', engine: referee, searchSteps: undefined },
      ];
      it.each(ways)('has the recorded answer and no other, says $by', async ({ engine, searchSteps }) => {
        const result = await unique(type, puzzle, engine, { searchSteps });
        if (example.answer === null) {
          expect(result.status).toBe('unsolvable');
          return;
        }
        expect(result.status, 'the recorded answer is the only one').toBe('unique');
        if (result.status !== 'unique') return;
        expect(type.printAnswer(result.answer, puzzle), 'what the engine found').toBe(example.answer);
        expect(type.readAnswer(example.answer, puzzle)).toEqual(result.answer);
        for (const text of [example.answer, `${type.title}\n${example.answer}`])
          expect(readAnswer(text, type, puzzle)).toEqual(result.answer);
      });

      it('draws the puzzle and the answer within the board', () => {
        const answer = example.answer === null ? undefined : type.readAnswer(example.answer, puzzle);
        for (const picture of [type.draw(puzzle), type.draw(puzzle, answer)]) {
          expect(picture).toMatchObject(sizeOf(type, puzzle));
          const places = [
            ...picture.marks.map(({ at }) => at),
            ...(picture.shades ?? []).map(({ at }) => at),
            ...(picture.walls ?? []).map(({ at }) => at),
            ...(picture.strokes ?? []).map(({ at }) => at),
          ];
          for (const place of places) expectWithin(picture, place);
        }
        const found = type.draw(puzzle, answer);
        const { marks, shades = [], walls = [], cages = [], strokes = [] } = found;
        const drawn = [...marks, ...shades, ...walls, ...cages, ...strokes];
        expect(drawn.some(({ source }) => source === 'found')).toBe(answer !== undefined);
      });
    });

    const broken = examples.flatMap((example) =>
      Object.entries(example.broken ?? {}).map(([rule, answer]) => ({ rule, answer: answer!, example })),
    );

    it('posts every rule, and records an answer that breaks it', () => {
      const posted = new Set(examples.flatMap((example) => [...postedRules(type, read(example).puzzle)]));
      expect([...posted], 'the rules that some example posts').toEqual(expect.arrayContaining(rules));
      const recorded = new Set(broken.map(({ rule }) => rule));
      expect([...recorded].sort(), 'the rules, and the clues if there are any, with a broken answer').toEqual(
        [...posted].sort(),
      );
    });

    it.each(broken)('refuses an answer to $example.name that breaks $rule', ({ rule, answer, example }) => {
      const { puzzle } = read(example);
      const violations: Violation[] = [...type.verify(puzzle, type.readAnswer(answer, puzzle))];
      expect(violations.map((violation) => violation.rule)).toContain(rule);
      const right = type.readAnswer(example.answer!, puzzle);
      expect(type.draw(puzzle, type.readAnswer(answer, puzzle)), 'is drawn as it is').not.toEqual(
        type.draw(puzzle, right),
      );
      for (const { places } of violations) {
        expect(places.length).toBeGreaterThan(0);
        expectOnBoard(type, puzzle, places);
      }
    });

    it.each(pickEvenly(examples, scaledRuns(examples.length, 3)))(
      '$name without its clues: verify accepts the answers that the rules allow',
      async (example) => {
        const { puzzle } = read(example);
        const broken = await brokenWithout(type, puzzle, 'given', referee);
        expect(broken.filter((rule) => rule !== 'given')).toEqual([]);
      },
    );

    it.each(rules)(
      'needs its rule %s: without it, some example has an answer that verify refuses for it',
      async (rule) => {
        let missed = false;
        for (const example of examples) {
          const { puzzle } = read(example);
          missed ||= (await brokenWithout(type, puzzle, rule, referee)).includes(rule);
          if (missed) break;
        }
        expect(missed, 'some example has another answer without this rule').toBe(true);
      },
    );

    it('meets any text with a puzzle or a PuzzleError', () => {
      expect(examples, 'examples to begin with').not.toEqual([]);
      const seeds = examples.flatMap((example) => {
        const { puzzle } = read(example);
        return [
          example.puzzle,
          type.print(puzzle),
          ...formats.flatMap(([, codec]) => writeOrUndefined(codec, puzzle) ?? []),
        ];
      });
      const readers = [
        (text: string) => type.parse(text),
        (text: string) => readPuzzle(text, [type]),
        (text: string) => readPuzzle(text, [type], { as: type.id }),
        ...formats.map(
          ([, codec]) =>
            (text: string) =>
              codec.read(text, {}),
        ),
      ];
      fc.assert(
        fc.property(damagedTexts(seeds), (text) => {
          for (const reader of readers) {
            try {
              reader(text);
            } catch (error) {
              if (!(error instanceof PuzzleError)) throw error;
              expect(error.message).toMatch(/\S/);
              expect(error.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
            }
          }
        }),
        { numRuns: scaledRuns(400, 40) },
      );
    });

    it('meets any answer text with an answer or a PuzzleError', () => {
      const example = examples.find(({ answer }) => answer !== null);
      expect(example, 'an example that has an answer').toBeDefined();
      const { puzzle } = read(example!);
      const readers = [
        (text: string) => type.readAnswer(text, puzzle),
        (text: string) => readEntries(type, puzzle, text),
      ];
      fc.assert(
        fc.property(damagedTexts([example!.answer!, example!.answer!.replaceAll(/\w/g, '?')]), (text) => {
          for (const reader of readers) {
            try {
              reader(text);
            } catch (error) {
              if (!(error instanceof PuzzleError)) throw error;
            }
          }
        }),
      );
    });
  });

  testDescribed(type, engines, options);
  testReasons(type, options);
}

/** Returns the rules that answers break once one rule, or all givens, are left out of the model. */
async function brokenWithout(
  type: AnyPuzzle,
  puzzle: unknown,
  rule: string,
  engine: Engine,
): Promise<string[]> {
  const broken: string[] = [];
  for await (const found of answersWithout(type, puzzle, rule, engine)) broken.push(...found.broken);
  return broken;
}

/** Returns the puzzle in a format; undefined if the format cannot express it. */
function writeOrUndefined(codec: Codec<unknown>, puzzle: unknown): string | undefined {
  try {
    return codec.write(puzzle);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

function expectOnBoard(type: AnyPuzzle, puzzle: unknown, places: readonly Place[]): void {
  const board = sizeOf(type, puzzle);
  for (const place of places) expectWithin(board, place);
}

function expectWithin(board: { width: number; height: number }, place: Place): void {
  const claim = `${place.kind} (${place.row}, ${place.col}) lies on the ${board.width}x${board.height} board`;
  expect(isOnBoard(board, place), claim).toBe(true);
}

/** Any code point. The unit `binary` of fast-check takes a second to create. */
const CODE_POINT = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

/** Generates texts with a few characters changed, removed, doubled or inserted; truncated texts; and arbitrary ones. */
function damagedTexts(seeds: readonly string[]): fc.Arbitrary<string> {
  const damage = fc.tuple(
    fc.nat(),
    fc.constantFrom('change', 'lose', 'insert', 'double', 'cut'),
    fc.string({ maxLength: 3, unit: CODE_POINT }),
  );
  const hurt = fc
    .tuple(fc.constantFrom(...seeds), fc.array(damage, { minLength: 1, maxLength: 4 }))
    .map(([seed, damages]) =>
      damages.reduce((text, [where, how, what]) => {
        const at = where % (text.length + 1);
        if (how === 'cut') return text.slice(0, at);
        if (how === 'double') return text.slice(0, at) + text.slice(at, at + 5) + text.slice(at);
        return text.slice(0, at) + (how === 'lose' ? '' : what) + text.slice(how === 'insert' ? at : at + 1);
      }, seed),
    );
  return fc.oneof({ weight: 5, arbitrary: hurt }, { weight: 1, arbitrary: fc.string({ unit: CODE_POINT }) });
}
