import type { Command, Option } from 'commander';
import type { GuardedPlugins } from './watchdog/guarded-plugins.js';

/** The services of the command line for a command from another package. */
export interface CommandContext {
  /** Puzzle types and engines, installed or named in options, and the version of the program. */
  readonly plugins: GuardedPlugins;
  /** Writes to standard output, with control characters escaped. */
  readonly out: (text: string) => void;
  /** Writes a line for people to standard error. */
  readonly say: (text: string) => void;
  /** Shows a progress line until the next output, on a terminal only. */
  readonly progress: (text: string) => void;
  /** Aborted by ctrl-C or a termination signal, so that the command can shut down; a second signal kills the program. */
  readonly interrupted: AbortSignal;
}

/** Adds options and help texts that all commands share. */
export interface HelpBuilder {
  /** Adds the batch options for input and task; returns the command. */
  batch(command: Command): Command;
  /** Creates an option whose value is a time, parsed to milliseconds: `--after <time>`. */
  time(flags: string, what: string): Option;
  /** Creates `--jobs <n>`: an integer from 1; undefined if not given. */
  jobs(what: string): Option;
  /** Creates `--max-memory <MB>`: megabytes that the program may use. */
  memory(): Option;
  /** Adds an epilogue below the options, wrapped to the width of the terminal. */
  addEpilogue(command: Command, epilogue: HelpEpilogue): void;
}

/** The text below the options in the help of a command. */
export interface HelpEpilogue {
  /** Introductory paragraphs. */
  readonly notes?: readonly string[];
  /** Command lines by their purpose. */
  readonly examples?: Readonly<Record<string, string>>;
  /** Meanings of the exit statuses; invalid input is added automatically. */
  readonly exit?: Readonly<Record<number, string>>;
}

interface CommandDescription {
  /** Defines arguments, options and help. Name and summary are set already. */
  describe(command: Command, shared: HelpBuilder): void;
}

/** A command with an action. */
export interface PluginAction extends CommandDescription {
  /** Runs the command and returns the exit status. The message of a thrown `UsageError` is shown to the user. */
  run(
    args: readonly string[],
    options: Readonly<Record<string, unknown>>,
    context: CommandContext,
  ): Promise<number>;
}

/** A command with subcommands, as in `gridproof farm work`. */
export interface PluginCommandGroup extends CommandDescription {
  readonly commands: Readonly<Record<string, PluginAction & { readonly summary: string }>>;
}

/** A command from another package. */
export type PluginCommand = PluginAction | PluginCommandGroup;

/** The default export at `./commands` of a package with the keyword `gridproof-command`: its commands by name. */
export type PluginCommands = Readonly<Record<string, PluginCommand>>;
