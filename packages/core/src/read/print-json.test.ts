import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJson } from './print-json.js';

describe('printJson', () => {
  it('puts each innermost list on one line', () => {
    expect(
      printJson({
        puzzle: 'lamps',
        boxes: { width: 3, height: 2 },
        givens: [[0, null, 1], [1]],
        none: [],
        name: 'a  b',
      }),
    ).toMatchInlineSnapshot(`
      "{
        "puzzle": "lamps",
        "boxes": {
          "width": 3,
          "height": 2
        },
        "givens": [
          [0, null, 1],
          [1]
        ],
        "none": [],
        "name": "a  b"
      }"
    `);
  });

  it('changes no value, not even texts with brackets and blanks', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'[]{}",\\ \n\ta1') });
    const values = fc.oneof(fc.jsonValue(), fc.array(texts), fc.dictionary(texts, fc.array(texts)));
    fc.assert(
      fc.property(values, (value) => {
        expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 500 },
    );
  });
});
