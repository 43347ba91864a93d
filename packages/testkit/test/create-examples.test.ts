import type { Violation } from '@gridproof/core';
import { count, describePuzzle, layers, not, rules, values } from '@gridproof/describe';
import { cadical } from '@gridproof/engine-cadical';
import { expect, it } from 'vitest';
import { createExamples, printExamples } from '../src/create-examples.js';

/** A number counts the shaded cells beside it; shaded cells share no side; numbers are not shaded. */
const type = describePuzzle({
  id: 'lone-cells',
  title: 'Lone Cells',
  rules: {
    count: rules.countAround('A number counts the shaded cells beside it.', 'numbers', 'neighbours'),
    apart: rules.noneAdjacent('Shaded cells share no side.'),
    // It follows from the others if a number has a shaded neighbour.
    number: 'Numbers are not shaded.',
  },
  clues: { numbers: layers.at('cells', values.number(0, 4)) },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),
  encode(m, { numbers }, shaded) {
    for (const [cell] of numbers.known()) m.require('number', cell, not(shaded.at(cell)));
  },
  *verify({ numbers }, shaded) {
    for (const [cell] of numbers.known()) if (shaded.at(cell)) yield { rule: 'number', places: [cell] };
  },
});

const options = {
  sizes: [
    { width: 3, height: 3 },
    { width: 0, height: 4 },
    { width: 4, height: 5 },
    { width: 6, height: 6 },
  ],
  seed: '1',
};

it('makes unique examples, the largest first, with an answer that breaks each rule', async () => {
  const { examples, unbroken } = await createExamples(type, cadical, { ...options, count: 2 });
  expect(unbroken).toEqual([]);
  expect(examples.map(({ name }) => name)).toEqual(['4x5', '3x3']);
  const rules = examples.flatMap(({ puzzle: text, answer, broken = {} }) => {
    const puzzle = type.parse(text);
    expect([...type.verify(puzzle, type.readAnswer(answer!, puzzle))]).toEqual([]);
    return Object.entries(broken).map(([rule, wrong]) => {
      const violations: Violation[] = [...type.verify(puzzle, type.readAnswer(wrong!, puzzle))];
      expect(violations.map((violation) => violation.rule)).toContain(rule);
      return rule;
    });
  });
  expect(rules.sort()).toEqual(['apart', 'count', 'number']);
});

it('names the rules without a wrong answer', async () => {
  const idle = { ...type, verify: function* (): Iterable<Violation> {} };
  const { unbroken } = await createExamples(idle, cadical, { ...options, count: 1 });
  expect(unbroken.toSorted()).toEqual(['apart', 'count', 'number']);
});

it('generates further puzzles for rules that the first ones do not have, and names those that none has', async () => {
  const rare = describePuzzle({
    id: 'rare-rules',
    title: 'Rare Rules',
    rules: {
      count: 'A number counts the shaded cells beside it.',
      zero: 'No cell beside a 0 is shaded.',
      never: 'No number is 5.',
    },
    clues: { numbers: layers.at('cells', values.number(0, 4)) },
    answer: layers.at('cells', values.shaded),
    encode(m, { board, numbers }, shaded) {
      for (const [cell, n] of numbers.known())
        m.require(n === 0 ? 'zero' : 'count', cell, count(shaded.pick(board.neighbours(cell))).is(n));
    },
    *verify({ board, numbers }, shaded) {
      for (const [cell, n] of numbers.known())
        if (board.neighbours(cell).filter((one) => shaded.at(one)).length !== n)
          yield { rule: n === 0 ? 'zero' : 'count', places: [cell] };
    },
  });
  const sizes = [{ width: 2, height: 2 }];
  const { examples, unbroken } = await createExamples(rare, cadical, { sizes, seed: '5', count: 1 });
  expect(unbroken).toEqual(['never']);
  expect(examples).toHaveLength(2);
  expect(examples.flatMap(({ broken = {} }) => Object.keys(broken)).sort()).toEqual(['count', 'zero']);
});

it('prints a module that has the examples', async () => {
  const { examples } = await createExamples(type, cadical, { ...options, count: 1 });
  const printed = printExamples([...examples, { name: 'none', source: "it's", puzzle: '1', answer: null }]);
  const [, list] = printed.replaceAll('text(`', '(`').split(/= (?=\[\n)/);
  const read = new Function(`return ${list}`)() as typeof examples;
  const trimmed = (text: string | null | undefined) => text?.replaceAll(/^ +/gm, '').trim();
  expect(read.map(({ puzzle }) => trimmed(puzzle))).toEqual([examples[0]!.puzzle, '1']);
  expect(read.map(({ answer }) => trimmed(answer))).toEqual([examples[0]!.answer, undefined]);
  expect(Object.keys(read[0]!.broken!)).toEqual(Object.keys(examples[0]!.broken!));
  expect(read[1]!.source).toBe("it's");
});
