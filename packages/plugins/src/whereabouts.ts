import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { KEYWORDS, type Kind, kindsOf } from './kinds.js';
import { isKnown } from './known.js';
import {
  folderOf,
  listedIn,
  type Manifest,
  manifestIn,
  readManifest,
  upwards,
  versionOf,
} from './manifest.js';

/** Where a plugin was found. */
export type From = '--plugin' | 'program' | 'project' | 'beside the program';

/** A plugin on the disk. */
export interface Candidate {
  /** The package's name; of a file that `--plugin` names, what it was called there. */
  readonly name: string;
  readonly from: From;
  readonly kinds: readonly Kind[];
  /** The real folder of its package; of a file, the folder that it lies in. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** The real path of the file that `--plugin` names. */
  readonly file?: string;
}

/** Something that was to be a plugin and cannot be one. */
export interface LeftOut {
  readonly name: string;
  readonly version?: string | undefined;
  readonly from: From;
  /** A sentence without its subject, that is for the user: `it has not been built`. */
  readonly why: string;
}

/** Where plugins are looked for. */
export interface Surroundings {
  /** The folder of the program's package. */
  readonly program: string | undefined;
  /** The folder of the project that the program is called in. */
  readonly project: string | undefined;
  /** What `--plugin` names. */
  readonly plugins: readonly string[];
}

/** All plugins, those that count first in front; of several with one name, or one folder, the first. */
export function candidates(around: Surroundings): readonly (Candidate | LeftOut)[] {
  const found: (Candidate | LeftOut)[] = [];
  const seen = new Set<string>();
  for (const one of everywhere(around)) {
    const ids = 'why' in one ? [] : [one.name, one.file ?? one.folder];
    if (ids.some((id) => seen.has(id))) continue;
    for (const id of ids) seen.add(id);
    found.push(one);
  }
  return found;
}

function* everywhere(around: Surroundings): Generator<Candidate | LeftOut> {
  const { program, project, plugins } = around;
  for (const name of plugins) yield namedPlugin(name, around);
  if (program) {
    const { dependencies, devDependencies } = manifestIn(program) ?? {};
    // What it is developed with is there only where it is developed.
    const developed = program.split(/[\\/]/).includes('node_modules') ? [] : listedIn(devDependencies);
    yield* installed([...listedIn(dependencies), ...developed], program, 'program');
  }
  if (project) {
    const manifest = manifestIn(project);
    if (manifest) yield* plugin(project, manifest, basename(project), 'project');
    yield* dependenciesOf(project, 'project');
  }
  if (program) yield* beside(program);
}

/** Packages of these names, as a module in the folder would find them. */
function* installed(names: readonly string[], folder: string, from: From): Generator<Candidate> {
  for (const name of new Set(names)) {
    const home = folderOf(name, folder);
    if (home) yield* packageIn(home, name, from);
  }
}

function dependenciesOf(project: string, from: From): Generator<Candidate> {
  const { dependencies, devDependencies, optionalDependencies } = manifestIn(project) ?? {};
  const names = [dependencies, devDependencies, optionalDependencies].flatMap(listedIn);
  return installed(names, project, from);
}

/**
 * What is installed beside the program. Where that is a project's folder, these are its dependencies, and the many packages
 * that those need are not looked at; a folder of global packages belongs to no project, and holds nothing else.
 */
function* beside(program: string): Generator<Candidate> {
  for (const folder of upwards(dirname(program)).filter((here) => basename(here) === 'node_modules')) {
    const owner = dirname(folder);
    if (existsSync(join(owner, 'package.json'))) yield* dependenciesOf(owner, 'beside the program');
    else
      for (const name of packagesIn(folder)) yield* packageIn(join(folder, name), name, 'beside the program');
  }
}

/** The names of the packages in a folder, those in folders of a scope too. */
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

/** The package in a folder, if it is a plugin. Most are none, and to read all of their manifests would take long. */
function* packageIn(folder: string, name: string, from: From): Generator<Candidate> {
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const manifest = text.includes('gridproof-') && readManifest(text);
    if (manifest) yield* plugin(folder, manifest, name, from);
  } catch {
    // Listed and not installed, or no package at all.
  }
}

function plugin(folder: string, manifest: Manifest, called: string, from: From): readonly Candidate[] {
  const kinds = kindsOf(manifest);
  const name = typeof manifest.name === 'string' ? manifest.name : called;
  return kinds.length ? [{ name, from, kinds, folder: realpathSync(folder), manifest }] : [];
}

/** What `--plugin` names: a folder with a package, a file that is a module, or a package that is installed. */
function namedPlugin(name: string, { project, program }: Surroundings): Candidate | LeftOut {
  const path = resolve(name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) return fileCalled(name, path);
  if (stats && existsSync(join(path, 'package.json'))) return packageAt(name, path);
  const isPath = isAbsolute(name) || /^\.{1,2}(?:[\\/]|$)|\.[cm]?[jt]s$/.test(name);
  const homes = isPath ? [] : [project, program].flatMap((one) => (one && folderOf(name, one)) ?? []);
  if (homes[0]) return packageAt(name, homes[0]);
  const why = stats
    ? 'the folder has no package.json'
    : isPath
      ? 'there is no such file or folder'
      : `there is no such file or folder, and ${notInstalled(name)}`;
  return { name, from: '--plugin', why };
}

const notInstalled = (name: string): string =>
  isKnown(name)
    ? `the package is not installed. Run: npm install ${name}`
    : 'no package of this name is installed';

/** A file tells what it is by its name, as packages do: that of an engine begins with `engine-`. */
function fileCalled(name: string, path: string): Candidate {
  const kind = basename(path).startsWith('engine-') ? 'engine' : 'puzzle';
  const file = realpathSync(path);
  return { name, from: '--plugin', kinds: [kind], folder: dirname(file), manifest: {}, file };
}

function packageAt(name: string, folder: string): Candidate | LeftOut {
  const from = '--plugin';
  try {
    const manifest = readManifest(readFileSync(join(folder, 'package.json'), 'utf8')) ?? {};
    const why = `its package.json has neither the keyword ${KEYWORDS}`;
    return plugin(folder, manifest, name, from)[0] ?? { name, version: versionOf(manifest), from, why };
  } catch (error) {
    return { name, from, why: `its package.json is not JSON: ${(error as Error).message}` };
  }
}
