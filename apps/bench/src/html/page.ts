import { EXPONENTS_HEAD, exponentsRows, growthOf, LITERALS_HEAD, literalsRows } from '../growth/growth.js';
import { typesOf } from '../report/grouping.js';
import type { BenchReport } from '../report/report.js';
import { PHASES, type Result } from '../report/result.js';
import { mebibytes, milliseconds, time } from '../report/table.js';
import { cactus } from './cactus.js';
import { card, escapeHtml, section, tableOf } from './markup.js';
import { phaseBars, phaseKeys } from './phase-bars.js';
import { phasesBySize } from './phases-by-size.js';
import { keys } from './series.js';
import { STYLE } from './style.js';
import { timeBySize } from './time-by-size.js';

/** Renders a report as a self-contained page without scripts. */
export function pageOf(report: BenchReport): string {
  const title = report.about === 'growth' ? 'How cost grows' : 'GridProof benchmark';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}, ${report.date.slice(0, 10)}</title>
<style>${STYLE}</style>
</head>
<body>
${[headerOf(report, title), ...sectionsOf(report)].join('\n')}
</body>
</html>
`;
}

function sectionsOf(report: BenchReport): readonly string[] {
  if (report.results.length === 0) return ['<p>Nothing was measured.</p>'];
  return [
    bySize(report),
    ...(report.about === 'growth' ? [growthSections(report)] : []),
    solvedWithin(report),
    phases(report),
    figures(report),
  ];
}

function headerOf(
  { date, machine, packages, engines, results, repeat, timeout, complete }: BenchReport,
  title: string,
) {
  const puzzles = new Set(results.map(({ text }) => text)).size;
  const facts = [
    ['measured', `${date.slice(0, 16).replace('T', ' ')} UTC${complete ? '' : ', stopped before the end'}`],
    ['machine', `${machine.cpu}, ${machine.cores} cores, ${(machine.memory / 2 ** 30).toFixed(0)} GiB`],
    ['platform', `Node ${machine.node.replace('v', '')}, ${machine.platform}`],
    [
      'packages',
      Object.entries(packages)
        .map((one) => one.join(' '))
        .join(', '),
    ],
  ].filter(([, text]) => text !== '');
  return `<header><h1>${title}</h1>
<p><strong>${puzzles} puzzles</strong> of ${typesOf(results).length} puzzle types on <strong>${escapeHtml(engines.join(', '))}</strong>.
Each time is the median of ${repeat === 1 ? 'one run' : `${repeat} runs`}: find an answer and prove that it is the only one.
A run is given up after ${time(timeout)}.</p>
<dl>${facts.map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text!)}</dd>`).join('')}</dl></header>`;
}

function bySize({ results, engines }: BenchReport): string {
  const censored = results.some((result) => result.censored);
  const cards = typesOf(results).map((type) => {
    const own = results.filter((result) => result.type === type);
    return card(type, timeBySize(own, engines), `${new Set(own.map(({ text }) => text)).size} puzzles`);
  });
  return section(
    'Time against size',
    'Each sign is a puzzle, both axes are logarithmic: the lower, the faster; the flatter the line, the less size matters.',
    keys(engines, censored ? ['△ not solved: its time is more than the limit (dashed)'] : []),
    `<div class="cards">${cards.join('\n')}</div>`,
  );
}

function solvedWithin(report: BenchReport): string {
  return section(
    'Solved within a time',
    'How many of the puzzles an engine solves if each may take that long: the further left and the higher, the better.',
    keys(report.engines),
    `<figure class="wide">${cactus(report)}</figure>`,
  );
}

function phases({ results, engines }: BenchReport): string {
  const cards = typesOf(results).flatMap((type) => {
    const own = results.filter((result) => result.type === type && !result.censored);
    return own.length > 0 ? [card(type, phaseBars(own, engines))] : [];
  });
  return section(
    'Where the time goes',
    'Shares of the phases in the summed time of the solved puzzles; parse comes before the task and is not in its total.',
    phaseKeys(),
    `<div class="cards">${cards.join('\n')}</div>`,
  );
}

function growthSections(report: BenchReport): string {
  const growths = growthOf(report);
  const cards = growths.map((growth) => card(`${growth.type}, ${growth.engine}`, phasesBySize(growth)));
  return section(
    'Phases against size',
    'A phase that is linear in the size rises by one power of ten where the size does; the size is the number of literals of the answer key before anything is simplified away.',
    phaseKeys(),
    `<div class="cards">${cards.join('\n')}</div>`,
    '<h3>Exponents</h3>\n<p>Time grows with the cells of the board to the power of this; in brackets R², the share of the variation that the power law explains.</p>',
    tableOf(EXPONENTS_HEAD, exponentsRows(growths)),
    '<h3>Against literals</h3>\n<p>Lowering, and decoding one proposal of the engine, against the literals of the answer key: the exponent (1 is linear), and what a literal costs in the smallest and in the largest puzzle.</p>',
    tableOf(LITERALS_HEAD, literalsRows(growths)),
  );
}

function figures({ results, engines, timeout, machine }: BenchReport): string {
  const tables = typesOf(results).flatMap((type) => {
    const rows = results.filter((result) => result.type === type).map((result) => rowOf(result, timeout));
    return [`<h3>${escapeHtml(type)}</h3>`, tableOf(HEAD, rows)];
  });
  const read =
    machine.memoryRead === 'highest mark' ? 'its highest mark' : 'as it was before and after each run';
  return section(
    'All figures',
    `Medians in milliseconds, ± the median absolute deviation; sizes are what is left after simplifying. MiB is the resident memory of
the whole process, ${read}: ${engines.length > 1 ? 'all engines and ' : ''}everything that ran before are in it, since the memory of an engine never shrinks.`,
    ...tables,
  );
}

const HEAD = [
  'puzzle',
  'engine',
  'status',
  'total',
  '±',
  'solve',
  'proof',
  ...PHASES,
  'vars',
  'clauses',
  'counts',
  'linears',
  'calls',
  'rounds',
  'cuts',
  'MiB',
  'runs',
];

function rowOf(result: Result, timeout: number): readonly string[] {
  const phase = (name: string) => {
    const spread = result.milliseconds[name];
    return spread ? milliseconds(spread.median) : '-';
  };
  const { total } = result.milliseconds;
  return [
    result.name,
    result.engine,
    result.reason ?? result.status,
    result.censored ? `> ${time(timeout)}` : milliseconds(total!.median),
    result.censored ? '' : `±${milliseconds(total!.mad)}`,
    phase('solve'),
    result.censored ? '-' : phase('proof'),
    ...PHASES.map(phase),
    ...[result.variables, result.clauses, result.counts, result.linears].map(String),
    ...[result.calls, result.rounds, result.cuts].map(String),
    mebibytes(result.memory),
    String(result.runs),
  ];
}
