import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../test/faults.js';
import { jsonCodec, printJson, wholeNumber } from './json.js';

const lamps = jsonCodec({
  puzzle: 'lamps',
  entries: (v) => ({
    givens: v.array(v.array(v.nullable(v.picklist([0, 1])))),
    boxes: v.optional(v.strictObject({ width: v.pipe(v.number(), v.integer()), height: v.number() })),
    differ: v.optional(v.boolean(), true),
    name: v.optional(v.string()),
    lamps: v.optional(v.nullable(wholeNumber(1, 9))),
  }),
  read: (data) => data,
  write: (puzzle) => puzzle,
});

describe('jsonCodec', () => {
  it('is told by its brace', () => {
    expect(lamps.title).toBe('JSON, {"puzzle": "lamps", …}');
    expect(['{}', '{"pu', '[1]', '3x3:a'].map((text) => lamps.accepts(text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('reads what it writes', () => {
    const rows = fc.array(fc.array(fc.constantFrom(0 as const, 1 as const, null)));
    fc.assert(
      fc.property(rows, fc.boolean(), fc.string(), (givens, differ, name) => {
        const puzzle = { givens, differ, name };
        expect(lamps.read(lamps.write(puzzle), {})).toEqual(puzzle);
      }),
    );
  });

  it('fills in what may be left out, and hands no name on', () => {
    expect(lamps.read('{"puzzle": "lamps", "givens": []}', {})).toEqual({ givens: [], differ: true });
  });

  it('names the path of a value that is wrong', () => {
    const texts = [
      '{}',
      '{"puzzle": "lanterns", "givens": []}',
      '{"puzzle": "lamps"}',
      '{"puzzle": "lamps", "givens": "10"}',
      '{"puzzle": "lamps", "givens": {"0": 1}}',
      '{"puzzle": "lamps", "givens": [[0, 1], [0, 2]]}',
      '{"puzzle": "lamps", "givens": [[0, "1"]]}',
      '{"puzzle": "lamps", "givens": [0]}',
      '{"puzzle": "lamps", "givens": [], "boxes": {"width": 2}}',
      '{"puzzle": "lamps", "givens": [], "boxes": {"width": 2.5, "height": 2}}',
      '{"puzzle": "lamps", "givens": [], "boxes": {"width": "2", "height": 2}}',
      '{"puzzle": "lamps", "givens": [], "boxes": {"width": 2, "height": 2, "depth": 2}}',
      '{"puzzle": "lamps", "givens": [], "differ": "no"}',
      '{"puzzle": "lamps", "givens": [], "givns": []}',
      '{"puzzle": "lamps", "givens": [], "lamps": 0}',
      '{"puzzle": "lamps", "givens": [], "lamps": 1.5}',
      '{"puzzle": "lamps", "givens": [], "lamps": "1"}',
      `{"puzzle": "lamps", "givens": "${'0'.repeat(1_000)}"}`,
    ];
    expect(faults(texts, (text) => lamps.read(text, {}))).toMatchInlineSnapshot(`
      "
      {}
      puzzle is missing
      {"puzzle": "lanterns", "givens": []}
      puzzle is "lanterns", expected "lamps"
      {"puzzle": "lamps"}
      givens is missing
      {"puzzle": "lamps", "givens": "10"}
      givens is "10", expected a list
      {"puzzle": "lamps", "givens": {"0": 1}}
      givens is an object, expected a list
      {"puzzle": "lamps", "givens": [[0, 1], [0, 2]]}
      givens[1][1] is 2, expected 0 or 1
      {"puzzle": "lamps", "givens": [[0, "1"]]}
      givens[0][1] is "1", expected 0 or 1
      {"puzzle": "lamps", "givens": [0]}
      givens[0] is 0, expected a list
      {"puzzle": "lamps", "givens": [], "boxes": {"width": 2}}
      boxes.height is missing
      {"puzzle": "lamps", "givens": [], "boxes": {"width": 2.5, "height": 2}}
      boxes.width: Invalid integer: Received 2.5
      {"puzzle": "lamps", "givens": [], "boxes": {"width": "2", "height": 2}}
      boxes.width is "2", expected a number
      {"puzzle": "lamps", "givens": [], "boxes": {"width": 2, "height": 2, "depth": 2}}
      boxes.depth is not known here
      {"puzzle": "lamps", "givens": [], "differ": "no"}
      differ is "no", expected true or false
      {"puzzle": "lamps", "givens": [], "givns": []}
      givns is not known here
      {"puzzle": "lamps", "givens": [], "lamps": 0}
      lamps is 0, expected a number from 1 to 9
      {"puzzle": "lamps", "givens": [], "lamps": 1.5}
      lamps is 1.5, expected a number from 1 to 9
      {"puzzle": "lamps", "givens": [], "lamps": "1"}
      lamps is "1", expected a number
      {"puzzle": "lamps", "givens": "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000…
      givens is "00000000000000000000000000000000000000000000000000000000000…, expected a list
      "
    `);
  });

  it('says where a text is not JSON', () => {
    const texts = [
      '{"puzzle": "lamps",\n  "givens": [[0, 1], [x, 1]]}',
      '{"puzzle": "lamps", "givens": [[0, 1],]}',
      '{"puzzle": "lamps"',
    ];
    expect(faults(texts, (text) => lamps.read(text, {}))).toMatchInlineSnapshot(`
      "
        "givens": [[0, 1], [x, 1]]}
                            ^
      line 2, column 23: this is not JSON: found 'x', expected a value
      {"puzzle": "lamps", "givens": [[0, 1],]}
                                            ^
      line 1, column 39: this is not JSON: found ']', expected a value
      {"puzzle": "lamps"
                        ^
      line 1, column 19: this is not JSON: found the end, expected ',' or '}'
      "
    `);
  });
});

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
