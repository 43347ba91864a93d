import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Candidate, candidateIn, type PluginOrigin, type UnusablePlugin } from './candidate.js';
import { knownPuzzles } from './known-packages.js';
import { folderOf, listedIn, type Manifest, manifestIn, readManifest, textAt, upwards } from './manifest.js';
import { namedPlugin } from './named-plugin.js';

/** Locations of plugins. */
export interface PluginLocations {
  /** The folder of the program's package. */
  readonly program: string | undefined;
  /** The folder of the project in which the program is called. */
  readonly project: string | undefined;
  /** Values of `--plugin`. */
  readonly plugins: readonly string[];
}

/** All plugins in order of precedence; only the first of several with the same name or folder. */
export function candidates(around: PluginLocations): readonly (Candidate | UnusablePlugin)[] {
  const found: (Candidate | UnusablePlugin)[] = [];
  const seen = new Set<string>();
  for (const one of everywhere(around)) {
    const ids = 'why' in one ? [] : [one.name, one.file ?? one.folder];
    if (ids.some((id) => seen.has(id))) continue;
    for (const id of ids) seen.add(id);
    found.push(one);
  }
  return found;
}

function* everywhere(around: PluginLocations): Generator<Candidate | UnusablePlugin> {
  const { program, project, plugins } = around;
  for (const name of plugins) yield namedPlugin(name, [project, program]);
  if (program) {
    const manifest = manifestIn(program) ?? {};
    // Development dependencies exist only where the program is developed.
    const developed = program.split(/[\\/]/).includes('node_modules') ? [] : developedWith(manifest);
    yield* installed([...listedIn(manifest.dependencies), ...developed], program, 'program');
  }
  if (project) {
    const manifest = manifestIn(project);
    if (manifest) yield* candidateIn(project, manifest, basename(project), 'project');
    yield* dependenciesOf(project, 'project');
  }
  if (program) yield* beside(program);
}

/** The development dependencies of a program, and every puzzle type of this project if its manifest has `known-puzzles`. */
const developedWith = ({ devDependencies, gridproof }: Manifest): readonly string[] => [
  ...listedIn(devDependencies),
  ...(textAt(gridproof, 'developedWith') === 'known-puzzles' ? knownPuzzles() : []),
];

/** Packages of these names, as a module in the folder resolves them. */
function* installed(names: readonly string[], folder: string, from: PluginOrigin): Generator<Candidate> {
  for (const name of new Set(names)) {
    const home = folderOf(name, folder);
    if (home) yield* packageIn(home, name, from);
  }
}

function dependenciesOf(project: string, from: PluginOrigin): Generator<Candidate> {
  const { dependencies, devDependencies, optionalDependencies } = manifestIn(project) ?? {};
  const names = [dependencies, devDependencies, optionalDependencies].flatMap(listedIn);
  return installed(names, project, from);
}

/**
 * Plugins installed beside the program. In the folder of a project only its dependencies count, since their many own
 * dependencies are no plugins; a folder of global packages belongs to no project, and all its packages count.
 */
function* beside(program: string): Generator<Candidate> {
  for (const folder of upwards(dirname(program)).filter((here) => basename(here) === 'node_modules')) {
    const owner = dirname(folder);
    if (existsSync(join(owner, 'package.json'))) yield* dependenciesOf(owner, 'beside the program');
    else
      for (const name of packagesIn(folder)) yield* packageIn(join(folder, name), name, 'beside the program');
  }
}

/** The names of the packages in a folder, including scoped ones. */
function packagesIn(folder: string, scope = ''): readonly string[] {
  return list(join(folder, scope)).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') && !scope ? packagesIn(folder, name) : [scope ? `${scope}/${name}` : name];
  });
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The package in a folder, if it is a plugin. Most packages are not, and parsing all their manifests would take long. */
function* packageIn(folder: string, name: string, from: PluginOrigin): Generator<Candidate> {
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const manifest = text.includes('gridproof-') && readManifest(text);
    if (manifest) yield* candidateIn(folder, manifest, name, from);
  } catch {
    // The package is listed but not installed, or is no package.
  }
}
