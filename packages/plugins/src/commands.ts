import { pathToFileURL } from 'node:url';
import type { PluginOrigin } from './candidate.js';
import { knownCommands, missingCommand } from './known-packages.js';
import { fieldOf, listedIn, textAt, versionOf } from './manifest.js';
import { modulePath, PluginFault, whyNotLoaded } from './module.js';
import { type OnUnusable, type PluginDiscovery, pluginIdentity } from './plugin-discovery.js';
import { UsageError } from './usage-error.js';

/** A command in a package of its own. Nothing of it is loaded before it is called. */
export interface InstalledCommand {
  /** What it is called by. */
  readonly name: string;
  /** What it does, in a line of the help. */
  readonly summary: string;
  /** The name of its package. */
  readonly package: string;
  readonly version: string | undefined;
  readonly from: PluginOrigin;
  /** What its package has for it. Throws `UsageError` where there is nothing, with what is wrong. */
  readonly load: () => Promise<unknown>;
}

/** Where a package exports its commands. */
const EXPORTED = './commands';

/**
 * The commands of packages with the keyword `gridproof-command`, by their manifests: `gridproof.commands` has a summary for each
 * name. Of several packages that have a command of one name the first counts.
 */
export class InstalledCommands {
  readonly #finding: PluginDiscovery;
  readonly #leaveOut: OnUnusable;
  #all: readonly InstalledCommand[] | undefined;

  /** @internal */
  constructor(finding: PluginDiscovery, leaveOut: OnUnusable) {
    this.#finding = finding;
    this.#leaveOut = leaveOut;
  }

  /** All, none of them loaded. */
  get all(): readonly InstalledCommand[] {
    this.#all ??= this.#found();
    return this.#all;
  }

  /** What they are called, and what those of this project are called that are not installed. */
  get names(): readonly string[] {
    return [...new Set([...this.all.map(({ name }) => name), ...knownCommands()])];
  }

  /**
   * The one of this name; undefined where no package is known that has one. Throws `UsageError` where its package is not installed,
   * with what to do about it; `program` is how the program is called.
   */
  named(name: string, program: string): InstalledCommand | undefined {
    const command = this.all.find((one) => one.name === name);
    if (command) return command;
    const missing = missingCommand(name);
    if (missing === undefined) return undefined;
    throw new UsageError(`${program} ${name} needs ${missing}: npm install ${missing}`);
  }

  #found(): readonly InstalledCommand[] {
    const commands: InstalledCommand[] = [];
    for (const { folder, manifest, ...one } of this.#finding.fitting('command')) {
      const who = pluginIdentity({ ...one, folder, manifest });
      const named = fieldOf(manifest.gridproof, 'commands');
      const names = listedIn(named);
      if (names.length === 0)
        this.#leaveOut({ ...who, why: 'gridproof.commands in its package.json names no command' });
      for (const name of names) {
        const summary = textAt(named, name);
        const rival = commands.find((other) => other.name === name);
        if (summary === undefined)
          this.#leaveOut({ ...who, why: `gridproof.commands.${name} in its package.json is not a text` });
        else if (!/^[a-z][a-z-]*$/.test(name))
          this.#leaveOut({
            ...who,
            why: `'${name}' at gridproof.commands in its package.json is no name of a command`,
          });
        else if (rival) this.#leaveOut({ ...who, why: `${rival.package} has a command '${name}' already` });
        else
          commands.push({
            name,
            summary,
            package: one.name,
            version: versionOf(manifest),
            from: one.from,
            load: () => loaded(name, one.name, () => modulePath(folder, manifest, EXPORTED), folder),
          });
      }
    }
    return commands;
  }
}

/** The part of a package's commands that is called so. */
async function loaded(name: string, of: string, path: () => string, folder: string): Promise<unknown> {
  const fault = (why: string, cause?: unknown) =>
    new UsageError(`${name} cannot be used: ${of}: ${why}`, { cause });
  let module: { readonly default?: unknown };
  try {
    module = await import(pathToFileURL(path()).href);
  } catch (error) {
    throw fault(error instanceof PluginFault ? error.message : whyNotLoaded(error, folder), error);
  }
  const command = fieldOf(module.default, name);
  if (command === undefined) throw fault(`its commands have no '${name}'`);
  return command;
}
