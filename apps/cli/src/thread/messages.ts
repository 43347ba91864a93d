/** Capabilities of a terminal. */
export interface TerminalInfo {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  readonly hasColors: boolean;
}

/** Facts about the process that the thread of a command needs. */
export interface ProcessInfo {
  /** True if standard input is a keyboard. */
  readonly keyboard: boolean;
  readonly stdout: TerminalInfo;
  readonly stderr: TerminalInfo;
}

/** A signal that the process received. */
export type ToThread = NodeJS.Signals;

/** A sign that the event loop runs, or the exit status of the finished command. */
export type FromThread = 'alive' | number;
