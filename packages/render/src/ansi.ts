/** The parameters of an ANSI "select graphic rendition" sequence, such as `1;36`; empty for plain text. */
export type Style = string;

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with this control character.
const sequence = /\u001b\[[0-9;]*m/g;

/** The text in a style. */
export function styled(text: string, style: Style): string {
  return style === '' ? text : `\u001b[${style}m${text}\u001b[0m`;
}

/** How many columns a text takes on a terminal: those of its widest line. */
export const widthOf = (text: string): number => Math.max(...text.split('\n').map(columnsOf));

/** How many columns a line takes on a terminal: escape sequences take none. */
export function columnsOf(line: string): number {
  return [...line.replace(sequence, '')].length;
}

/** A text without characters that would take no column, or do something to a terminal: they are replaced, as in a drawing. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '\ufffd');
