// Writes packages/plugins/known.json: the names of this project's puzzles, engines and commands, and their packages, so that
// a program can name the package to install. With `--check`, only checks that it is up to date.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built, environment, packageFolders, root } from './workspace.mjs';
import { writeGenerated } from './write-generated.mjs';

const PATH = 'packages/plugins/known.json';
const { candidateTypes, readPuzzle } = await built(join(root, 'packages', 'core'));

const plugins = packageFolders()
  .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
  .sort((one, other) => (one.manifest.name < other.manifest.name ? -1 : 1));
const withKeyword = (keyword) => plugins.filter(({ manifest }) => manifest.keywords?.includes(keyword));

/** Returns the names of a puzzle type in site addresses, according to its formats. */
const typesInAddresses = (type) =>
  textsOf(type)
    .filter((text) => /^https?:/.test(text))
    .flatMap((text) => typeIn(text) ?? []);

/** Returns the examples of a puzzle type in each format that supports them. */
const textsOf = (type) =>
  type.examples.flatMap(({ puzzle: text }) => {
    const { puzzle } = readPuzzle(text, [type], { as: type.id });
    return Object.values(type.formats ?? {}).flatMap((codec) => attempt(() => codec.write(puzzle)) ?? []);
  });

/** Returns whether the formats recognise any of these texts that contain none of the names. */
function recognisesMore(type, names) {
  const isConcerned = (text) => candidateTypes(text)({ names });
  const isRecognised = (text) =>
    Object.values(type.formats ?? {}).some((codec) => codec.identifiesType?.(text));
  return textsOf(type).some((text) => isRecognised(text) && !isConcerned(text)) || undefined;
}

/** Returns the unknown type named in the error for an address. */
function typeIn(address) {
  try {
    readPuzzle(address, []);
  } catch (error) {
    return error.named;
  }
}

/** Returns undefined if a format does not support a puzzle. */
function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const puzzles = withKeyword('gridproof-puzzle').map(async ({ folder, manifest }) => {
  const { default: type } = await built(folder);
  const { id, title, aliases = [] } = type;
  const addressed = typesInAddresses(type).filter((name) => name !== id);
  const names = [...new Set([...aliases, ...addressed])];
  return {
    id,
    title,
    aliases: names,
    package: manifest.name,
    looks: recognisesMore(type, [id, title, ...names]),
  };
});
const engines = withKeyword('gridproof-engine').map(({ manifest: { name, gridproof } }) => ({
  name: name.replace(/^.*engine-/, ''),
  package: name,
  start: gridproof?.start,
}));

const commands = withKeyword('gridproof-command').flatMap(({ manifest: { name: of, gridproof } }) =>
  Object.keys(gridproof.commands).map((name) => ({ name, package: of })),
);

const list = JSON.stringify({ puzzles: await Promise.all(puzzles), engines, commands });
const { stdout: text } = spawnSync('biome', ['format', '--stdin-file-path', PATH], {
  cwd: root,
  env: environment({}),
  input: list,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

writeGenerated(PATH, text);
