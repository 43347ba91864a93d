import { PathBoards } from '@gridproof/api';
import { readPuzzle, type Step, steps, Verbalizer } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { CANDIDATE_CELL_SIDE, renderSvg } from '@gridproof/render';
import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, test } from 'vitest';
import { createProcessIo } from '../../io.js';
import { Plugins } from '../../plugins.js';
import { pathPage } from './page.js';

const HARD = '.....37......7..1.72.89.5..91..8.3..23.....89..7.2..51..3.48.67.6..1......26.....';

/** Solves a puzzle in steps and returns the boards and the page. */
async function solveInSteps(text: string) {
  const read = readPuzzle(text, await new Plugins(createProcessIo()).types());
  const { type, puzzle } = read;
  const path: Step[] = [];
  const course = steps(type, puzzle, cadical);
  for await (const step of course) path.push(step);
  const end = await course.end;
  const boards = new PathBoards(read, [], {
    status: 'unique',
    steps: path,
    answer: end && 'answer' in end ? end.answer : undefined,
  });
  const verbalizer = new Verbalizer(type, puzzle);
  const shown = {
    title: type.title,
    rules: Object.values<string>(type.rules),
    start: boards.boardAt(0),
    steps: path.map((step, at) => ({
      words: verbalizer.step(step),
      picture: boards.boardOfStep(at, verbalizer),
    })),
    end: boards.boardAt(path.length),
    conclusion: 'unique',
    complete: true,
  };
  return { shown, page: pathPage(shown) };
}

/**
 * Compares boards of a page with their drawings, forwards and backwards: a board must not depend on the route to it. `stride`: distance of
 * the boards that it compares.
 */
function expectDrawings({ shown, page }: Awaited<ReturnType<typeof solveInSteps>>, stride = 1): void {
  const { window } = new JSDOM(page, {
    url: 'https://example.test/',
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
  });
  const { document } = window;
  const pictures = [shown.start, ...shown.steps.map(({ picture }) => picture), shown.end];
  const cellSize = pictures.some(({ candidates }) => candidates) ? CANDIDATE_CELL_SIDE : 40;
  const slider = document.querySelector<HTMLInputElement>('#position')!;
  for (const at of [...pictures.keys(), ...[...pictures.keys()].reverse()]) {
    slider.value = `${at}`;
    slider.dispatchEvent(new window.Event('input'));
    if (at % stride !== 0) continue;
    const drawn = document.querySelector('#board > svg')!;
    const title = drawn.querySelector('title')!.textContent!;
    const alone = document.createElement('figure');
    alone.innerHTML = renderSvg(pictures[at]!, { title, updatesInPlace: true, cellSize });
    expect(drawn.outerHTML).toBe(alone.querySelector('svg')!.outerHTML);
  }
}

test.each([
  ['shades and digits', 'takuzu:1.../..../..00/....'],
  ['lines', 'slitherlink:4x4t0:32213f12210'],
  ['walls', 'galaxies:5x5:ibclnzc'],
])('each step of the page is the very drawing of its board: %s', async (_, text) => {
  expectDrawings(await solveInSteps(text));
});

test('encodes over 40 hard steps with candidates in a fraction of the size of their drawings', async () => {
  const path = await solveInSteps(HARD);
  const { steps } = path.shown;
  expect(steps.length).toBeGreaterThan(40);
  const drawings = steps.map(({ picture }) => renderSvg(picture, { updatesInPlace: true }).length);
  const bytes = Buffer.byteLength(path.page);
  expect(bytes).toBeLessThan(150_000);
  expect(drawings.reduce((sum, one) => sum + one)).toBeGreaterThan(3 * bytes);
  expectDrawings(path, 10);
});
