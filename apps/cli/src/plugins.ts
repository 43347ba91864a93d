import { GuardedPlugins } from '@gridproof/api';
import { type ModuleImporter, UsageError } from '@gridproof/plugins';
import type { Io } from './io.js';

export interface PluginsOptions {
  /** Folders, files or packages to load in addition to the installed plugins. */
  readonly named?: readonly string[] | undefined;
  /** Loads their modules. */
  readonly importing?: ModuleImporter | undefined;
}

/** The plugins of a call. Unusable plugins are left out and reported once. */
export class Plugins extends GuardedPlugins {
  constructor(io: Io, { named = [], importing }: PluginsOptions = {}) {
    super(import.meta.dirname, {
      plugins: named,
      importing,
      onUnusable: ({ name, why }) => io.stderr.write(`gridproof: ${name} is left out: ${why}\n`),
    });
  }

  /** @throws UsageError if a named plugin is not a plugin. */
  refuseMissing(): void {
    const missing = this.invalidPlugins.map(({ name, why }) => `--plugin ${name}: ${why}`);
    if (missing.length > 0) throw new UsageError(missing.join('\n'));
  }
}

/** Formats the name of a package with its version, if it has one. */
export const withVersion = (name: string, version: string | undefined): string =>
  version === undefined ? name : `${name} ${version}`;
