import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The relevant parts of a package.json. Their types are unknown, since anyone may write one. */
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
  /** Properties of a plugin. */
  readonly gridproof?: unknown;
}

/** The manifest in a folder; undefined if it is missing or invalid. */
export function manifestIn(folder: string): Manifest | undefined {
  try {
    return readManifest(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Parses a manifest; undefined if the JSON is no object. Throws `SyntaxError` for invalid JSON. */
export function readManifest(text: string): Manifest | undefined {
  const manifest: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  return isRecord(manifest) ? manifest : undefined;
}

export const versionOf = ({ version }: Manifest): string | undefined =>
  typeof version === 'string' ? version : undefined;

/** The keys of a field of a manifest. */
export const keysOf = (dependencies: unknown): readonly string[] =>
  isRecord(dependencies) ? Object.keys(dependencies) : [];

/** The value of a key of a field; undefined if the field is no object. */
export const fieldOf = (field: unknown, name: string): unknown => (isRecord(field) ? field[name] : undefined);

/** The text of a key of a field, such as the range of a dependency; undefined if it is no text. */
export function textAt(field: unknown, name: string): string | undefined {
  const text = fieldOf(field, name);
  return typeof text === 'string' ? text : undefined;
}

export const hasKeyword = ({ keywords }: Manifest, keyword: string): boolean =>
  Array.isArray(keywords) && keywords.includes(keyword);

/** The project of a folder: the nearest folder with a manifest, starting from the folder itself. */
export const findProject = (folder: string): string | undefined =>
  ancestorsOf(folder).find((here) => existsSync(join(here, 'package.json')));

/** The folder of a package as a module in `folder` resolves it; undefined if it is not installed. */
export function resolvePackageFolder(name: string, folder: string): string | undefined {
  for (const ancestor of ancestorsOf(folder)) {
    const packageFolder = join(ancestor, 'node_modules', name);
    if (existsSync(join(packageFolder, 'package.json'))) return packageFolder;
  }
  return undefined;
}

/** A folder and its ancestors, nearest first. */
export function ancestorsOf(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
