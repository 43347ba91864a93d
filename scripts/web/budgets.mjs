// How much the page loads and how long it takes, held against `apps/web/size.json`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tableOf } from '../table.mjs';
import { exampleOf, puzzles } from './examples.mjs';
import { dist } from './site.mjs';
import { times } from './times.mjs';

const limits = JSON.parse(readFileSync(join(dist, '..', 'size.json'), 'utf8'));

export async function budgets(site) {
  const sizes = await sizesOf(site);
  const taken = await times(site);
  const rows = [
    ...rowsOf(limits['bytes, with brotli'], sizes, 'B', 1),
    ...rowsOf(limits.milliseconds, taken, 'ms', limits['a busy computer may take so many times as long']),
  ];
  const lines = rows.map(({ what, is, most, unit }) => [what, shown(is, unit), shown(most, unit)]);
  console.log(`\n${tableOf(['what', 'is', 'may be'], lines, [1, 2]).join('\n')}\n`);
  for (const { what, is, most, factor } of rows)
    await site.check(`${what}: within its budget`, () => assert.ok(is <= most * factor, `${is} > ${most}`));
}

const rowsOf = (budget, measured, unit, factor) =>
  Object.entries(budget).map(([what, most]) => {
    assert.ok(what in measured, `'${what}' is not measured`);
    return { what, is: measured[what], most, unit, factor };
  });

const shown = (number, unit) =>
  `${number.toLocaleString('en', { maximumFractionDigits: unit === 'B' ? 0 : 1 })} ${unit}`;

/** What comes over the network, with brotli: of the page, of each type that an address asks for, of the worker. */
async function sizesOf(site) {
  const start = await loaded(site, site.base);
  const views = [];
  const workers = [];
  for (const id of puzzles) {
    const { text } = await exampleOf(id);
    const one = await loaded(site, site.addressOf(text));
    views.push(weight(one.page));
    workers.push(weight(one.worker));
  }
  return {
    'first view, the start': weight(start.page),
    'first view, the median type': views.toSorted((a, b) => a - b)[Math.floor(views.length / 2)],
    'first view, the largest type': Math.max(...views),
    'worker and engine': Math.max(...workers),
  };
}

/** The files of the first view at an address, and those that come for the worker before the first question. */
async function loaded(site, address) {
  const page = await site.open();
  const started = page.waitForEvent('worker');
  await page.goto(address);
  const worker = await started;
  const own = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => [new URL(name).pathname, startTime]);
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const [ofPage, ofWorker] = await Promise.all([page.evaluate(own), worker.evaluate(own)]);
  const program = new URL(worker.url()).pathname;
  await page.close();
  // What a worker imports is among what its page has loaded, and it is started once the board is there.
  const [, start] = ofPage.find(([path]) => path === program);
  const isBefore = ([, time]) => time < start;
  const view = new Set(['/index.html', ...ofPage.filter(isBefore).map(([path]) => path)]);
  const later = [...ofPage.filter((one) => !isBefore(one)), ...ofWorker].map(([path]) => path);
  return { page: view, worker: new Set(later.filter((path) => !view.has(path))) };
}

const weight = (files) =>
  [...files].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(dist, path))).length, 0);
