// Finds regular expressions with more than linear running time in sources that read text: `node scripts/expressions.mjs`.
// Lists undecided ones without failing.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.mjs';

process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** Time limit per expression, in milliseconds. */
const LIMIT = 1_000;

/** Expressions that are reported but run in linear time, with the reason. */
const EXCEPTIONS = new Map([
  [String.raw`/(?:^|\s)#.*$/s`, 'what follows the first sign always matches'],
  [
    String.raw`/^[^\S\n]*#[^\n]*(?![xv]{2})\p{L}{2}[^\n]*/u`,
    'anchored, and the rest of a line always matches',
  ],
  [String.raw`/^(\d+)(.*)$/u`, 'of clues that were written by a type, in one line'],
  [String.raw`/(.)\1*/g`, 'of borders that were written'],
  [String.raw`/^\[\n\s*|\n\s*\]$/g`, 'of JSON that was written'],
  [String.raw`/^\d+(?:x\d+|j)(?!\d)[\w-]*[:#]\S*$/`, 'what follows a number is no digit'],
]);

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.test\.ts|\/test\/|\/testing\.ts|apps\/bench|testkit|vite\.config/.test(path),
  );

/** First position of each expression. */
const positions = new Map();
for (const path of sources) {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node) && !positions.has(node.text))
      positions.set(node.text, `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const [faults, open] = [[], []];
for (const [text, place] of positions) {
  const end = text.lastIndexOf('/');
  const { status, complexity } = checkSync(text.slice(1, end), text.slice(end + 1), { timeout: LIMIT });
  if (status === 'unknown') open.push(`${place}  ${text}`);
  else if (status === 'vulnerable' && !EXCEPTIONS.has(text))
    faults.push(`${place}  ${text}  ${complexity.summary}`);
}
for (const text of EXCEPTIONS.keys())
  if (!positions.has(text)) faults.push(`an exception is not needed any more: ${text}`);
console.log(
  `${positions.size} expressions, of which ${open.length} could not be decided:\n${open.join('\n')}`,
);
if (faults.length > 0) {
  console.error(`These may take more steps than their text is long:\n${faults.join('\n')}`);
  process.exit(1);
}
