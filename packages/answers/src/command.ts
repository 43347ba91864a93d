import type { Command } from 'commander';
import type { GuardedPlugins } from './guard/plugins.js';

/** What a command line has for a command that comes from a package of its own. */
export interface Around {
  /** Puzzle types and engines, installed and named, and the version of the program. */
  readonly plugins: GuardedPlugins;
  /** Writes to standard output, which belongs to the command; the control characters of a text are shown, not obeyed. */
  readonly out: (text: string) => void;
  /** Writes a line for people to the error output. */
  readonly say: (text: string) => void;
  /** Aborted by ctrl-C, or when the program is asked to end: the command ends in good order. A second time ends the program at once. */
  readonly interrupted: AbortSignal;
}

/** A command that comes from a package of its own. */
export interface PackagedCommand {
  /** Says what may stand behind its name: arguments, options, help. Its name and summary stand there already. */
  describe(command: Command): void;
  /** Does it; returns the exit status. What is thrown as `UsageError` is said to the user. */
  run(args: readonly string[], options: Readonly<Record<string, unknown>>, around: Around): Promise<number>;
}

/** What a package with the keyword `gridproof-command` exports at `./commands` by default: its commands by their names. */
export type PackagedCommands = Readonly<Record<string, PackagedCommand>>;
