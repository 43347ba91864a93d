// The blocks of code in a page: ```language info, the code, ```.
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ language: string, info: string, code: string, line: number }} Block */

/** All of them, in their order, each with the line that it begins in. @returns {Block[]} */
export function blocksOf(page) {
  const text = readFileSync(page, 'utf8').replaceAll('\r\n', '\n');
  return [...text.matchAll(/^```(\w*)[^\S\n]*([^\n]*)\n(.*?)^```$/gms)].map((match) => ({
    language: match[1],
    info: match[2],
    code: match[3],
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** Replaces the code of the block that begins in a line of a page. */
export function replaceBlock(page, line, code) {
  const lines = readFileSync(page, 'utf8').split('\n');
  const end = lines.indexOf('```', line);
  writeFileSync(page, [...lines.slice(0, line), ...code.split('\n'), ...lines.slice(end)].join('\n'));
}

/** What was printed, so that it can be compared: times are times, whatever their length, versions are no matter, and blanks at ends are none. */
export const comparable = (text) =>
  text
    // The last digits are of the versions.
    .replace(/("fingerprint":"[0-9a-f]{12})[0-9a-f]{4}"/g, '$1…"')
    .replace(/\b\d+(?:\.\d+)? (?:ms|s|min)\b/g, '# ms')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
