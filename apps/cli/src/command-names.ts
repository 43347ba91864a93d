/** The commands, grouped by purpose. */
export const COMMANDS = {
  'Solve puzzles': ['solve', 'batch', 'merge', 'forced'],
  Explain: ['explain', 'hint', 'steps', 'rate'],
  'Make puzzles': ['generate', 'minimize', 'vary', 'booklet'],
  'Check, read and write': ['check', 'convert', 'export', 'read'],
  Information: ['list', 'info', 'help', 'completion'],
} as const;

export type CommandName = (typeof COMMANDS)[keyof typeof COMMANDS][number];

const NAMES: readonly (string | undefined)[] = Object.values(COMMANDS).flat();

/** The command that shells call for completion. */
export const COMPLETE = 'complete';

/** Returns whether a word is the name of a command. */
export const isCommand = (called: string | undefined): called is CommandName => NAMES.includes(called);

/** The words that print the version. */
export const VERSION: readonly string[] = ['-v', '--version'];

/** Returns whether the first word of a command line prints the version. */
export const asksForVersion = (called: string | undefined): boolean =>
  called !== undefined && VERSION.includes(called);
