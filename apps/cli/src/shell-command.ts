import type { Io } from './io.js';

/** How the program is called where it runs: by its name where it is installed, through npm in a clone. */
const call = ({ env }: Pick<Io, 'env'>): string => env.GRIDPROOF_COMMAND ?? 'gridproof';

/** The words of a call, as they are typed into a shell. */
export const shellCommand = (words: readonly string[], io: Pick<Io, 'env'>): string =>
  [call(io), ...words.map(quoted)].join(' ');

/** An example as it is typed; what a shell reads at its start stays, since npm would print a title into it. */
export const shellExample = (example: string, io: Pick<Io, 'env'>): string =>
  example.replaceAll(/(^|\| )gridproof (?!completion)/g, (_, before) => `${before}${call(io)} `);

const quoted = (word: string): string =>
  /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
