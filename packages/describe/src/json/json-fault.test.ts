import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { jsonFault } from './json-fault.js';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON with some characters changed, removed or inserted. */
const nearlyJson = fc
  .tuple(
    fc.jsonValue(),
    fc.constantFrom(undefined, 2),
    fc.array(
      fc.tuple(fc.nat(), fc.constantFrom('', ...'[]{},:" \\\n-+.eE01tnu\u0000\u00A0'), fc.nat({ max: 1 })),
      {
        maxLength: 3,
      },
    ),
  )
  .map(([value, indent, changes]) =>
    changes.reduce(
      (text, [where, character, lost]) => {
        const at = where % (text.length + 1);
        return text.slice(0, at) + character + text.slice(at + lost);
      },
      JSON.stringify(value, null, indent),
    ),
  );

describe('jsonFault', () => {
  it('finds a fault exactly where there is one', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        expect(jsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('points at the first character that cannot stand there', () => {
    const texts = [
      '',
      '{',
      '{\n  "a": [1, 2\n}',
      '{"a": x}',
      '{"a": tru}',
      '{"a": 01}',
      '{"a" 1}',
      '{"a": 1,}',
      '[1,]',
      '[1 2]',
      '{a: 1}',
      "{'a': 1}",
      '{"a": 1} // the end',
      '{"a": "not closed}',
      '{"a": "a wrong escape: \\q"}',
      '{"a\n": 1}',
      '{\r\n  "a": [\u00A01]\r\n}',
    ];
    expect(
      faults(texts, (text) => {
        throw jsonFault(text);
      }),
    ).toMatchInlineSnapshot(`
      "
      ^
      line 1, column 1: this is not JSON: found the end, expected a value
      {
       ^
      line 1, column 2: this is not JSON: found the end, expected a name in double quotes
      }
      ^
      line 3, column 1: this is not JSON: found '}', expected ',' or ']'
      {"a": x}
            ^
      line 1, column 7: this is not JSON: found 'x', expected a value
      {"a": tru}
            ^
      line 1, column 7: this is not JSON: found 't', expected a value
      {"a": 01}
             ^
      line 1, column 8: this is not JSON: found '1', expected ',' or '}'
      {"a" 1}
           ^
      line 1, column 6: this is not JSON: found '1', expected ':'
      {"a": 1,}
              ^
      line 1, column 9: this is not JSON: found '}', expected a name in double quotes
      [1,]
         ^
      line 1, column 4: this is not JSON: found ']', expected a value
      [1 2]
         ^
      line 1, column 4: this is not JSON: found '2', expected ',' or ']'
      {a: 1}
       ^
      line 1, column 2: this is not JSON: found 'a', expected a name in double quotes
      {'a': 1}
       ^
      line 1, column 2: this is not JSON: found ''', expected a name in double quotes
      {"a": 1} // the end
               ^
      line 1, column 10: this is not JSON: found '/', expected the end
      {"a": "not closed}
            ^
      line 1, column 7: this is not JSON: what this '"' opens is not closed on its line, or holds a wrong escape
      {"a": "a wrong escape: \\q"}
            ^
      line 1, column 7: this is not JSON: what this '"' opens is not closed on its line, or holds a wrong escape
      {"a
       ^
      line 1, column 2: this is not JSON: what this '"' opens is not closed on its line, or holds a wrong escape
        "a": [ 1]
              ^
      line 2, column 9: this is not JSON: found ' ', expected a value
      "
    `);
  });

  it('is quick and takes any depth', () => {
    expect(jsonFault('['.repeat(500_000))?.column).toBe(500_001);
    expect(jsonFault(`["${'a'.repeat(1_000_000)}`)?.column).toBe(2);
  });
});
