import type { Engine } from '@gridproof/core';
import { PluginFault, PluginRegistry, UsageError } from '@gridproof/plugins';

/** Prefix of the name of a native solver on the PATH. */
const NATIVE = 'native:';

/** The plugins to measure: the installed ones and those named by a call. */
export class Plugins extends PluginRegistry {
  constructor(named: readonly string[] = []) {
    super(import.meta.dirname, {
      plugins: named,
      onUnusable: ({ name, why }) => process.stderr.write(`gridproof-bench: ${name} is left out: ${why}\n`),
    });
  }

  /**
   * Returns the engine of a name, or the native solver `native:PROGRAM`.
   * @throws UsageError if there is none.
   */
  async engine(name: string): Promise<Engine> {
    if (name.startsWith(NATIVE)) return await judge(name.slice(NATIVE.length));
    const engine = this.engines.find(name);
    try {
      return await engine.load();
    } catch (error) {
      if (!(error instanceof PluginFault)) throw error;
      throw new UsageError(`${name} cannot be used: ${engine.package} is left out: ${error.message}`);
    }
  }

  /** Returns the names of usable engines without duplicates; by default, of all installed ones. */
  async engineNames(named: readonly string[] | undefined): Promise<readonly string[]> {
    const names = [...new Set(named?.map((name) => (name.startsWith(NATIVE) ? name : name.toLowerCase())))];
    for (const name of names) await this.engine(name);
    return names.length > 0 ? names : (await this.engines.choose(undefined)).map(({ name }) => name);
  }

  /** Returns the installed versions of the packages of some engines and of their solvers. */
  versionsOf(engines: readonly string[]): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.engines.all
        .filter(({ name }) => engines.includes(name))
        .flatMap(({ package: name, version, dependencies }) => [
          ...(version === undefined ? [] : [[name, version]]),
          ...Object.entries(dependencies()),
        ]),
    );
  }
}

async function judge(program: string): Promise<Engine> {
  const { nativeSolver: judge } = await import('./engines/native-solver.js');
  try {
    return judge(program);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
