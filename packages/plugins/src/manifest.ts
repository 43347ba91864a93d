import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The parts of a package.json that matter here. Anyone may write one, so nothing in it need be what it should. */
export interface Manifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly keywords?: unknown;
  readonly exports?: unknown;
  readonly main?: unknown;
  readonly dependencies?: unknown;
  readonly devDependencies?: unknown;
  readonly optionalDependencies?: unknown;
  readonly peerDependencies?: unknown;
  /** What a plugin says of itself. */
  readonly gridproof?: unknown;
}

/** The manifest of a project or package; undefined where there is none, or where that file is no manifest. */
export function manifestIn(folder: string): Manifest | undefined {
  try {
    return readManifest(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Throws `SyntaxError` for what is no JSON; undefined for JSON that is no manifest. */
export function readManifest(text: string): Manifest | undefined {
  const manifest: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  return isRecord(manifest) ? manifest : undefined;
}

export const versionOf = ({ version }: Manifest): string | undefined =>
  typeof version === 'string' ? version : undefined;

/** The names of what some field of a manifest lists. */
export const listedIn = (dependencies: unknown): readonly string[] =>
  isRecord(dependencies) ? Object.keys(dependencies) : [];

/** What stands at a field of a field. */
export const fieldOf = (field: unknown, name: string): unknown => (isRecord(field) ? field[name] : undefined);

/** The text at a field of a field: the range of a dependency, something that a plugin says of itself. */
export function textAt(field: unknown, name: string): string | undefined {
  const text = fieldOf(field, name);
  return typeof text === 'string' ? text : undefined;
}

export const hasKeyword = ({ keywords }: Manifest, keyword: string): boolean =>
  Array.isArray(keywords) && keywords.includes(keyword);

/** The project that a folder belongs to: the folder itself or the next above it with a manifest. */
export const projectOf = (folder: string): string | undefined =>
  upwards(folder).find((here) => existsSync(join(here, 'package.json')));

/** The folder of the package that a module in `folder` asks for by this name; undefined where it is not installed. */
export function folderOf(name: string, folder: string): string | undefined {
  for (const here of upwards(folder)) {
    const home = join(here, 'node_modules', name);
    if (existsSync(join(home, 'package.json'))) return home;
  }
  return undefined;
}

/** A folder and those above it, the nearest first. */
export function upwards(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
