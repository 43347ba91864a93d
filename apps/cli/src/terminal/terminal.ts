import { EXIT } from '../exit.js';
import type { Io } from '../io.js';

/** Width without a terminal, in columns. */
const COLUMNS = 120;

/** Capabilities of the terminal on standard output. */
export interface Terminal {
  readonly color: boolean;
  readonly unicode: boolean;
  /** Maximum width of a board, in columns. */
  readonly columns: number;
}

/** Returns the capabilities of the terminal on standard output. A file, `out`, has no colours. */
export function terminalOf(io: Io, { ascii = false, out }: { ascii?: boolean; out?: string } = {}): Terminal {
  return {
    color: out === undefined && hasColor(io),
    unicode: !ascii && hasUnicode(io),
    columns: io.stdout.columns ?? COLUMNS,
  };
}

function hasColor({ env, stdout }: Io): boolean {
  const { NO_COLOR, FORCE_COLOR } = env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return stdout.isTTY === true && stdout.hasColors?.() === true;
}

function hasUnicode({ env, stdout }: Io): boolean {
  const { LC_ALL, LC_CTYPE, LANG, TERM, WT_SESSION, TERM_PROGRAM } = env;
  if (process.platform === 'win32') return Boolean(WT_SESSION || TERM_PROGRAM || TERM);
  if (TERM === 'linux' && stdout.isTTY) return false;
  const locale = LC_ALL || LC_CTYPE || LANG || 'UTF-8';
  return /utf-?8/i.test(locale);
}

/** Exits when a reader closes the pipe early (`| head`), which is not an error. Other write errors are. */
export function exitOnBrokenPipe(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    process.stderr.write(`gridproof: the output cannot be written (${code})\n`);
    process.exit(EXIT.wrong);
  });
}
