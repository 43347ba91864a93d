// Draws docs/packages.svg: the packages and what each of them needs, read from their manifests. With `--check` it draws
// nothing and fails where the picture is not as it would be drawn.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { instance } from '@viz-js/viz';
import { generated } from './generated.mjs';
import { packageFolders, root } from './workspace.mjs';

const packages = packageFolders().map((folder) => ({
  path: relative(root, folder).split(sep).join('/'),
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
}));
const puzzles = packages.filter(({ path }) => path.startsWith('packages/puzzles/'));
const names = new Set(packages.map(({ manifest }) => manifest.name));

/** All puzzles are one box. */
const boxOf = (name) => (puzzles.some(({ manifest }) => manifest.name === name) ? 'puzzles' : name);

const LABELS = {
  puzzles: `${puzzles.length} puzzle types`,
  gridproof: 'gridproof\\nthe command line',
  '@gridproof/bench': 'bench',
  '@gridproof/core': 'core\\npuzzles, constraints, tasks',
};
const label = (box) => LABELS[box] ?? box.replace('@gridproof/', '');

/** What a package needs where it runs; with what it is tested is another matter. */
const needs = ({ manifest: { dependencies = {}, peerDependencies = {} } }) =>
  Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => names.has(name));
const isTested = ({ manifest }) => '@gridproof/testkit' in (manifest.devDependencies ?? {});

const edges = new Map();
for (const one of packages) {
  const from = boxOf(one.manifest.name);
  for (const name of needs(one)) if (boxOf(name) !== from) edges.set(`${from} ${boxOf(name)}`, '');
  if (isTested(one) && !one.path.includes('/create'))
    edges.set(`${from} @gridproof/testkit`, ' [style=dashed, label=" tested by"]');
}
/** An arrow that others lead along as well says nothing more. */
const direct = [...edges].filter(([edge]) => {
  const [from, to] = edge.split(' ');
  return ![...edges.keys()].some((other) => {
    const [start, middle] = other.split(' ');
    return start === from && middle !== to && reaches(middle, to, new Set());
  });
});
function reaches(from, to, seen) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...edges.keys()].some(
    (edge) => edge.startsWith(`${from} `) && reaches(edge.split(' ')[1], to, seen),
  );
}

const boxes = [...new Set(packages.map(({ manifest }) => boxOf(manifest.name)))].sort();
const colour = (box) =>
  /^(?:gridproof|@gridproof\/bench)$/.test(box)
    ? '#dbe9d8'
    : box === 'puzzles'
      ? '#fbe9c6'
      : /engine/.test(box)
        ? '#d8e3f2'
        : '#ececec';
const graph = `digraph {
  rankdir=TB; bgcolor=white; nodesep=0.35; ranksep=0.5; pad=0.2;
  node [shape=box, style="rounded,filled", color="#666666", fontname="Helvetica", fontsize=12, margin="0.2,0.1"];
  edge [color="#666666", arrowsize=0.7, fontname="Helvetica", fontsize=10, fontcolor="#666666"];
${boxes.map((box) => `  "${box}" [label="${label(box)}", fillcolor="${colour(box)}"];`).join('\n')}
${direct.map(([edge, style]) => `  "${edge.split(' ').join('" -> "')}"${style};`).join('\n')}
}`;

const drawn = (await instance()).renderString(graph, { format: 'svg' }).trimEnd();
const svg = `${drawn.replace(/<svg[^>]*>/, (tag) => `${tag}\n<title>The packages of GridProof and what each of them needs</title>`)}\n`;
generated('docs/packages.svg', svg);
