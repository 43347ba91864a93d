// Sizes of packages and installations.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Size of all files in a folder, in bytes. */
export function bytesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((path) => lstatSync(join(folder, path)))
    .reduce((bytes, stat) => bytes + (stat.isFile() ? stat.size : 0), 0);
}

/** Returns table lines of the packages, and of the installed files of the projects that use them. */
export function sizeTable(packages, projects) {
  const rows = [
    ['package', 'packed', 'unpacked'],
    ...packages.map(({ name, version, packed, unpacked }) => [
      `${name} ${version}`,
      size(packed),
      size(unpacked),
    ]),
    ['project', '', 'installed'],
    ...projects.map(({ name, installed }) => [name, '', size(installed)]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(([name, ...cells]) =>
    [name.padEnd(widths[0]), ...cells.map((cell, at) => cell.padStart(widths[at + 1]))].join('  '),
  );
}

function size(bytes) {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB'];
  return `${amount.toFixed(amount < 10 ? 1 : 0)} ${unit}`;
}
