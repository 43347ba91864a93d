// Prints the lines of source of each package: `node scripts/count-lines.mjs [REVISION]` counts the files of a git revision, or else those
// of the work tree that git does not ignore. A line of source is a line that is not blank, comments included, in a TypeScript, JavaScript, CSS
// or HTML file. Tests (`*.test.*`, `*.spec.*`, `redis-server.ts`, folders named `test`) and examples (`examples.ts`, folders named `examples`) do not
// count. Generated files do not count either: all of them are JSON, SVG, Markdown or text. A file belongs to the package whose manifest is
// the nearest above it; `.` is the repository itself, with its scripts.
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { git, root } from './workspace.mjs';

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx|css|html)$/;
const TEST_OR_EXAMPLE =
  /(?:^|\/)(?:tests?\/|examples\/|redis-server\.ts$|examples\.ts$)|\.(?:test|spec)\.\w+$/;

/** Returns whether a file, by its path from the root, contains source code. */
export const isSource = (path) => SOURCE.test(path) && !TEST_OR_EXAMPLE.test(path);

/**
 * Returns the lines of source by package, sorted by folder.
 * @param {ReadonlyMap<string, number>} files lines by path from the root, including manifests
 * @returns {Map<string, number>}
 */
export function countByPackage(files) {
  const manifests = [...files.keys()].filter((path) => posix.basename(path) === 'package.json');
  const packages = new Set(['.', ...manifests.map((path) => posix.dirname(path))]);
  const packageOf = (folder) => (packages.has(folder) ? folder : packageOf(posix.dirname(folder)));
  const counts = new Map();
  for (const [path, lines] of files) {
    if (!isSource(path)) continue;
    const name = packageOf(posix.dirname(path));
    counts.set(name, (counts.get(name) ?? 0) + lines);
  }
  return new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the lines that are not blank in each file of a revision, or of the work tree, by path. */
export function linesByFile(folder, revision) {
  const tree =
    revision &&
    git(folder, ['rev-parse', '--verify', '--end-of-options', `${revision}^{tree}`])
      .toString()
      .trim();
  const where = tree ?? '--untracked';
  const counts = git(folder, ['grep', '--text', '--count', '--null', '-e', '[^[:space:]]', where]).toString();
  const prefix = tree ? `${tree}:` : '';
  return new Map(
    counts
      .split('\n')
      .filter(Boolean)
      .map((row) => row.split('\0'))
      .map(([path, count]) => [path.slice(prefix.length), Number(count)]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const counts = countByPackage(linesByFile(root, process.argv[2]));
    const total = [...counts.values()].reduce((sum, lines) => sum + lines, 0);
    const rows = [...counts, ['total', total]].map(([name, lines]) => [name, `${lines}`]);
    const width = Math.max(...rows.map(([name]) => name.length));
    for (const [name, lines] of rows) console.log(`${name.padEnd(width)}  ${lines.padStart(6)}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
