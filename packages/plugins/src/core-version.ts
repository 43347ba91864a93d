import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Manifest, manifestIn, resolvePackageFolder, textAt, versionOf } from './manifest.js';

/** The package that programs and plugins share. */
const CORE = '@gridproof/core';

const require = createRequire(import.meta.url);

const coreRange = (manifest: Manifest | undefined): string | undefined =>
  textAt(manifest?.peerDependencies, CORE)?.replace(/^workspace:/, '');

/** Compares the core ranges of plugins with the core of a program. */
export class CoreVersion {
  readonly #program: Manifest;
  readonly #core: string | undefined;
  /** The range of this package, which its program satisfies and most plugins share. */
  readonly #ownRange: string | undefined;

  constructor(program: string | undefined) {
    this.#program = (program && manifestIn(program)) || {};
    const core = program && resolvePackageFolder(CORE, program);
    this.#core = core && versionOf(manifestIn(core) ?? {});
    this.#ownRange = coreRange(manifestIn(fileURLToPath(new URL('..', import.meta.url))));
  }

  /** The reason why a plugin does not fit the core, with advice; undefined if it fits or names no range. */
  findMismatch(name: string, manifest: Manifest): string | undefined {
    const range = coreRange(manifest);
    const core = this.#core;
    if (range === undefined || range === this.#ownRange || core === undefined) return undefined;
    // `semver` takes longer to load than everything else here, and is rarely needed.
    const { ltr, satisfies, validRange } = require('semver') as typeof import('semver');
    if (validRange(range) === null || satisfies(core, range, { includePrerelease: true })) return undefined;
    const program = typeof this.#program.name === 'string' ? this.#program.name : 'the program';
    const isOutdated = ltr(core, range, { includePrerelease: true });
    return (
      `it needs ${CORE} ${range}, and ${program} ${versionOf(this.#program) ?? ''} has ${core}. ` +
      `Run: npm install ${isOutdated ? program : name}@latest`
    );
  }
}
