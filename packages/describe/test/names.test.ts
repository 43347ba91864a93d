import { expect, it } from 'vitest';
import { describePuzzle, layers, notations, values } from '../src/index.js';
import { faults } from './faults.js';

const stars = describePuzzle({
  id: 'stars',
  title: 'Stars',
  rules: { any: 'Any.' },
  clues: {
    stars: layers.total(values.number(1, 9), 'stars', {
      label: 'the number of stars',
      initial: ({ width }) => width - 1,
    }),
    numbers: layers.at(
      'cells',
      values.orOneOf(values.orUnknown(values.number(0, 4)), { value: 'hole', sign: 'x' }),
    ),
  },
  answer: layers.at('cells', values.shaded),
  encode() {},
  verify: () => [],
  notations: [
    notations.puzzlink(
      { names: { of: 'stars', contentByName: { onestar: 1, twostars: 2 } } },
      notations.digitRuns('numbers', { signs: { '.': '?', 7: 'x' }, fileSigns: { '*': 'x' } }),
    ),
  ],
  examples: [],
});
const codec = (name: string) => stars.formats![name]!;

it('reads the content of a layer from the site name, in addresses and files', () => {
  const puzzle = stars.parse('stars: 2\n.x?\n3..');
  const address = 'https://puzz.link/p?twostars/3/2/a7.3b';
  expect(codec('puzzlink').write(puzzle)).toBe(address);
  expect(codec('puzzlink').read(address, {})).toEqual(puzzle);
  const file = 'pzprv3\ntwostars\n2\n3\n. * -\n3 . .\n';
  expect(codec('pzprv3').write(puzzle)).toBe(file);
  expect(codec('pzprv3').read(file, {})).toEqual(puzzle);
  expect(codec('pzprv3').read(file.replace('twostars', 'onestar'), {})).toMatchObject({ stars: 1 });
  expect(codec('puzzlink').identifiesType!(address)).toBe(true);
});

it('refuses content that no name expresses', () => {
  const three = stars.parse('stars: 3\n...');
  for (const name of ['puzzlink', 'pzprv3'])
    expect(faults([name], () => codec(name).write(three) as never)).toContain(
      'cannot say that the number of stars is 3, expected 1 or 2',
    );
});

it('reports a missing required value, and gives new puzzles the initial one', () => {
  expect(faults(['...'], stars.parse)).toMatchInlineSnapshot(
    `"the number of stars is missing, expected a line as 'stars: 2'"`,
  );
  expect(faults(['{"puzzle":"stars","numbers":[[1]]}'], (text) => codec('json').read(text, {}))).toContain(
    'the number of stars is missing',
  );
  expect(stars.described!.factory.emptyPuzzle({ width: 5, height: 2 })).toMatchObject({ stars: 4 });
});
