// Draws docs/packages.svg, the packages and their dependencies according to the manifests, and docs/core.svg, the folders of
// core and their imports. With `--check`, only checks that both are up to date.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { graphOf } from './graph.mjs';
import { packageFolders, root } from './workspace.mjs';
import { writeGenerated } from './write-generated.mjs';

const packages = packageFolders().map((folder) => ({
  path: relative(root, folder).split(sep).join('/'),
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
}));
const puzzles = packages.filter(({ path }) => path.startsWith('packages/puzzles/'));
const names = new Set(packages.map(({ manifest }) => manifest.name));

/** All puzzles share one box. */
const boxOf = (name) => (puzzles.some(({ manifest }) => manifest.name === name) ? 'puzzles' : name);

const LABELS = {
  puzzles: 'puzzle types',
  gridproof: 'gridproof\\nthe command line',
  '@gridproof/bench': 'bench',
  '@gridproof/core': 'core\\npuzzles, constraints, tasks',
};
const label = (box) => LABELS[box] ?? box.replace('@gridproof/', '');

/** Returns the dependencies that a package needs at run time or bundles; those of tests do not count. */
const needs = ({ path, manifest: { dependencies = {}, peerDependencies = {}, devDependencies = {} } }) =>
  Object.keys(path === 'apps/web' ? devDependencies : { ...dependencies, ...peerDependencies }).filter(
    (name) => names.has(name),
  );
const isTested = ({ manifest }) => '@gridproof/testkit' in (manifest.devDependencies ?? {});

const edges = new Map();
for (const one of packages) {
  const from = boxOf(one.manifest.name);
  for (const name of needs(one)) if (boxOf(name) !== from) edges.set(`${from} ${boxOf(name)}`, undefined);
  if (isTested(one) && !one.path.includes('/create')) edges.set(`${from} @gridproof/testkit`, 'tested by');
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
writeGenerated(
  'docs/packages.svg',
  await graphOf('The packages of GridProof and what each of them needs', {
    boxes: boxes.map((name) => ({ name, label: label(name), colour: colour(name) })),
    arrows: edges,
  }),
);

/** The folders of core. Arrows for imports of types only are dashed. */
const { enhancedResolveOptions, ...options } = config.options;
const { output } = await cruise(
  ['packages/core/src'],
  { ...options, exclude: '[.]test[.]' },
  enhancedResolveOptions,
);
const folderOf = (path) => /^packages\/core\/src\/([^/]+)\//.exec(path)?.[1];
const imports = new Map();
for (const { source, dependencies } of output.modules)
  for (const { resolved, dependencyTypes } of dependencies) {
    const [from, to] = [source, resolved].map(folderOf);
    if (!from || !to || from === to) continue;
    const arrow = `${from} ${to}`;
    const areTypes = dependencyTypes.includes('type-only') && (imports.get(arrow) ?? 'types') === 'types';
    imports.set(arrow, areTypes ? 'types' : '');
  }
writeGenerated(
  'docs/core.svg',
  await graphOf('The folders of core and what each of them imports', {
    boxes: [...new Set([...imports.keys()].flatMap((arrow) => arrow.split(' ')))]
      .sort()
      .map((name) => ({ name, label: name, colour: '#ececec' })),
    arrows: new Map([...imports].sort()),
  }),
);
