// Runs the code in READMEs and docs: `js` blocks as modules, `sh` blocks as commands. Compares their output with the `text`
// block that follows, apart from the length of times. Arguments limit the check to some pages; `--write` updates the text
// blocks.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { blocksOf, comparable, replaceBlock } from './code-blocks.mjs';
import { environment, root } from './workspace.mjs';

/** Commands that other checks run (tests; releases by release/rehearsal.mjs; the page by test:web), and commands that no check can run. */
const ELSEWHERE = [
  /^npm (?:test|install)\b/,
  /^npm run (?:release|test:web|web)\b/,
  /^npx changeset\b/,
  /^git\b/,
  /^\.ci\/run$/,
];
/** Package of the command line, whose dependencies the modules may import. */
const home = join(root, 'apps', 'cli');

const temporary = mkdtempSync(join(tmpdir(), 'gridproof-readmes-'));
const failures = [];
const isWriting = process.argv.includes('--write');

function pages(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'src', 'test', '.git', '.github', '.turbo', '.changeset'].includes(
        entry.name,
      )
        ? []
        : pages(path);
    return entry.name.endsWith('.md') && entry.name !== 'CHANGELOG.md' ? [path] : [];
  });
}

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

/** Stops at the first command that fails, unless `lenient`. */
function runCommands(code, lenient) {
  const lines = code.split('\n').filter((line) => !line.startsWith('#'));
  const wanted = lines.filter((line) => !ELSEWHERE.some((pattern) => pattern.test(line)));
  if (wanted.join('').trim() === '') return undefined;
  const env = environment({ NO_COLOR: '1', LANG: 'C.UTF-8', npm_config_loglevel: 'silent' }, temporary);
  return execute('bash', [lenient ? '-c' : '-ec', wanted.join('\n')], { cwd: root, env });
}

/** Links this repository's programs into a folder of the PATH. */
function linkPrograms() {
  mkdirSync(temporary, { recursive: true });
  symlinkSync(join(home, 'dist', 'bin.cjs'), join(temporary, 'gridproof'));
  symlinkSync(join(root, 'packages', 'create', 'dist', 'bin.js'), join(temporary, 'create-gridproof-puzzle'));
  writeFileSync(join(temporary, 'npx'), `#!/bin/sh\nexec "$@"\n`, { mode: 0o755 });
}

function check(page, from = 0) {
  const all = blocksOf(page);
  for (const [at, block] of all.entries()) {
    if (at < from) continue;
    const where = `${relative(root, page)}:${block.line}`;
    // Blocks with text after the language belong elsewhere.
    if (block.info || (block.language !== 'js' && block.language !== 'sh')) continue;
    const next = all[at + 1];
    const expected = next?.language === 'text' ? next.code : undefined;
    const ran =
      block.language === 'js' ? runModule(block.code) : runCommands(block.code, expected !== undefined);
    if (!ran) continue;
    // The output of a command that shows an error is its error message.
    const printed = comparable(ran.output) || comparable(ran.errors);
    if (expected !== undefined && printed !== comparable(expected) && isWriting) {
      replaceBlock(
        page,
        next.line,
        (comparable(ran.output) ? ran.output : ran.errors).replaceAll(/ +$/gm, '').replace(/^\n+|\n+$/g, ''),
      );
      console.log(`written ${where}`);
      check(page, at + 1);
      return;
    }
    if (expected === undefined ? ran.status !== 0 : printed !== comparable(expected)) {
      failures.push(where);
      console.log(`FAILED  ${where} (status ${ran.status})\n${ran.output}${ran.errors}`);
    } else console.log(`ok      ${where}`);
  }
}

try {
  if (!existsSync(join(home, 'dist', 'bin.cjs')))
    throw new Error('the command line is not built: npm run build');
  linkPrograms();
  const chosen = process.argv
    .slice(2)
    .filter((page) => page !== '--write')
    .map((page) => resolve(page));
  for (const page of chosen.length ? chosen : pages()) check(page);
} finally {
  rmSync(temporary, { recursive: true });
}
if (failures.length) console.error(`\n${failures.length} failed: ${failures.join(', ')}`);
process.exitCode = failures.length ? 1 : 0;
