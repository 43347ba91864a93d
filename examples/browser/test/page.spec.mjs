// Tests the example page and the browser recipes in docs/library.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { savePicture } from '../../../apps/web/test/board.js';
import { TESTED } from '../../../apps/web/test/examples.js';
import { test as base, expect, isUpdate } from '../../../apps/web/test/fixtures.js';
import { sizesOf, staleRows, withTable } from '../../../scripts/bundle-sizes.mjs';
import { blocksOf } from '../../../scripts/code-blocks.mjs';
import { root } from '../../../scripts/workspace.mjs';
import { serve } from '../serve.mjs';

/** Boards with one answer, with several and with none, an invalid board, and a board that takes a while. */
const UNIQUE = '.1.0..\n......\n......\n..00..\n......\n..0.11';
const SEVERAL = '1...\n..0.\n.1..\n....';
const NONE = '1.\n1.';
const WRONG = '1..0\n..x1\n....\n....';
// Too large for the depth-first search before an engine.
const OPEN = Array(20).fill('.'.repeat(20)).join('\n');
const LARGE = Array(60).fill('.'.repeat(60)).join('\n');

const puzzles = readdirSync(join(root, 'packages', 'puzzles'));
const library = join(root, 'docs', 'library.md');

/** The pages of the recipes, and the text that each writes into its `pre` element. */
const recipes = blocksOf(library).flatMap(({ language, code, line }, at, all) =>
  language === 'html'
    ? { address: `/library-${line}.html`, page: code, output: all[at + 1].code.trim() }
    : [],
);

/** A worker in which Z3 has half a second to prove that twelve pigeons do not fit into eleven holes. */
const PIGEONS = `
import { z3From } from '@gridproof/engine-z3';

const HOLES = 11;
const shape = { variables: HOLES * (HOLES + 1), clauses: 0, counts: 0, linears: 0, lazy: false };
const session = await z3From('/packages/z3-solver/build/z3-built.js').open(shape);
session.addVariables(shape.variables);
const at = (pigeon, hole) => pigeon * HOLES + hole + 1;
const clauses = [];
for (let pigeon = 0; pigeon <= HOLES; pigeon++) {
  for (let hole = 0; hole < HOLES; hole++) clauses.push(at(pigeon, hole));
  clauses.push(0);
  for (let other = 0; other < pigeon; other++)
    for (let hole = 0; hole < HOLES; hole++) clauses.push(-at(pigeon, hole), -at(other, hole), 0);
}
session.addClauses(Int32Array.from(clauses));
const verdict = session.solve(undefined, { deadline: Date.now() + 500 });
session.close();
self.postMessage(verdict);
`;

const test = base.extend({
  /** Serves pages with the headers for cross-origin isolation. */
  isolated: [false, { option: true }],
  ports: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
    async ({}, use) => {
      const folders = puzzles.map((id) => join(root, 'packages', 'puzzles', id));
      const pages = recipes.map(({ address, page }) => [address, page]);
      const more = { '/worker/pigeons.js': PIGEONS, ...Object.fromEntries(pages) };
      const servers = await Promise.all([false, true].map((isolated) => serve({ isolated, folders, more })));
      await use(servers.map((server) => server.address().port));
      for (const server of servers) server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ports, isolated }, use) => use(`http://localhost:${ports[Number(isolated)]}/`),
});

/** Solves a board on the page and expects its message. */
async function expectVerdict(page, board, verdict, engine = 'cadical') {
  await page.fill('#board', board);
  await page.selectOption('#engine', engine);
  await page.click('button');
  await expect(page.locator('button')).toHaveText('Solve');
  await expect(page.locator('#verdict')).toHaveText(verdict);
}

/** Runs in the page: solves and draws an example of a puzzle type that has an answer. */
const solveExample = async ({ name, at }) => {
  const [{ default: type }, { read, unique }, { renderSvg }, { cadical }] = await Promise.all([
    import(name),
    import('@gridproof/core'),
    import('@gridproof/render'),
    import('@gridproof/engine-cadical'),
  ]);
  const example = type.examples.filter(({ answer }) => answer !== null)[at];
  const puzzle = read(type, example.puzzle);
  const { status, answer } = await unique(type, puzzle, cadical, { searchSteps: 0 });
  return {
    status,
    answer: type.printAnswer(answer, puzzle),
    recorded: type.printAnswer(type.readAnswer(example.answer, puzzle), puzzle),
    drawn: renderSvg(type.draw(puzzle, answer)).startsWith('<svg'),
  };
};

/**
 * Runs in the page and here: generates puzzles of a type, in the first supported size of a few. Returns an empty list if the
 * type cannot be generated.
 */
const makeSome = async ({ type: name, core, engine }) => {
  const [{ default: type }, { generate, generationSupport, PuzzleError }, { default: cadical }] =
    await Promise.all([name, core, engine].map((module) => import(module)));
  const made = [];
  if (!generationSupport(type).isSupported) return made;
  for (const side of [6, 4, 5, 7])
    try {
      const size = { width: side, height: side };
      for await (const { text } of generate(type, cadical, { size, seed: 'page', count: 2 })) made.push(text);
      return made;
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
    }
  return made;
};

const moduleOf = (...path) => pathToFileURL(join(root, 'packages', ...path, 'dist', 'index.js')).href;

test('open without special headers', async ({ page }) => {
  await page.goto('./');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expect(page.locator('#engine [value=z3]')).toBeDisabled();
});

test('solve a board with one answer', async ({ page }) => {
  await page.goto('./');
  await expectVerdict(page, UNIQUE, /^This is the only answer\. \(search, [\d.]+ s\)$/);
  const digits = await page.locator('#pictures svg text').allTextContents();
  expect(digits.join('')).toBe('011001100110001101110010101100010011');
  await savePicture(page, 'example one answer');
});

test('show two of several answers', async ({ page }) => {
  await page.goto('./');
  const verdict =
    /^There are several answers: here are two, they differ at \d+ places\. \(search, [\d.]+ s\)$/;
  await expectVerdict(page, SEVERAL, verdict);
  await expect(page.locator('#pictures svg')).toHaveCount(2);
  await savePicture(page, 'example several answers');
});

test('say that there is no answer', async ({ page }) => {
  await page.goto('./');
  await expectVerdict(page, NONE, /^There is no answer\. \(propagation, [\d.]+ s\)$/);
});

test('report wrong input as it is typed', async ({ page }) => {
  await page.goto('./');
  await page.fill('#board', WRONG);
  await expect(page.locator('#verdict')).toHaveText("line 2, column 3: found 'x', expected 0, 1 or '.'");
  await savePicture(page, 'example wrong input');
});

test('stop while the worker works', async ({ page }) => {
  await page.goto('./');
  await page.fill('#board', LARGE);
  await page.click('button');
  await expect(page.locator('#verdict')).toHaveText('Solving …');
  await page.click('button');
  await expect(page.locator('#verdict')).toHaveText('Stopped.');
});

for (const id of TESTED) {
  test(`${id}: solve the first example by CaDiCaL in the page`, async ({ page }) => {
    await page.goto('./');
    const first = { name: `@gridproof/${id}`, at: 0 };
    const { recorded, ...result } = await page.evaluate(solveExample, first);
    expect(result).toEqual({ status: 'unique', answer: recorded, drawn: true });
  });

  test(`${id}: make the same puzzles in the page as here`, async ({ page }) => {
    await page.goto('./');
    const names = { type: `@gridproof/${id}`, core: '@gridproof/core', engine: '@gridproof/engine-cadical' };
    const here = {
      type: moduleOf('puzzles', id),
      core: moduleOf('core'),
      engine: moduleOf('engines', 'cadical'),
    };
    expect(await page.evaluate(makeSome, names)).toEqual(await makeSome(here));
  });
}

test.describe('with the headers', () => {
  test.use({ isolated: true });

  for (const engine of ['z3', 'cadical'])
    test(`solve a board by ${engine}`, async ({ page }) => {
      await page.goto('./');
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      const verdict = new RegExp(`^There are several answers: .* \\(${engine}, [\\d.]+ s\\)$`);
      await expectVerdict(page, OPEN, verdict, engine);
    });

  test('end one call of Z3 at its time limit', async ({ page }) => {
    await page.goto('./');
    const verdict = await page.evaluate(
      (address) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(address, { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message ?? 'the worker does not start'));
        }),
      '/worker/pigeons.js',
    );
    expect(verdict).toEqual({ status: 'unknown', reason: 'time limit' });
  });

  test("do not let Z3 block the page's own thread", async ({ page }) => {
    await page.goto('./');
    const refusal = await page.evaluate(async () => {
      const { z3From } = await import('@gridproof/engine-z3');
      return await z3From('/packages/z3-solver/build/z3-built.js')
        .open({ variables: 1, clauses: 0, counts: 0, linears: 0, lazy: false })
        .catch(({ message }) => message);
    });
    expect(refusal).toMatch(/^Z3 blocks the thread/);
  });

  for (const { address, output } of recipes)
    test(`follow the recipe ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('pre')).toHaveText(output);
    });
});

/** The size of everything that a page loads to solve and draw a Takuzu in its own thread; --update-snapshots writes the table. */
test('load packages of the sizes in docs/library.md', async ({ page }, { config }) => {
  const bodies = [];
  page.on('response', (response) => bodies.push(response.body().then((body) => [response.url(), body])));
  await page.goto('./');
  // The third example has so few clues that it needs an engine.
  await page.evaluate(solveExample, { name: '@gridproof/takuzu', at: 2 });
  const sizes = sizesOf(await Promise.all(bodies));
  const text = readFileSync(library, 'utf8');
  if (isUpdate(config)) writeFileSync(library, withTable(text, sizes));
  else expect(staleRows(text, sizes)).toEqual([]);
});
