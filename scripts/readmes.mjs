// Runs what the READMEs and docs show: `js` blocks as modules, `sh` blocks as commands, and holds their output against
// the `text` block that follows. Times are compared as times, whatever their length.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { environment, root } from './workspace.mjs';

/** These are run by other checks: tests by themselves, packed packages by packages.mjs. */
const ELSEWHERE = [/^npm (?:test|install)\b/, /^npx changeset\b/, /^\.ci\/run$/];
/** The command line's package: what it depends on can be imported there. */
const home = join(root, 'apps', 'cli');

const temporary = mkdtempSync(join(tmpdir(), 'gridproof-readmes-'));
const failures = [];

function pages(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'src', 'test', '.git', '.turbo', '.changeset'].includes(entry.name)
        ? []
        : pages(path);
    return entry.name.endsWith('.md') && entry.name !== 'CHANGELOG.md' ? [path] : [];
  });
}

/** The blocks of code of a page: their language, text and line. */
function blocks(page) {
  const text = readFileSync(page, 'utf8').replaceAll('\r\n', '\n');
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map((match) => ({
    language: match[1],
    code: match[2],
    line: text.slice(0, match.index).split('\n').length,
  }));
}

const same = (text) =>
  text
    .replace(/\b\d+(?:\.\d+)? (?:ms|s|min)\b/g, '# ms')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

function execute(program, args, options) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: 60_000,
    ...options,
  });
  return { status, output: stdout ?? '', errors: error?.message ?? stderr };
}

function runModule(code) {
  return execute(process.execPath, ['--input-type=module', '-'], { cwd: home, input: code });
}

function runCommands(code) {
  const lines = code.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const wanted = lines.filter((line) => !ELSEWHERE.some((pattern) => pattern.test(line)));
  if (wanted.length === 0) return undefined;
  const env = environment({ NO_COLOR: '1', LANG: 'C.UTF-8', npm_config_loglevel: 'silent' }, temporary);
  return execute('bash', ['-c', wanted.join('\n')], { cwd: root, env });
}

/** A `gridproof` on the path that is this repository's. */
function linkProgram() {
  mkdirSync(temporary, { recursive: true });
  symlinkSync(join(home, 'dist', 'bin.js'), join(temporary, 'gridproof'));
  writeFileSync(join(temporary, 'npx'), `#!/bin/sh\nexec "$@"\n`, { mode: 0o755 });
}

function check(page) {
  const all = blocks(page);
  for (const [at, block] of all.entries()) {
    const where = `${relative(root, page)}:${block.line}`;
    if (block.language !== 'js' && block.language !== 'sh') continue;
    const ran = block.language === 'js' ? runModule(block.code) : runCommands(block.code);
    if (!ran) continue;
    const next = all[at + 1];
    const expected = next?.language === 'text' ? next.code : undefined;
    // A command that shows what goes wrong shows its message too.
    const printed = same(ran.output) || same(ran.errors);
    if (expected === undefined ? ran.status !== 0 : printed !== same(expected)) {
      failures.push(where);
      console.log(`FAILED  ${where} (status ${ran.status})\n${ran.output}${ran.errors}`);
    } else console.log(`ok      ${where}`);
  }
}

try {
  if (!existsSync(join(home, 'dist', 'bin.js')))
    throw new Error('the command line is not built: npm run build');
  linkProgram();
  for (const page of pages()) check(page);
} finally {
  rmSync(temporary, { recursive: true });
}
if (failures.length) console.error(`\n${failures.length} failed: ${failures.join(', ')}`);
process.exitCode = failures.length ? 1 : 0;
