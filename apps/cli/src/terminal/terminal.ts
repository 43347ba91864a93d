import { EXIT } from '../exit.js';
import type { Io } from '../io.js';

/** Columns where there is no terminal. */
const COLUMNS = 120;

/** What the terminal behind standard output can show. */
export interface Terminal {
  readonly color: boolean;
  readonly unicode: boolean;
  /** How many columns a board may take. */
  readonly columns: number;
}

/** `out`: the file that takes its place; colours do not belong in files. */
export function terminal(io: Io, { ascii = false, out }: { ascii?: boolean; out?: string } = {}): Terminal {
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

/** A reader that has seen enough (`| head`) closes the pipe: that is no fault. Anything else that prevents writing is. */
export function exitOnBrokenPipe(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    process.stderr.write(`gridproof: the output cannot be written (${code})\n`);
    process.exit(EXIT.wrong);
  });
}
