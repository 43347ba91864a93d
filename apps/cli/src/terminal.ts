/** What the terminal behind standard output can show. */
export interface Terminal {
  readonly color: boolean;
  readonly unicode: boolean;
}

export function terminal({ ascii = false }: { ascii?: boolean | undefined } = {}): Terminal {
  return { color: hasColor(), unicode: !ascii && hasUnicode() };
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

/** A reader that has seen enough (`| head`) closes the pipe: that is no fault. */
export function leaveQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
