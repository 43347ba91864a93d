import type { Size } from '@gridproof/core';
import type { Command, Option } from 'commander';
import type { GuardedPlugins } from './watchdog/guarded-plugins.js';

/** What a command line has for a command that comes from a package of its own. */
export interface CommandContext {
  /** Puzzle types and engines, installed and named, and the version of the program. */
  readonly plugins: GuardedPlugins;
  /** How files of many puzzles are read, and what a batch writes of them. */
  readonly batches: BatchApi;
  /** Writes to standard output, which belongs to the command; the control characters of a text are shown, not obeyed. */
  readonly out: (text: string) => void;
  /** Writes a line for people to the error output. */
  readonly say: (text: string) => void;
  /** Shows how far it has come, on a terminal only, until something else is shown there. */
  readonly progress: (text: string) => void;
  /** Aborted by ctrl-C, or when the program is asked to end: the command ends in good order. A second time ends the program at once. */
  readonly interrupted: AbortSignal;
}

/** What commands of the command line itself share: options of the same names and words, each told what it is for, and what stands below them. */
export interface HelpBuilder {
  /** Adds what a batch is told of its puzzles, and what is asked of each; returns the command. */
  batch(command: Command): Command;
  /** One whose value is a time: `--after <time>`. In milliseconds. */
  time(flags: string, what: string): Option;
  /** `--jobs <n>`: a whole number from 1; undefined where it is not given. */
  jobs(what: string): Option;
  /** `--max-memory <MB>`: megabytes that the program may have in use. */
  memory(): Option;
  /** Says more below the options, in the width of the terminal. */
  after(command: Command, afterword: HelpEpilogue): void;
}

/** What stands below the options of a command in its help. */
export interface HelpEpilogue {
  /** Paragraphs in front of the others. */
  readonly notes?: readonly string[];
  /** What one may want, and the command line for it. */
  readonly examples?: Readonly<Record<string, string>>;
  /** What the exit status means; that of wrong input is added by itself. */
  readonly exit?: Readonly<Record<number, string>>;
}

interface Described {
  /** Says what may stand behind its name: arguments, options, help. Its name and summary stand there already. */
  describe(command: Command, shared: HelpBuilder): void;
}

/** A command that does something. */
export interface PluginAction extends Described {
  /** Does it; returns the exit status. What is thrown as `UsageError` is said to the user. */
  run(
    args: readonly string[],
    options: Readonly<Record<string, unknown>>,
    around: CommandContext,
  ): Promise<number>;
}

/** A command behind whose name another stands, as in `gridproof farm work`. */
export interface PluginCommandGroup extends Described {
  readonly commands: Readonly<Record<string, PluginAction & { readonly summary: string }>>;
}

/** A command that comes from a package of its own. */
export type PluginCommand = PluginAction | PluginCommandGroup;

/** What a package with the keyword `gridproof-command` exports at `./commands` by default: its commands by their names. */
export type PluginCommands = Readonly<Record<string, PluginCommand>>;

/** Files of many puzzles, read as `gridproof batch` reads them, and its rows. */
export interface BatchApi {
  /** Throws `UsageError` where one of these is not a file that can be read, nor standard input (`-`). */
  check(files: readonly string[]): void;
  /** The entries of files, or of standard input, while they are read. Throws `UsageError` where they cannot be. */
  entries(
    files: readonly string[],
    reading: BatchInputOptions,
    signal: AbortSignal,
  ): AsyncIterable<BatchEntry>;
  /** Opens threads that make rows of entries. Throws `UsageError` where an engine is not installed. */
  rows(asking: BatchRequest, resources?: BatchResources): Promise<BatchRows>;
  /** A new count, in which there are no rows yet. */
  tally(): BatchTally;
}

/** How files are read. */
export interface BatchInputOptions {
  readonly as?: string | undefined;
  readonly size?: Size | undefined;
  readonly column?: string | undefined;
}

/** What is asked of each puzzle, and of whom. */
export interface BatchRequest {
  readonly unique?: boolean | undefined;
  readonly engine?: string | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  readonly conflicts?: number | undefined;
}

/** The threads and the memory of a batch. */
export interface BatchResources {
  /** The number of threads; as many as there are processors by default. */
  readonly jobs?: number | undefined;
  /** Megabytes that the process may have in use. */
  readonly maxMemory?: number | undefined;
}

/** One puzzle of the input, not yet read: JSON, which another machine may make the row of. */
export interface BatchEntry {
  readonly source: string;
  readonly text: string;
  readonly line?: number | undefined;
}

/** Makes rows. */
export interface BatchRows {
  /** What rows depend on besides their puzzles: where it is the same, the rows have the same bytes. */
  readonly asking: string;
  /** How many rows are made at once. */
  readonly threads: number;
  /** The row of an entry as JSON, without a line end; one that cannot be read has a row too, which says why. */
  row(entry: BatchEntry): Promise<string>;
  /** The row of an entry that could not be asked, and why. */
  lost(entry: BatchEntry, reason: string): string;
  /** Ends the threads and what they work at. */
  close(): Promise<void>;
}

/** Counts what rows say. */
export interface BatchTally {
  /** Counts a row by its status; one that has none is `unknown`. */
  add(row: string): void;
  /** `3 puzzles: 2 unique, 1 unknown` */
  readonly summary: string;
}
