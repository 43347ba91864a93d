import type { Engine } from '@gridproof/core';
import { PluginFault, PluginRegistry, UsageError } from '@gridproof/plugins';

/** What stands in front of the name of a program on the PATH that is to judge instead of an engine. */
const NATIVE = 'native:';

/** The plugins that are measured, those which a call names beside what is installed. */
export class Plugins extends PluginRegistry {
  constructor(named: readonly string[] = []) {
    super(import.meta.dirname, {
      plugins: named,
      leaveOut: ({ name, why }) => process.stderr.write(`gridproof-bench: ${name} is left out: ${why}\n`),
    });
  }

  /** The engine of this name, or the judge `native:PROGRAM`; throws `UsageError` where there is none. */
  async engine(name: string): Promise<Engine> {
    if (name.startsWith(NATIVE)) return await judge(name.slice(NATIVE.length));
    const engine = this.engines.named(name);
    try {
      return await engine.load();
    } catch (error) {
      if (!(error instanceof PluginFault)) throw error;
      throw new UsageError(`${name} cannot be used: ${engine.package} is left out: ${error.message}`);
    }
  }

  /** The names of engines that can be used, in order and each once; by default all that are installed. */
  async engineNames(named: readonly string[] | undefined): Promise<readonly string[]> {
    const names = [...new Set(named?.map((name) => (name.startsWith(NATIVE) ? name : name.toLowerCase())))];
    for (const name of names) await this.engine(name);
    return names.length > 0 ? names : (await this.engines.chosen(undefined)).map(({ name }) => name);
  }

  /** The packages of some engines, and what they bring along, with the versions that are installed. */
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
