import type { Io } from './io.js';

/** The program name to type: `gridproof` if it is installed, an npm script in a clone. */
const call = ({ env }: Pick<Io, 'env'>): string => env.GRIDPROOF_COMMAND ?? 'gridproof';

/** Formats a call as it is typed into a shell. */
export const shellCommand = (words: readonly string[], io: Pick<Io, 'env'>): string =>
  [call(io), ...words.map(quote)].join(' ');

/** Formats an example as it is typed. `gridproof completion` stays, because npm would print a title into the script that the shell reads. */
export const shellExample = (example: string, io: Pick<Io, 'env'>): string =>
  example.replaceAll(/(^|\| )gridproof (?!completion)/g, (_, before) => `${before}${call(io)} `);

const quote = (word: string): string =>
  /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
