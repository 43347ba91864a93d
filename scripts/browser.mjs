// Drives the example page and the recipes for browsers in Chromium: `node scripts/browser.mjs`.
// `--screenshots FOLDER` keeps what is seen; `--write` renews the sizes in docs/library.md, which are otherwise compared.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from '../examples/browser/serve.mjs';
import { blocksOf } from './blocks.mjs';
import { launchChromium } from './chromium.mjs';
import { PageChecks } from './page-checks.mjs';
import { differing, renewed, sizesOf } from './sizes.mjs';
import { root } from './workspace.mjs';

const { values: options } = parseArgs({
  options: { screenshots: { type: 'string' }, write: { type: 'boolean', default: false } },
});

/** Boards with one answer, with several, with none; text that is no board; and a board that takes a while. */
const UNIQUE = '.1.0..\n......\n......\n..00..\n......\n..0.11';
const SEVERAL = '1...\n..0.\n.1..\n....';
const NONE = '1.\n1.';
const WRONG = '1..0\n..x1\n....\n....';
// Too large for the search that goes before an engine.
const OPEN = Array(20).fill('.'.repeat(20)).join('\n');
const LARGE = Array(60).fill('.'.repeat(60)).join('\n');

const puzzles = readdirSync(join(root, 'packages', 'puzzles'));
const library = join(root, 'docs', 'library.md');

/** The pages that the recipes show, and what they write themselves. */
const recipes = blocksOf(library).flatMap(({ language, code, line }, at, all) =>
  language === 'html' ? { address: `/library-${line}.html`, page: code, shown: all[at + 1].code.trim() } : [],
);

/** A worker in which Z3 is to find out, within half a second, that twelve pigeons do not fit into eleven holes. */
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
const start = Date.now();
const verdict = session.solve(undefined, { deadline: start + 500 });
session.close();
self.postMessage({ verdict, elapsed: Date.now() - start });
`;

const checks = new PageChecks();
const check = (what, work) => checks.check(what, work);

/** A page at a server's address. */
async function open(browser, server, { path = '/', colorScheme = 'light', onResponse } = {}) {
  const page = await browser.newPage({ colorScheme });
  checks.hear(page);
  if (onResponse) page.on('response', onResponse);
  await page.goto(`http://localhost:${server.address().port}${path}`);
  return page;
}

/** What the page says of a board. */
async function verdict(page, board, engine = 'cadical') {
  await page.fill('#board', board);
  await page.selectOption('#engine', engine);
  await page.click('button');
  await page.waitForFunction(() => document.querySelector('button').textContent === 'Solve');
  return (await page.textContent('#verdict')).replace(/, [\d.]+ s\)$/, ')');
}

/** In the page: solves an example of a puzzle type, one of those that have an answer, and draws it. */
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

/** In the page and here: new puzzles of a type, of the first of some sizes that it has; none where they cannot be generated. */
const makeSome = async ({ type: name, core, engine }) => {
  const [{ default: type }, { generate, makeable, PuzzleError }, { default: cadical }] = await Promise.all(
    [name, core, engine].map((module) => import(module)),
  );
  const made = [];
  if (!makeable(type).can) return made;
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

/** Where the modules are for which a page has names. */
const built = (...path) => pathToFileURL(join(root, 'packages', ...path, 'dist', 'index.js')).href;

/** In the page: what a worker sends first. */
const firstWord = (address) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message ?? 'the worker does not start'));
  });

/** In the page: what Z3 says to a thread that it must not block. */
const blockedPage = async () => {
  const { z3From } = await import('@gridproof/engine-z3');
  return await z3From('/packages/z3-solver/build/z3-built.js')
    .open({ variables: 1, clauses: 0, counts: 0, linears: 0, lazy: false })
    .catch(({ message }) => message);
};

async function withoutHeaders(browser, server) {
  const page = await open(browser, server);
  await check('the page opens without special headers', async () => {
    assert.equal(await page.evaluate(() => crossOriginIsolated), false);
    assert.ok(await page.locator('#engine [value=z3]').isDisabled());
  });
  await check('a board with one answer is solved', async () => {
    assert.equal(await verdict(page, UNIQUE), 'This is the only answer. (search)');
    const digits = await page.locator('#pictures svg text').allTextContents();
    assert.equal(digits.join(''), '011001100110001101110010101100010011');
  });
  await check('of several answers two are shown', async () => {
    const said = await verdict(page, SEVERAL);
    assert.match(said, /^There are several answers: here are two, they differ at \d+ places\. \(search\)$/);
    assert.equal(await page.locator('#pictures svg').count(), 2);
  });
  await check('no answer is an answer', async () => {
    assert.equal(await verdict(page, NONE), 'There is no answer. (propagation)');
  });
  await check('wrong input is reported as it is typed', async () => {
    await page.fill('#board', WRONG);
    const said = await page.textContent('#verdict');
    assert.equal(said, "line 2, column 3: found 'x', expected 0, 1 or '.'");
  });
  await check('the page is alive while the worker works', async () => {
    await page.fill('#board', LARGE);
    await page.click('button');
    assert.equal(await page.textContent('#verdict'), 'Solving …');
    await page.click('button');
    assert.equal(await page.textContent('#verdict'), 'Stopped.');
  });
  for (const id of puzzles)
    await check(`${id}: its first example is solved by CaDiCaL in the page`, async () => {
      const first = { name: `@gridproof/${id}`, at: 0 };
      const { status, answer, recorded, drawn } = await page.evaluate(solveExample, first);
      assert.deepEqual({ status, answer, drawn }, { status: 'unique', answer: recorded, drawn: true });
    });
  await check('new puzzles are the same in the page as here', async () => {
    let all = 0;
    for (const id of puzzles) {
      const there = {
        type: `@gridproof/${id}`,
        core: '@gridproof/core',
        engine: '@gridproof/engine-cadical',
      };
      const here = { type: built('puzzles', id), core: built('core'), engine: built('engines', 'cadical') };
      const made = await page.evaluate(makeSome, there);
      assert.deepEqual(made, await makeSome(here), id);
      all += made.length;
    }
    assert.ok(all > 0);
  });
  await page.close();
}

async function withHeaders(browser, server) {
  const page = await open(browser, server);
  await check('the page opens with the headers', async () => {
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  });
  for (const engine of ['z3', 'cadical'])
    await check(`a board is solved by ${engine}`, async () => {
      assert.match(
        await verdict(page, OPEN, engine),
        new RegExp(`^There are several answers: .* \\(${engine}\\)$`),
      );
    });
  await check('Z3 keeps a time limit within one call', async () => {
    const { verdict: said, elapsed } = await page.evaluate(firstWord, '/worker/pigeons.js');
    assert.deepEqual(said, { status: 'unknown', reason: 'time limit' });
    assert.ok(elapsed < 5000, `it took ${elapsed} ms`);
  });
  await check("Z3 does not block the page's own thread", async () => {
    assert.match(await page.evaluate(blockedPage), /^Z3 blocks the thread/);
  });
  await page.close();
}

/** Each page of the recipes writes into its `pre` what stands below it. */
async function showRecipes(browser, server) {
  for (const { address, shown } of recipes)
    await check(`the recipe ${address}`, async () => {
      const page = await open(browser, server, { path: address });
      const output = page.locator('pre:not(:empty)');
      assert.equal((await output.textContent()).trim(), shown);
      await page.close();
    });
}

/** The sizes of what a page loads that solves and draws a Takuzu in its own thread. */
async function weigh(browser, server) {
  await check('the sizes in docs/library.md', async () => {
    const bodies = [];
    const onResponse = (response) => bodies.push(response.body().then((body) => [response.url(), body]));
    const page = await open(browser, server, { onResponse });
    // The third has so few clues that the engine is needed.
    await page.evaluate(solveExample, { name: '@gridproof/takuzu', at: 2 });
    const sizes = sizesOf(await Promise.all(bodies));
    await page.close();
    const text = readFileSync(library, 'utf8');
    if (options.write) writeFileSync(library, renewed(text, sizes));
    else assert.deepEqual(differing(text, sizes), [], 'renew them: node scripts/browser.mjs --write');
  });
}

async function takePictures(browser, server) {
  mkdirSync(options.screenshots, { recursive: true });
  for (const colorScheme of ['light', 'dark']) {
    const page = await open(browser, server, { colorScheme });
    const shoot = (name) =>
      page.screenshot({ path: join(options.screenshots, `${name}-${colorScheme}.png`), fullPage: true });
    await verdict(page, UNIQUE);
    await shoot('one-answer');
    await verdict(page, SEVERAL);
    await shoot('several-answers');
    await page.fill('#board', WRONG);
    await shoot('wrong-input');
    await page.setViewportSize({ width: 390, height: 800 });
    await verdict(page, UNIQUE);
    await shoot('narrow');
    await page.close();
  }
}

const browser = await launchChromium();
const more = {
  '/worker/pigeons.js': PIGEONS,
  ...Object.fromEntries(recipes.map(({ address, page }) => [address, page])),
};
const folders = puzzles.map((id) => join(root, 'packages', 'puzzles', id));
const servers = [];
try {
  for (const isolated of [false, true]) servers.push(await serve({ isolated, folders, more }));
  const [plain, isolated] = servers;
  await withoutHeaders(browser, plain);
  await withHeaders(browser, isolated);
  await showRecipes(browser, isolated);
  await weigh(browser, plain);
  if (options.screenshots) await takePictures(browser, plain);
} finally {
  await browser.close();
  for (const server of servers) server.close();
}
checks.end();
