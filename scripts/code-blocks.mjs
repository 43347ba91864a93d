// The code blocks of a page: ```language info, the code, ```.
import { readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ language: string, info: string, code: string, line: number }} Block */

/**
 * Returns all blocks in order, each with the number of its first line.
 * @returns {Block[]}
 */
export function blocksOf(page) {
  const text = readFileSync(page, 'utf8').replaceAll('\r\n', '\n');
  return [...text.matchAll(/^```(\w*)[^\S\n]*([^\n]*)\n(.*?)^```$/gms)].map((match) => ({
    language: match[1],
    info: match[2],
    code: match[3],
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** Replaces the code of the block that starts at a line of a page. */
export function replaceBlock(page, line, code) {
  const lines = readFileSync(page, 'utf8').split('\n');
  const end = lines.indexOf('```', line);
  writeFileSync(page, [...lines.slice(0, line), ...code.split('\n'), ...lines.slice(end)].join('\n'));
}

/** Normalises output for comparison: ignores the length of times, versions, and trailing blanks. */
export const comparable = (text) =>
  text
    // The last digits depend on the versions.
    .replace(/("fingerprint":"[0-9a-f]{12})[0-9a-f]{4}"/g, '$1…"')
    .replace(/\b\d+(?:\.\d+)? (?:ms|s|min)\b/g, '# ms')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
