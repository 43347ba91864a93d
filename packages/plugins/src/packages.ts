import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** An installed package, and how its modules are found. */
export interface Package {
  readonly name: string;
  readonly manifest: Manifest;
  readonly require: NodeJS.Require;
}

/** What of a package.json matters here. */
export interface Manifest {
  readonly version: string;
  readonly keywords?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** What a plugin says of itself. */
  readonly gridproof?: { readonly start?: string };
}

/** The packages that some projects depend on; of one that several depend on, that of the first. */
export function packagesOf(projects: readonly (string | undefined)[]): readonly Package[] {
  const found = new Map<string, Package>();
  for (const project of projects) {
    const manifest = project && manifestIn(project);
    if (!manifest) continue;
    const require = createRequire(join(project, 'package.json'));
    for (const name of Object.keys({ ...manifest.devDependencies, ...manifest.dependencies })) {
      const one = found.has(name) ? undefined : packageNamed(name, require);
      if (one) found.set(name, one);
    }
  }
  return [...found.values()];
}

function packageNamed(name: string, require: NodeJS.Require): Package | undefined {
  try {
    const manifest = manifestAt(require.resolve(`${name}/package.json`));
    return manifest && { name, manifest, require };
  } catch {
    // Not installed, or a package that shows nothing of itself: no plugin.
    return undefined;
  }
}

/** What a module's package depends on, as Node would find it, with versions; packages may hide their manifests. */
export function versionsOf(names: readonly string[], module: string): Readonly<Record<string, string>> {
  const { resolve } = createRequire(module);
  return Object.fromEntries(
    names.flatMap((name) => {
      const folders = (resolve.paths(name) ?? []).map((folder) => join(folder, name));
      const manifest = folders.map(manifestIn).find((found) => found !== undefined);
      return manifest ? [[name, manifest.version]] : [];
    }),
  );
}

/** The manifest of a project; undefined where there is none. */
export const manifestIn = (project: string): Manifest | undefined =>
  manifestAt(join(project, 'package.json'));

/** Undefined for what is not a manifest: a folder may hold any file of that name. */
function manifestAt(file: string): Manifest | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof manifest === 'object' && manifest !== null ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** The project that a folder belongs to: the folder itself or the next above it with a manifest. */
export function projectOf(folder: string): string | undefined {
  for (let here = folder; ; here = dirname(here)) {
    if (existsSync(join(here, 'package.json'))) return here;
    if (dirname(here) === here) return undefined;
  }
}
