import { EXIT } from '../exit.js';

/** What the terminal behind standard output can show. */
export interface Terminal {
  readonly color: boolean;
  readonly unicode: boolean;
}

/** `out`: the file that takes its place; colours do not belong in files. */
export function terminal({ ascii = false, out }: { ascii?: boolean; out?: string } = {}): Terminal {
  return { color: out === undefined && hasColor(), unicode: !ascii && hasUnicode() };
}

function hasColor(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return process.stdout.isTTY === true && process.stdout.hasColors();
}

function hasUnicode(): boolean {
  const { LC_ALL, LC_CTYPE, LANG, TERM, WT_SESSION, TERM_PROGRAM } = process.env;
  if (process.platform === 'win32') return Boolean(WT_SESSION || TERM_PROGRAM || TERM);
  if (TERM === 'linux' && process.stdout.isTTY) return false;
  const locale = LC_ALL || LC_CTYPE || LANG || 'UTF-8';
  return /utf-?8/i.test(locale);
}

/** A reader that has seen enough (`| head`) closes the pipe: that is no fault. Anything else that prevents writing is. */
export function leaveWhereNothingCanBeWritten(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    process.stderr.write(`gridproof: the output cannot be written (${code})\n`);
    process.exit(EXIT.wrong);
  });
}
