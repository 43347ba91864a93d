import { GuardedPlugins } from '@gridproof/api';
import { type Importing, UsageError } from '@gridproof/plugins';
import type { Io } from './io.js';

export interface PluginsOptions {
  /** Folders, files or packages, beside what is installed. */
  readonly named?: readonly string[] | undefined;
  /** Loads their modules. */
  readonly importing?: Importing | undefined;
}

/** The plugins of a call. What cannot be used is left out and named, once. */
export class Plugins extends GuardedPlugins {
  constructor(io: Io, { named = [], importing }: PluginsOptions = {}) {
    super(import.meta.dirname, {
      named,
      importing,
      leaveOut: ({ name, why }) => io.stderr.write(`gridproof: ${name} is left out: ${why}\n`),
    });
  }

  /** Throws `UsageError` where something that was named as a plugin is not one. */
  refuseMissing(): void {
    const missing = this.notThere.map(({ name, why }) => `--plugin ${name}: ${why}`);
    if (missing.length > 0) throw new UsageError(missing.join('\n'));
  }
}

/** The name of a package and its version, where it has one. */
export const withVersion = (name: string, version: string | undefined): string =>
  version === undefined ? name : `${name} ${version}`;
