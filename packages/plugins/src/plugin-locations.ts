import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { candidatesIn, type PluginCandidate, type PluginOrigin, type UnusablePlugin } from './candidate.js';
import { knownPuzzles } from './known-packages.js';
import {
  ancestorsOf,
  keysOf,
  type Manifest,
  manifestIn,
  readManifest,
  resolvePackageFolder,
  textAt,
} from './manifest.js';
import { findNamedPlugin } from './named-plugin.js';

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
export function findCandidates(locations: PluginLocations): readonly (PluginCandidate | UnusablePlugin)[] {
  const candidates: (PluginCandidate | UnusablePlugin)[] = [];
  const seenIds = new Set<string>();
  for (const one of allCandidates(locations)) {
    const ids = 'why' in one ? [] : [one.name, one.file ?? one.folder];
    if (ids.some((id) => seenIds.has(id))) continue;
    for (const id of ids) seenIds.add(id);
    candidates.push(one);
  }
  return candidates;
}

function* allCandidates(locations: PluginLocations): Generator<PluginCandidate | UnusablePlugin> {
  const { program, project, plugins } = locations;
  for (const name of plugins) yield findNamedPlugin(name, [project, program]);
  if (program) {
    const manifest = manifestIn(program) ?? {};
    // Development dependencies exist only where the program is developed.
    const developmentNames = program.split(/[\\/]/).includes('node_modules')
      ? []
      : developmentDependencies(manifest);
    yield* resolveCandidates([...keysOf(manifest.dependencies), ...developmentNames], program, 'program');
  }
  if (project) {
    const manifest = manifestIn(project);
    if (manifest) yield* candidatesIn(project, manifest, basename(project), 'project');
    yield* dependencyCandidates(project, 'project');
  }
  if (program) yield* candidatesBeside(program);
}

/** The development dependencies of a program, and every puzzle type of this project if its manifest has `known-puzzles`. */
const developmentDependencies = ({ devDependencies, gridproof }: Manifest): readonly string[] => [
  ...keysOf(devDependencies),
  ...(textAt(gridproof, 'developedWith') === 'known-puzzles' ? knownPuzzles() : []),
];

/** Packages of these names, as a module in the folder resolves them. */
function* resolveCandidates(
  names: readonly string[],
  folder: string,
  from: PluginOrigin,
): Generator<PluginCandidate> {
  for (const name of new Set(names)) {
    const home = resolvePackageFolder(name, folder);
    if (home) yield* packageCandidates(home, name, from);
  }
}

function dependencyCandidates(project: string, from: PluginOrigin): Generator<PluginCandidate> {
  const { dependencies, devDependencies, optionalDependencies } = manifestIn(project) ?? {};
  const names = [dependencies, devDependencies, optionalDependencies].flatMap(keysOf);
  return resolveCandidates(names, project, from);
}

/**
 * Plugins installed beside the program. In the folder of a project only its dependencies count, since their many own
 * dependencies are no plugins; a folder of global packages belongs to no project, and all its packages count.
 */
function* candidatesBeside(program: string): Generator<PluginCandidate> {
  for (const folder of ancestorsOf(dirname(program)).filter((here) => basename(here) === 'node_modules')) {
    const owner = dirname(folder);
    if (existsSync(join(owner, 'package.json'))) yield* dependencyCandidates(owner, 'beside the program');
    else
      for (const name of listPackages(folder))
        yield* packageCandidates(join(folder, name), name, 'beside the program');
  }
}

/** The names of the packages in a folder, including scoped ones. */
function listPackages(folder: string, scope = ''): readonly string[] {
  return listFolder(join(folder, scope)).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') && !scope ? listPackages(folder, name) : [scope ? `${scope}/${name}` : name];
  });
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The package in a folder, if it is a plugin. Most packages are not, and parsing all their manifests would take long. */
function* packageCandidates(folder: string, name: string, from: PluginOrigin): Generator<PluginCandidate> {
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const manifest = text.includes('gridproof-') && readManifest(text);
    if (manifest) yield* candidatesIn(folder, manifest, name, from);
  } catch {
    // The package is listed but not installed, or is no package.
  }
}
