import { type AnyPuzzle, type Claim, candidateTypes, PuzzleError, typeNamed } from '@gridproof/core';
import type { UnusablePlugin } from './candidate.js';
import { InstalledCommands } from './commands.js';
import { InstalledEngines } from './engines.js';
import { withInstallHint } from './known-packages.js';
import { PluginFault } from './module.js';
import { type Importing, leftOut, type Plugin } from './plugin.js';
import { type OnUnusable, PluginDiscovery } from './plugin-discovery.js';

/** A puzzle type, and the package that it comes from. */
export interface InstalledPuzzle {
  readonly type: AnyPuzzle;
  readonly plugin: Plugin<AnyPuzzle>;
}

/** Where to look beside the program, and what to make of what is found. */
export interface RegistryOptions {
  /** Any folder in the project that the program is called in; by default the working folder. */
  readonly project?: string | undefined;
  /** Plugins that are named one by one: folders with a package, files that are modules, or names of packages. */
  readonly plugins?: readonly string[] | undefined;
  /** Loads the modules of plugins that are known to return; by default `import`. */
  readonly importing?: Importing | undefined;
  /** Called with each package that cannot take part, once; by default they are left out silently. */
  readonly leaveOut?: OnUnusable | undefined;
  /** What the program works with instead of a type that it has loaded. */
  readonly wrapped?: ((puzzle: InstalledPuzzle) => AnyPuzzle) | undefined;
}

/**
 * The puzzle types and engines that a program finds, by the keyword `gridproof-puzzle` or `gridproof-engine`: those that are named,
 * among what it depends on itself, in the project that it is called in, and beside it. So no list of them is kept anywhere.
 * Each is loaded when it is asked for, and once.
 */
export class PluginRegistry {
  readonly engines: InstalledEngines;
  /** Commands that packages bring to a command line. */
  readonly commands: InstalledCommands;
  /** The plugins that were named one by one, for threads and programs that look by themselves. */
  readonly named: readonly string[];
  readonly #finding: PluginDiscovery;
  readonly #options: RegistryOptions;
  /** By what is said of them. */
  readonly #left = new Map<string, UnusablePlugin>();
  readonly #loads = new Map<Plugin<AnyPuzzle>, Promise<InstalledPuzzle | undefined>>();
  /** A batch asks for all of them at each entry. */
  #all: Promise<readonly InstalledPuzzle[]> | undefined;
  /** By the id of their types. */
  readonly #loaded = new Map<string, InstalledPuzzle>();

  /** `program` is any folder in the program's package: a program gives `import.meta.dirname`. */
  constructor(program: string, options: RegistryOptions = {}) {
    const { project = workingFolder(), plugins = [], importing } = options;
    const leaveOut: OnUnusable = (one) => this.#leaveOut(one);
    this.#options = options;
    this.named = plugins;
    this.#finding = new PluginDiscovery({ program, project, plugins, importing, leaveOut });
    this.commands = new InstalledCommands(this.#finding, leaveOut);
    this.engines = new InstalledEngines(this.#finding, leaveOut, () => this.namesLeftOut);
  }

  /** The program's version. */
  get version(): string {
    return this.#finding.version;
  }

  /** What was named one by one, and is no plugin at all. */
  get notThere(): readonly UnusablePlugin[] {
    return this.#finding.notThere;
  }

  /** What is installed and cannot be used, as far as it has been asked for. */
  get leftOut(): readonly UnusablePlugin[] {
    return [...this.#left.values()];
  }

  get namesLeftOut(): readonly string[] {
    return this.leftOut.map(({ name }) => name);
  }

  /** The names of the puzzle types and engines that are not of this project: nothing is known of what they do. */
  get outside(): readonly string[] {
    return this.#finding.outside;
  }

  /** All puzzle types by their ids. One that cannot be loaded is left out. */
  puzzles(): Promise<readonly InstalledPuzzle[]> {
    this.#all ??= this.#those(() => true);
    return this.#all;
  }

  /** As `puzzles`, where it does not matter which packages they come from. */
  async types(): Promise<readonly AnyPuzzle[]> {
    return typesOf(await this.puzzles());
  }

  /** The puzzle type of this name. Throws `PuzzleError` where it is not installed, with what to do about it. */
  typeNamed(name: string): Promise<AnyPuzzle> {
    return this.recognise('', { as: name }, ({ types }) => typeNamed(name, types));
  }

  /** The package that a puzzle type comes from, which has been loaded. */
  pluginOf({ id }: AnyPuzzle): Plugin<AnyPuzzle> {
    return this.#loaded.get(id)!.plugin;
  }

  /** The boards that puzzle types claim, by their manifests. */
  async claims(): Promise<readonly Claim[]> {
    return claimsOf(await this.puzzles());
  }

  /**
   * Does what recognises the puzzle type of a text: first with those types only that may have a say in it, so that no others are
   * loaded, and where they do not know it, with all types. For what is then unknown there is advice.
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

  /** Does what recognises a puzzle type; where that is not installed, the fault says what to do. */
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

/** Puzzle types among which a text is recognised. */
export interface CandidateTypes {
  readonly types: readonly AnyPuzzle[];
  readonly claims: readonly Claim[];
  /** There are no others. */
  readonly isAll: boolean;
  /** A fault with what to do about it, as `recognise` throws it: for one that is kept instead. */
  readonly advised: (fault: unknown) => unknown;
}

const typesOf = (puzzles: readonly InstalledPuzzle[]): readonly AnyPuzzle[] =>
  puzzles.map(({ type }) => type);

const claimsOf = (puzzles: readonly InstalledPuzzle[]): readonly Claim[] =>
  puzzles.flatMap(({ type, plugin }) => (plugin.claims ? [{ type: type.id, ...plugin.claims }] : []));

/** Whether a fault is that the types at hand do not know a text. */
export const isUnrecognised = (error: unknown): boolean =>
  error instanceof PuzzleError && (error.code === 'unknown-type' || error.code === 'ambiguous-type');

/** The folder that the program is called in; it may be gone. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    return '/';
  }
}
