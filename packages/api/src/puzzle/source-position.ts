/** The position of a puzzle in the input. */
export interface SourcePosition {
  /** The file; `-` for standard input, '' for a text given directly. */
  readonly source: string;
  /** The line, from 1; undefined if the whole text is one puzzle. */
  readonly line?: number | undefined;
}

/** Formats a position for people: `file.txt:3`, `line 3` of standard input, '' for a text of one puzzle. */
export function positionText({ source, line }: SourcePosition): string {
  const isFile = source !== '' && source !== '-';
  if (line === undefined) return isFile ? source : '';
  return isFile ? `${source}:${line}` : `line ${line}`;
}
