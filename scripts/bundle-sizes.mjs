// The bytes that a browser loads for each package, and their table in the docs.
import { gzipSync } from 'node:zlib';
import { tableOf } from './markdown-table.mjs';

/** Relative change of a size after which the table must be updated. */
const TOLERANCE = 0.1;

const TITLES = ['package', 'bytes', 'with gzip'];
const TABLE = /^\| package +\| +bytes \| with gzip \|$\n(?:^\|.*\|$\n)+/m;

/** Returns the loaded bytes per package. `loaded` lists URLs and bodies. */
export function sizesOf(loaded) {
  const sizes = new Map();
  for (const [address, body] of loaded) {
    const name = /\/packages\/((?:@[^/]+\/)?[^/]+)\//.exec(address)?.[1];
    if (name === undefined) continue;
    const { bytes = 0, zipped = 0 } = sizes.get(name) ?? {};
    sizes.set(name, { bytes: bytes + body.length, zipped: zipped + gzipSync(body).length });
  }
  return new Map([...sizes].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the packages whose table row differs from the measurement. */
export function staleRows(text, sizes) {
  const before = new Map(rowsIn(text));
  const names = new Set([...before.keys(), ...sizes.keys()]);
  return [...names].filter((name) => {
    const [is, was] = [sizes.get(name)?.bytes ?? 0, before.get(name) ?? 0];
    return Math.abs(is - was) > TOLERANCE * is;
  });
}

/** Returns the text with an updated table. */
export function withTable(text, sizes) {
  const rows = [...sizes].map(([name, { bytes, zipped }]) => [
    `\`${name}\``,
    formatBytes(bytes),
    formatBytes(zipped),
  ]);
  return text.replace(TABLE, `${tableOf(TITLES, rows, [1, 2]).join('\n')}\n`);
}

const formatBytes = (bytes) => bytes.toLocaleString('en');

function rowsIn(text) {
  const [, , ...rows] = (TABLE.exec(text)?.[0] ?? '').trimEnd().split('\n');
  return rows.map((row) => {
    const [, name, bytes] = row.split('|').map((cell) => cell.trim());
    return [name.replaceAll('`', ''), Number(bytes.replaceAll(',', ''))];
  });
}
