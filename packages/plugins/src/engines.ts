import type { Engine } from '@gridproof/core';
import { engineNameOf } from './kinds.js';
import { noEngineMessage, unknownEngineMessage } from './known-packages.js';
import { PluginFault } from './module.js';
import { type Plugin, unusablePlugin } from './plugin.js';
import type { OnUnusable, PluginDiscovery } from './plugin-discovery.js';
import { UsageError } from './usage-error.js';

/** An installed engine with its short name. */
export interface InstalledEngine extends Omit<Plugin<Engine>, 'name'> {
  /** The short name: `z3` for the package `@gridproof/engine-z3`. */
  readonly name: string;
  /** The package name; for a file named by `--plugin`, the value of the option. */
  readonly package: string;
}

/** At least one engine. */
export type Engines = readonly [InstalledEngine, ...InstalledEngine[]];

/** The name that stands for all engines. */
export const AUTO = 'auto';

/** The installed engines, loaded on demand. */
export class InstalledEngines {
  #all: readonly InstalledEngine[] | undefined;

  readonly #discovery: PluginDiscovery;
  readonly #reportUnusable: OnUnusable;
  readonly #unusableNames: () => readonly string[];

  /** @internal */
  constructor(
    discovery: PluginDiscovery,
    reportUnusable: OnUnusable,
    unusableNames: () => readonly string[],
  ) {
    this.#discovery = discovery;
    this.#reportUnusable = reportUnusable;
    this.#unusableNames = unusableNames;
  }

  /** All engines, not loaded. Reports an engine with the name of another one as unusable. */
  get all(): readonly InstalledEngine[] {
    if (this.#all) return this.#all;
    const engines: InstalledEngine[] = [];
    for (const plugin of this.#discovery.findUsable<Engine>('engine')) {
      const name = engineNameOf(plugin.name);
      const rival = engines.find((other) => other.name === name);
      if (rival) this.#reportUnusable(unusablePlugin(plugin, `${rival.package} is a '${name}' already`));
      else engines.push({ ...plugin, name, package: plugin.name });
    }
    this.#all = engines;
    return engines;
  }

  /** All engines that can be loaded. Reports the others as unusable. */
  async usable(): Promise<readonly InstalledEngine[]> {
    const usable: InstalledEngine[] = [];
    for (const engine of this.all) if (await this.#isUsable(engine)) usable.push(engine);
    return usable;
  }

  /** The engine of this name, ignoring case. Throws `UsageError` if there is none. */
  find(name: string): InstalledEngine {
    const engine = this.all.find((one) => one.name === name.toLowerCase());
    if (!engine) throw this.#unknownEngine(name);
    return engine;
  }

  /** The engines for a task: the named one, or all that can be loaded, light ones first. Throws `UsageError` if there is none. */
  async choose(name: string | undefined): Promise<Engines> {
    if (isNamed(name)) return [await this.#findUsable(name)];
    const [first, ...others] = sortLightFirst(await this.usable());
    if (!first) throw new UsageError(noEngineMessage());
    return [first, ...others];
  }

  /**
   * The engine for explanations: the named one, else a light one. Reasons take many small engine calls, of which a light
   * engine answers ten in the time of one call of another engine. Throws `UsageError` like `chosen`.
   */
  async findReasoningEngine(name: string | undefined): Promise<InstalledEngine> {
    if (isNamed(name)) return await this.#findUsable(name);
    for (const engine of sortLightFirst(this.all)) if (await this.#isUsable(engine)) return engine;
    throw new UsageError(noEngineMessage());
  }

  async #findUsable(name: string): Promise<InstalledEngine> {
    const engine = this.find(name);
    if (await this.#isUsable(engine)) return engine;
    throw this.#unknownEngine(name);
  }

  #unknownEngine(name: string): UsageError {
    const names = this.all.map((one) => one.name);
    return new UsageError(unknownEngineMessage(name, names, this.#unusableNames()));
  }

  async #isUsable({ load, package: name, version, from }: InstalledEngine): Promise<boolean> {
    try {
      await load();
      return true;
    } catch (error) {
      if (!(error instanceof PluginFault)) throw error;
      this.#reportUnusable({ name, version, from, why: error.message });
      return false;
    }
  }
}

const isNamed = (name: string | undefined): name is string =>
  name !== undefined && name.toLowerCase() !== AUTO;

const isLight = ({ start }: InstalledEngine): boolean => start === 'light';

const sortLightFirst = (all: readonly InstalledEngine[]): readonly InstalledEngine[] => [
  ...all.filter(isLight),
  ...all.filter((one) => !isLight(one)),
];
