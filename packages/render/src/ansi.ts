/** The parameters of an ANSI "select graphic rendition" sequence, such as `1;36`; empty for plain text. */
export type Style = string;

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with this control character.
const sequence = /\u001b\[[0-9;]*m/g;

/** Returns the text in an ANSI style. */
export function applyStyle(text: string, style: Style): string {
  return style === '' ? text : `\u001b[${style}m${text}\u001b[0m`;
}

/** Returns the width of a text on a terminal in columns: that of its widest line. */
export const widthOf = (text: string): number => Math.max(...text.split('\n').map(columnsOf));

/** Returns the width of a line on a terminal in columns, without escape sequences. */
export function columnsOf(line: string): number {
  return [...line.replace(sequence, '')].length;
}

/** Replaces control characters, which have no width or control a terminal. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '\ufffd');
