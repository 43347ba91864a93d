// What a browser loads of each package, and the table of it in a page of the docs.
import { gzipSync } from 'node:zlib';
import { tableOf } from './markdown-table.mjs';

/** How much sizes may change before the table must be renewed. */
const TOLERANCE = 0.1;

const TITLES = ['package', 'bytes', 'with gzip'];
const TABLE = /^\| package +\| +bytes \| with gzip \|$\n(?:^\|.*\|$\n)+/m;

/** By package, the bytes of what was loaded: an address and a body each. */
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

/** The packages whose row in the table is not what was measured. */
export function staleRows(text, sizes) {
  const before = new Map(rowsIn(text));
  const names = new Set([...before.keys(), ...sizes.keys()]);
  return [...names].filter((name) => {
    const [is, was] = [sizes.get(name)?.bytes ?? 0, before.get(name) ?? 0];
    return Math.abs(is - was) > TOLERANCE * is;
  });
}

/** The text with a table of what was measured instead of its table. */
export function withTable(text, sizes) {
  const rows = [...sizes].map(([name, { bytes, zipped }]) => [
    `\`${name}\``,
    grouped(bytes),
    grouped(zipped),
  ]);
  return text.replace(TABLE, `${tableOf(TITLES, rows, [1, 2]).join('\n')}\n`);
}

const grouped = (bytes) => bytes.toLocaleString('en');

function rowsIn(text) {
  const [, , ...rows] = (TABLE.exec(text)?.[0] ?? '').trimEnd().split('\n');
  return rows.map((row) => {
    const [, name, bytes] = row.split('|').map((cell) => cell.trim());
    return [name.replaceAll('`', ''), Number(bytes.replaceAll(',', ''))];
  });
}
