import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from './main.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gridproof-create-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Returns the exit status and both outputs. */
function says(...args: readonly string[]): string {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const status = main(args);
  const printed = [out, err].flatMap((spy) => spy!.mock.calls.map(([text]) => `${text}`)).join('');
  vi.restoreAllMocks();
  return `${printed.replaceAll(new RegExp(`[^\\s']*${folder}`, 'g'), 'FOLDER')}(${status})`;
}

test('creates a package and prints the next steps', () => {
  expect(says('star-battle', '--folder', join(folder, 'stars'))).toMatchInlineSnapshot(`
    "Star Battle begins in FOLDER/stars:
      .gitignore
      README.md
      package.json
      src/examples.ts
      src/index.test.ts
      src/index.ts
      tsconfig.json

    Next:
      cd FOLDER/stars
      npm install
      npm test            fails until the rules and examples are there, and says what is missing
      npm run build
      npx gridproof solve 'star-battle: …'
    (0)"
  `);
  expect(readdirSync(join(folder, 'stars'))).toContain('package.json');
});

test('reports an error in a sentence', () => {
  const said = [[], ['Star'], ['star', 'battle'], ['star', '--ttile', 'Star'], ['star', '--title']].map(
    (args) => says(...args, ...(args.length ? ['--folder', folder] : [])),
  );
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "create-gridproof-puzzle: found no name, expected one name as in star-battle (--help shows more)
    (2)
    create-gridproof-puzzle: 'Star' is not a name for a puzzle, expected small letters, with '-' between words, as in star-battle
    (2)
    create-gridproof-puzzle: found 'battle' behind the name, expected one name as in star-battle (--help shows more)
    (2)
    create-gridproof-puzzle: Unknown option '--ttile'
    (2)
    create-gridproof-puzzle: Option '--title' argument is ambiguous.
    (2)"
  `);
  expect(readdirSync(folder)).toEqual([]);
  says('star', '--folder', folder);
  expect(says('star', '--folder', folder)).toMatchInlineSnapshot(`
    "create-gridproof-puzzle: 'FOLDER' already exists, expected a new or empty folder
    (2)"
  `);
});

test('help and version', () => {
  expect(says('--help')).toContain('Usage: npm create gridproof-puzzle <name>');
  expect(says('-v')).toMatch(/^\d+\.\d+\.\d+\n\(0\)$/);
});
