/** What a terminal can show. */
export interface Screen {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  readonly hasColors: boolean;
}

/** What the thread of a command knows of the process that it belongs to. */
export interface Surroundings {
  /** Whether a person would have to type what is read. */
  readonly keyboard: boolean;
  readonly stdout: Screen;
  readonly stderr: Screen;
}

/** A command is to come to its end. */
export interface ToThread {
  readonly interrupted: NodeJS.Signals;
}
