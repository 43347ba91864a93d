/** Converts a script to a bookmarklet URL, without comments and line breaks. */
export function bookmarklet(source: string, home: string): string {
  const short = sourceFor(source, home)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
  return `javascript:${encodeURIComponent(short)}`;
}

/** The script of the bookmarklet, for display. */
export const sourceFor = (source: string, home: string): string =>
  source.replace("'HOME'", () => `'${home}'`);
