import { type AnyPuzzle, type Claim, candidateTypes, PuzzleError, typeNamed } from '@gridproof/core';
import type { UnusablePlugin } from './candidate.js';
import { InstalledCommands } from './commands.js';
import { InstalledEngines } from './engines.js';
import { withInstallHint } from './known-packages.js';
import { PluginFault } from './module.js';
import { type ModuleImporter, type Plugin, unusablePlugin } from './plugin.js';
import { type OnUnusable, PluginDiscovery } from './plugin-discovery.js';

/** A puzzle type and its plugin. */
export interface InstalledPuzzle {
  readonly type: AnyPuzzle;
  readonly plugin: Plugin<AnyPuzzle>;
}

/** Further locations, and callbacks for found plugins. */
export interface RegistryOptions {
  /** A folder in the project in which the program is called; by default the working folder. */
  readonly project?: string | undefined;
  /** Named plugins: folders with a package, module files, or package names. */
  readonly plugins?: readonly string[] | undefined;
  /** Loads the modules of trusted plugins; by default `import`. */
  readonly importing?: ModuleImporter | undefined;
  /** Called once with each unusable package; by default they are ignored silently. */
  readonly onUnusable?: OnUnusable | undefined;
  /** Replaces each loaded puzzle type by a wrapper. */
  readonly wrapType?: ((puzzle: InstalledPuzzle) => AnyPuzzle) | undefined;
}

/**
 * The puzzle types and engines of a program, found by the keywords `gridproof-puzzle` and `gridproof-engine` among named
 * plugins, the dependencies of the program, the project in which it is called, and the packages beside it. Each plugin
 * is loaded once, on demand.
 */
export class PluginRegistry {
  readonly engines: InstalledEngines;
  /** Commands of packages for a command line. */
  readonly commands: InstalledCommands;
  /** The named plugins, for threads and programs with a registry of their own. */
  readonly pluginNames: readonly string[];
  readonly #discovery: PluginDiscovery;
  readonly #options: RegistryOptions;
  /** Unusable plugins by message. */
  readonly #unusable = new Map<string, UnusablePlugin>();
  readonly #pending = new Map<Plugin<AnyPuzzle>, Promise<InstalledPuzzle | undefined>>();
  /** A cache: a batch requests all types for each entry. */
  #all: Promise<readonly InstalledPuzzle[]> | undefined;
  /** Loaded puzzles by the id of their type. */
  readonly #loaded = new Map<string, InstalledPuzzle>();

  /** `program` is a folder in the program's package, such as `import.meta.dirname`. */
  constructor(program: string, options: RegistryOptions = {}) {
    const { project = workingFolder(), plugins = [], importing } = options;
    const reportUnusable: OnUnusable = (one) => this.#reportUnusable(one);
    this.#options = options;
    this.pluginNames = plugins;
    this.#discovery = new PluginDiscovery({
      program,
      project,
      plugins,
      importing,
      onUnusable: reportUnusable,
    });
    this.commands = new InstalledCommands(this.#discovery, reportUnusable);
    this.engines = new InstalledEngines(this.#discovery, reportUnusable, () => this.unusableNames);
  }

  /** The version of the program. */
  get version(): string {
    return this.#discovery.version;
  }

  /** Named values that are no plugins. */
  get invalidPlugins(): readonly UnusablePlugin[] {
    return this.#discovery.invalidPlugins;
  }

  /** Installed plugins that cannot be used, as far as known by now. */
  get unusable(): readonly UnusablePlugin[] {
    return [...this.#unusable.values()];
  }

  get unusableNames(): readonly string[] {
    return this.unusable.map(({ name }) => name);
  }

  /** The names of puzzle types and engines from other projects, which may hang or end the process. */
  get externalNames(): readonly string[] {
    return this.#discovery.externalNames;
  }

  /** All puzzle types, sorted by id. Reports those that cannot be loaded as unusable. */
  puzzles(): Promise<readonly InstalledPuzzle[]> {
    this.#all ??= this.#loadAll(() => true);
    return this.#all;
  }

  /** All puzzle types without their plugins. */
  async types(): Promise<readonly AnyPuzzle[]> {
    return typesOf(await this.puzzles());
  }

  /** The puzzle type of this name. Throws `PuzzleError` with advice if it is not installed. */
  typeNamed(name: string): Promise<AnyPuzzle> {
    return this.recognise('', { as: name }, ({ types }) => typeNamed(name, types));
  }

  /** The plugin of a loaded puzzle type. */
  pluginOf({ id }: AnyPuzzle): Plugin<AnyPuzzle> {
    return this.#loaded.get(id)!.plugin;
  }

  /** The boards that puzzle types claim in their manifests. */
  async claims(): Promise<readonly Claim[]> {
    return claimsOf(await this.puzzles());
  }

  /**
   * Runs `read` with the types that may recognize a text, so that no others are loaded; if they do not recognize it,
   * runs `read` again with all types. Adds advice to the error of an unrecognized text.
   */
  async recognise<T>(
    text: string,
    { as }: { readonly as?: string | undefined },
    read: (candidates: CandidateTypes) => T,
  ): Promise<T> {
    const isCandidate = candidateTypes(text, { as });
    const some = await this.#loadAll(({ stub }) => !stub || isCandidate(stub));
    try {
      return read(this.#candidatesAmong(some, false));
    } catch (error) {
      if (!isUnrecognised(error)) throw error;
    }
    const all = this.#candidatesAmong(await this.puzzles(), true);
    return this.withAdvice(all.types, () => read(all));
  }

  /** Runs work that recognizes a puzzle type, and adds advice to its error. */
  withAdvice<T>(types: readonly AnyPuzzle[], work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw withInstallHint(error, types, this.unusableNames);
    }
  }

  #candidatesAmong(puzzles: readonly InstalledPuzzle[], isAll: boolean): CandidateTypes {
    const types = typesOf(puzzles);
    const advised = (fault: unknown) => withInstallHint(fault, types, this.unusableNames);
    return { types, claims: claimsOf(puzzles), isAll, addAdvice: advised };
  }

  async #loadAll(wanted: (plugin: Plugin<AnyPuzzle>) => boolean): Promise<readonly InstalledPuzzle[]> {
    const plugins = this.#discovery.findUsable<AnyPuzzle>('puzzle').filter(wanted);
    const loads = await Promise.all(plugins.map((plugin) => this.#load(plugin)));
    const puzzles: InstalledPuzzle[] = [];
    for (const puzzle of loads) {
      if (!puzzle) continue;
      const { id } = puzzle.type;
      const rival = puzzles.find((other) => other.type.id === id);
      if (rival)
        this.#reportUnusable(unusablePlugin(puzzle.plugin, `${rival.plugin.name} is a '${id}' already`));
      else puzzles.push(puzzle);
    }
    for (const puzzle of puzzles) this.#loaded.set(puzzle.type.id, puzzle);
    return puzzles.sort((a, b) => (a.type.id < b.type.id ? -1 : 1));
  }

  #load(plugin: Plugin<AnyPuzzle>): Promise<InstalledPuzzle | undefined> {
    const load = this.#pending.get(plugin) ?? this.#loadOrReport(plugin);
    this.#pending.set(plugin, load);
    return load;
  }

  async #loadOrReport(plugin: Plugin<AnyPuzzle>): Promise<InstalledPuzzle | undefined> {
    const { wrapType = ({ type }) => type } = this.#options;
    try {
      const type = await plugin.load();
      return { plugin, type: wrapType({ plugin, type }) };
    } catch (error) {
      if (!(error instanceof PluginFault)) throw error;
      this.#reportUnusable(unusablePlugin(plugin, error.message));
      return undefined;
    }
  }

  #reportUnusable(one: UnusablePlugin): void {
    const sentence = `${one.name} ${one.why}`;
    if (this.#unusable.has(sentence)) return;
    this.#unusable.set(sentence, one);
    this.#options.onUnusable?.(one);
  }
}

/** The puzzle types that may recognize a text. */
export interface CandidateTypes {
  readonly types: readonly AnyPuzzle[];
  readonly claims: readonly Claim[];
  /** Whether these are all types. */
  readonly isAll: boolean;
  /** Adds advice to a fault, as `recognise` does, for callers that keep it. */
  readonly addAdvice: (fault: unknown) => unknown;
}

const typesOf = (puzzles: readonly InstalledPuzzle[]): readonly AnyPuzzle[] =>
  puzzles.map(({ type }) => type);

const claimsOf = (puzzles: readonly InstalledPuzzle[]): readonly Claim[] =>
  puzzles.flatMap(({ type, plugin }) => (plugin.claims ? [{ type: type.id, ...plugin.claims }] : []));

/** Whether an error means that no candidate type recognizes a text. */
export const isUnrecognised = (error: unknown): boolean =>
  error instanceof PuzzleError && (error.code === 'unknown-type' || error.code === 'ambiguous-type');

/** The working folder, or `/` if it has been removed. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    return '/';
  }
}
