import type { Engine } from '@gridproof/core';
import { engineIn } from './kinds.js';
import { noEngineMessage, unknownEngineMessage } from './known-packages.js';
import { PluginFault } from './module.js';
import { leftOut, type Plugin } from './plugin.js';
import type { OnUnusable, PluginDiscovery } from './plugin-discovery.js';
import { UsageError } from './usage-error.js';

/** An installed engine by its short name. */
export interface InstalledEngine extends Omit<Plugin<Engine>, 'name'> {
  /** What it is asked for by: `z3`, where the package is `@gridproof/engine-z3`. */
  readonly name: string;
  /** The name of its package; of a file that `--plugin` names, what it was called there. */
  readonly package: string;
}

/** One engine at least. */
export type Engines = readonly [InstalledEngine, ...InstalledEngine[]];

/** What stands for all engines where one may be named. */
export const AUTO = 'auto';

/** The engines that are installed. None is loaded before it is asked for. */
export class InstalledEngines {
  #all: readonly InstalledEngine[] | undefined;

  readonly #finding: PluginDiscovery;
  readonly #leaveOut: OnUnusable;
  readonly #namesLeftOut: () => readonly string[];

  /** @internal */
  constructor(finding: PluginDiscovery, leaveOut: OnUnusable, namesLeftOut: () => readonly string[]) {
    this.#finding = finding;
    this.#leaveOut = leaveOut;
    this.#namesLeftOut = namesLeftOut;
  }

  /** All, none of them loaded. One with the name of another is left out. */
  get all(): readonly InstalledEngine[] {
    if (this.#all) return this.#all;
    const engines: InstalledEngine[] = [];
    for (const plugin of this.#finding.usable<Engine>('engine')) {
      const name = engineIn(plugin.name);
      const rival = engines.find((other) => other.name === name);
      if (rival) this.#leaveOut(leftOut(plugin, `${rival.package} is a '${name}' already`));
      else engines.push({ ...plugin, name, package: plugin.name });
    }
    this.#all = engines;
    return engines;
  }

  /** All that can be loaded. The others are left out. */
  async usable(): Promise<readonly InstalledEngine[]> {
    const usable: InstalledEngine[] = [];
    for (const engine of this.all) if (await this.#isUsable(engine)) usable.push(engine);
    return usable;
  }

  /** The one of this name, whatever the case. Throws `UsageError` where there is none. */
  named(name: string): InstalledEngine {
    const engine = this.all.find((one) => one.name === name.toLowerCase());
    if (!engine) throw this.#noneCalled(name);
    return engine;
  }

  /**
   * The engines that take part in what is asked: the one that is named, or all that can be loaded, those that start light first.
   * Throws `UsageError` where there is none.
   */
  async chosen(name: string | undefined): Promise<Engines> {
    if (isNamed(name)) return [await this.#usableNamed(name)];
    const [first, ...others] = lightFirst(await this.usable());
    if (!first) throw new UsageError(noEngineMessage());
    return [first, ...others];
  }

  /**
   * The engine that gives reasons: the one that is named, else one that starts light. Reasons are found by many small
   * questions, of which such an engine answers ten while another answers one. Throws `UsageError` as `chosen`.
   */
  async reasoner(name: string | undefined): Promise<InstalledEngine> {
    if (isNamed(name)) return await this.#usableNamed(name);
    for (const engine of lightFirst(this.all)) if (await this.#isUsable(engine)) return engine;
    throw new UsageError(noEngineMessage());
  }

  async #usableNamed(name: string): Promise<InstalledEngine> {
    const engine = this.named(name);
    if (await this.#isUsable(engine)) return engine;
    throw this.#noneCalled(name);
  }

  #noneCalled(name: string): UsageError {
    const names = this.all.map((one) => one.name);
    return new UsageError(unknownEngineMessage(name, names, this.#namesLeftOut()));
  }

  async #isUsable({ load, package: name, version, from }: InstalledEngine): Promise<boolean> {
    try {
      await load();
      return true;
    } catch (error) {
      if (!(error instanceof PluginFault)) throw error;
      this.#leaveOut({ name, version, from, why: error.message });
      return false;
    }
  }
}

const isNamed = (name: string | undefined): name is string =>
  name !== undefined && name.toLowerCase() !== AUTO;

const isLight = ({ start }: InstalledEngine): boolean => start === 'light';

const lightFirst = (all: readonly InstalledEngine[]): readonly InstalledEngine[] => [
  ...all.filter(isLight),
  ...all.filter((one) => !isLight(one)),
];
