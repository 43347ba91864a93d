import { GuardedPlugins } from '@gridproof/answers';
import { UsageError } from '@gridproof/plugins';

/** The plugins of a call. What they do in this thread has a limit, and what cannot be used is left out and named, once. */
export class Plugins extends GuardedPlugins {
  /** `named`: folders, files or packages, beside what is installed. `timeout`: milliseconds that one puzzle may take. */
  constructor(named: readonly string[] = [], timeout?: number) {
    super(import.meta.dirname, {
      named,
      timeout,
      leaveOut: ({ name, why }) => process.stderr.write(`gridproof: ${name} is left out: ${why}\n`),
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
