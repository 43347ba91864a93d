import { PuzzleError, positionIn } from '@gridproof/core';
import { Scanner } from '../text/scanner.js';

const BLANKS = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none of them in its strings
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const SCALAR = new RegExp(
  `${STRING.source}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[Ee][+-]?\\d+)?|true|false|null`,
  'y',
);

/**
 * Returns the error of a text that is not JSON, with its position; undefined for JSON. `JSON.parse` reports positions of only some errors.
 */
export function jsonFault(text: string): PuzzleError | undefined {
  const scanner = new Scanner(text);
  const open: ('}' | ']')[] = [];
  let wanted: 'value' | 'name' | 'separator' = 'value';
  let justOpened = false;
  for (;;) {
    scanner.take(BLANKS);
    const close = open.at(-1);
    if ((justOpened || wanted === 'separator') && close && scanner.peek === close) {
      scanner.next();
      open.pop();
      [wanted, justOpened] = ['separator', false];
      continue;
    }
    justOpened = false;
    if (wanted === 'separator') {
      if (!close) return scanner.done ? undefined : fault(scanner, 'the end');
      if (!scanner.take(/,/y)) return fault(scanner, `',' or '${close}'`);
      wanted = close === '}' ? 'name' : 'value';
    } else if (wanted === 'name') {
      if (!scanner.take(STRING)) return fault(scanner, 'a name in double quotes');
      scanner.take(BLANKS);
      if (!scanner.take(/:/y)) return fault(scanner, "':'");
      wanted = 'value';
    } else if (scanner.take(SCALAR)) wanted = 'separator';
    else {
      const bracket = scanner.take(/[[{]/y);
      if (!bracket) return fault(scanner, 'a value');
      open.push(bracket === '{' ? '}' : ']');
      [wanted, justOpened] = [bracket === '{' ? 'name' : 'value', true];
    }
  }
}

function fault(scanner: Scanner, expected: string): PuzzleError {
  // A string may start here, so this one is broken.
  const broken = scanner.peek === '"' && /^a /.test(expected);
  const message = broken
    ? `what this '"' opens is not closed on its line, or holds a wrong escape`
    : scanner.unexpected(expected).message;
  return new PuzzleError('bad-json', `this is not JSON: ${message}`, positionIn(scanner.text, scanner.at));
}
