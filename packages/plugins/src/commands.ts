import { pathToFileURL } from 'node:url';
import type { PluginOrigin } from './candidate.js';
import { commandPackage, knownCommands } from './known-packages.js';
import { fieldOf, keysOf, textAt, versionOf } from './manifest.js';
import { loadFault, modulePath, PluginFault } from './module.js';
import { type OnUnusable, type PluginDiscovery, pluginIdentity } from './plugin-discovery.js';
import { UsageError } from './usage-error.js';

/** A command in a package, which is loaded when the command is called. */
export interface InstalledCommand {
  /** The name of the command. */
  readonly name: string;
  /** A line for the help. */
  readonly summary: string;
  /** The name of its package. */
  readonly package: string;
  readonly version: string | undefined;
  readonly from: PluginOrigin;
  /** Loads the definition of the command. Throws `UsageError` with the reason if that fails. */
  readonly load: () => Promise<unknown>;
}

/** The package entry that exports commands. */
const COMMANDS_ENTRY = './commands';

/**
 * The commands of packages with the keyword `gridproof-command`. The manifest has a summary for each name at
 * `gridproof.commands`. If several packages have a command of the same name, the first counts.
 */
export class InstalledCommands {
  readonly #discovery: PluginDiscovery;
  readonly #reportUnusable: OnUnusable;
  #all: readonly InstalledCommand[] | undefined;

  /** @internal */
  constructor(discovery: PluginDiscovery, reportUnusable: OnUnusable) {
    this.#discovery = discovery;
    this.#reportUnusable = reportUnusable;
  }

  /** All commands, not loaded. */
  get all(): readonly InstalledCommand[] {
    this.#all ??= this.#readCommands();
    return this.#all;
  }

  /** The names of installed commands, and of commands of this project that are not installed. */
  get names(): readonly string[] {
    return [...new Set([...this.all.map(({ name }) => name), ...knownCommands()])];
  }

  /**
   * The command of this name; undefined if no known package has it. Throws `UsageError` with advice if its package is
   * not installed; `program` is the command of the program.
   */
  find(name: string, program: string): InstalledCommand | undefined {
    const command = this.all.find((one) => one.name === name);
    if (command) return command;
    const missing = commandPackage(name);
    if (missing === undefined) return undefined;
    throw new UsageError(`${program} ${name} needs ${missing}: npm install ${missing}`);
  }

  #readCommands(): readonly InstalledCommand[] {
    const commands: InstalledCommand[] = [];
    for (const { folder, manifest, ...one } of this.#discovery.findCompatible('command')) {
      const identity = pluginIdentity({ ...one, folder, manifest });
      const named = fieldOf(manifest.gridproof, 'commands');
      const names = keysOf(named);
      if (names.length === 0)
        this.#reportUnusable({ ...identity, why: 'gridproof.commands in its package.json names no command' });
      for (const name of names) {
        const summary = textAt(named, name);
        const rival = commands.find((other) => other.name === name);
        if (summary === undefined)
          this.#reportUnusable({
            ...identity,
            why: `gridproof.commands.${name} in its package.json is not a text`,
          });
        else if (!/^[a-z][a-z-]*$/.test(name))
          this.#reportUnusable({
            ...identity,
            why: `'${name}' at gridproof.commands in its package.json is no name of a command`,
          });
        else if (rival)
          this.#reportUnusable({ ...identity, why: `${rival.package} has a command '${name}' already` });
        else
          commands.push({
            name,
            summary,
            package: one.name,
            version: versionOf(manifest),
            from: one.from,
            load: () =>
              loadCommand(name, one.name, () => modulePath(folder, manifest, COMMANDS_ENTRY), folder),
          });
      }
    }
    return commands;
  }
}

/** Loads a command from the commands of a package. */
async function loadCommand(
  name: string,
  packageName: string,
  path: () => string,
  folder: string,
): Promise<unknown> {
  const fault = (why: string, cause?: unknown) =>
    new UsageError(`${name} cannot be used: ${packageName}: ${why}`, { cause });
  let module: { readonly default?: unknown };
  try {
    module = await import(pathToFileURL(path()).href);
  } catch (error) {
    throw fault(error instanceof PluginFault ? error.message : loadFault(error, folder), error);
  }
  const command = fieldOf(module.default, name);
  if (command === undefined) throw fault(`its commands have no '${name}'`);
  return command;
}
