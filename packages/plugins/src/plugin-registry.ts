import { type AnyPuzzle, type Claim, candidateTypes, PuzzleError, typeNamed } from '@gridproof/core';
import type { UnusablePlugin } from './candidate.js';
import { InstalledCommands } from './commands.js';
import { InstalledEngines } from './engines.js';
import { withInstallHint } from './known-packages.js';
import { PluginFault } from './module.js';
import { type Importing, leftOut, type Plugin } from './plugin.js';
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
  readonly importing?: Importing | undefined;
  /** Called once with each unusable package; by default they are ignored silently. */
  readonly leaveOut?: OnUnusable | undefined;
  /** Replaces each loaded puzzle type by a wrapper. */
  readonly wrapped?: ((puzzle: InstalledPuzzle) => AnyPuzzle) | undefined;
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
  readonly named: readonly string[];
  readonly #finding: PluginDiscovery;
  readonly #options: RegistryOptions;
  /** Unusable plugins by message. */
  readonly #left = new Map<string, UnusablePlugin>();
  readonly #loads = new Map<Plugin<AnyPuzzle>, Promise<InstalledPuzzle | undefined>>();
  /** A cache: a batch requests all types for each entry. */
  #all: Promise<readonly InstalledPuzzle[]> | undefined;
  /** Loaded puzzles by the id of their type. */
  readonly #loaded = new Map<string, InstalledPuzzle>();

  /** `program` is a folder in the program's package, such as `import.meta.dirname`. */
  constructor(program: string, options: RegistryOptions = {}) {
    const { project = workingFolder(), plugins = [], importing } = options;
    const leaveOut: OnUnusable = (one) => this.#leaveOut(one);
    this.#options = options;
    this.named = plugins;
    this.#finding = new PluginDiscovery({ program, project, plugins, importing, leaveOut });
    this.commands = new InstalledCommands(this.#finding, leaveOut);
    this.engines = new InstalledEngines(this.#finding, leaveOut, () => this.namesLeftOut);
  }

  /** The version of the program. */
  get version(): string {
    return this.#finding.version;
  }

  /** Named values that are no plugins. */
  get notThere(): readonly UnusablePlugin[] {
    return this.#finding.notThere;
  }

  /** Installed plugins that cannot be used, as far as known by now. */
  get leftOut(): readonly UnusablePlugin[] {
    return [...this.#left.values()];
  }

  get namesLeftOut(): readonly string[] {
    return this.leftOut.map(({ name }) => name);
  }

  /** The names of puzzle types and engines from other projects, which may hang or end the process. */
  get outside(): readonly string[] {
    return this.#finding.outside;
  }

  /** All puzzle types, sorted by id. Reports those that cannot be loaded as unusable. */
  puzzles(): Promise<readonly InstalledPuzzle[]> {
    this.#all ??= this.#those(() => true);
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
    read: (among: CandidateTypes) => T,
  ): Promise<T> {
    const isConcerned = candidateTypes(text, { as });
    const some = await this.#those(({ unloaded }) => !unloaded || isConcerned(unloaded));
    try {
      return read(this.#among(some, false));
    } catch (error) {
      if (!isUnrecognised(error)) throw error;
    }
    const all = this.#among(await this.puzzles(), true);
    return this.recognising(all.types, () => read(all));
  }

  /** Runs work that recognizes a puzzle type, and adds advice to its error. */
  recognising<T>(types: readonly AnyPuzzle[], work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw withInstallHint(error, types, this.namesLeftOut);
    }
  }

  #among(puzzles: readonly InstalledPuzzle[], isAll: boolean): CandidateTypes {
    const types = typesOf(puzzles);
    const advised = (fault: unknown) => withInstallHint(fault, types, this.namesLeftOut);
    return { types, claims: claimsOf(puzzles), isAll, advised };
  }

  async #those(wanted: (plugin: Plugin<AnyPuzzle>) => boolean): Promise<readonly InstalledPuzzle[]> {
    const plugins = this.#finding.usable<AnyPuzzle>('puzzle').filter(wanted);
    const loads = await Promise.all(plugins.map((plugin) => this.#load(plugin)));
    const puzzles: InstalledPuzzle[] = [];
    for (const puzzle of loads) {
      if (!puzzle) continue;
      const { id } = puzzle.type;
      const rival = puzzles.find((other) => other.type.id === id);
      if (rival) this.#leaveOut(leftOut(puzzle.plugin, `${rival.plugin.name} is a '${id}' already`));
      else puzzles.push(puzzle);
    }
    for (const puzzle of puzzles) this.#loaded.set(puzzle.type.id, puzzle);
    return puzzles.sort((a, b) => (a.type.id < b.type.id ? -1 : 1));
  }

  #load(plugin: Plugin<AnyPuzzle>): Promise<InstalledPuzzle | undefined> {
    const load = this.#loads.get(plugin) ?? this.#tryToLoad(plugin);
    this.#loads.set(plugin, load);
    return load;
  }

  async #tryToLoad(plugin: Plugin<AnyPuzzle>): Promise<InstalledPuzzle | undefined> {
    const { wrapped = ({ type }) => type } = this.#options;
    try {
      const type = await plugin.load();
      return { plugin, type: wrapped({ plugin, type }) };
    } catch (error) {
      if (!(error instanceof PluginFault)) throw error;
      this.#leaveOut(leftOut(plugin, error.message));
      return undefined;
    }
  }

  #leaveOut(one: UnusablePlugin): void {
    const sentence = `${one.name} ${one.why}`;
    if (this.#left.has(sentence)) return;
    this.#left.set(sentence, one);
    this.#options.leaveOut?.(one);
  }
}

/** The puzzle types that may recognize a text. */
export interface CandidateTypes {
  readonly types: readonly AnyPuzzle[];
  readonly claims: readonly Claim[];
  /** Whether these are all types. */
  readonly isAll: boolean;
  /** Adds advice to a fault, as `recognise` does, for callers that keep it. */
  readonly advised: (fault: unknown) => unknown;
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
