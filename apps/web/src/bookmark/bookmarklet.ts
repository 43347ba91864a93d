/** A script as the address of a bookmark; comments and line breaks are left out. */
export function bookmarklet(source: string, home: string): string {
  const short = sourceFor(source, home)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
  return `javascript:${encodeURIComponent(short)}`;
}

/** The script as it stands in the bookmark, for people. */
export const sourceFor = (source: string, home: string): string =>
  source.replace("'HOME'", () => `'${home}'`);
