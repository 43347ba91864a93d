import { printJson } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { readJson } from './json.js';

const read = (text: string) =>
  readJson(text, (v) =>
    v.strictObject({
      puzzle: v.literal('lamps'),
      givens: v.array(v.array(v.nullable(v.picklist([0, 1])))),
      boxes: v.optional(v.strictObject({ width: v.pipe(v.number(), v.integer()), height: v.number() })),
      differ: v.optional(v.boolean(), true),
      name: v.optional(v.string()),
    }),
  );

describe('readJson', () => {
  it('reads its own output, and fills in optional parts', () => {
    const puzzle = { puzzle: 'lamps', givens: [[0, null], [1]] };
    expect(read(printJson(puzzle))).toEqual({ ...puzzle, differ: true });
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
      `{"puzzle": "lamps", "givens": "${'0'.repeat(1_000)}"}`,
    ];
    expect(faults(texts, read)).toMatchInlineSnapshot(`
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
    expect(faults(texts, read)).toMatchInlineSnapshot(`
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
