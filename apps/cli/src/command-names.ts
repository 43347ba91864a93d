/** The commands, by what they are for. */
export const COMMANDS = {
  'Solve puzzles': ['solve', 'batch', 'merge', 'forced'],
  'Say why': ['explain', 'hint', 'steps', 'rate'],
  'Make puzzles': ['generate', 'minimize', 'vary', 'booklet'],
  'Check and write': ['check', 'convert', 'export'],
  'Look around': ['list', 'info', 'help', 'completion'],
} as const;

export type CommandName = (typeof COMMANDS)[keyof typeof COMMANDS][number];

const NAMES: readonly (string | undefined)[] = Object.values(COMMANDS).flat();

/** What shells call for completion, at each press of a key. */
export const COMPLETE = 'complete';

/** Whether a command line begins with a command. */
export const isCommand = (called: string | undefined): called is CommandName => NAMES.includes(called);

/** What asks for the version. */
export const VERSION: readonly string[] = ['-v', '--version'];

/** Whether a command line asks for the version, whatever comes behind it. */
export const asksForVersion = (called: string | undefined): boolean =>
  called !== undefined && VERSION.includes(called);
