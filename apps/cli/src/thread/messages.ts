/** What a terminal can show. */
export interface TerminalInfo {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  readonly hasColors: boolean;
}

/** What the thread of a command knows of the process that it belongs to. */
export interface ProcessInfo {
  /** Whether a person would have to type what is read. */
  readonly keyboard: boolean;
  readonly stdout: TerminalInfo;
  readonly stderr: TerminalInfo;
}

/** A signal that the process was sent. */
export type ToThread = NodeJS.Signals;

/** The thread lets events in, or the exit status of the command, which is over. */
export type FromThread = 'alive' | number;
