/** Where a puzzle stands in the input. */
export interface SourcePosition {
  /** The file; `-` for standard input, '' for a text given directly. */
  readonly source: string;
  /** Its line, from 1; missing where the whole text is one puzzle. */
  readonly line?: number | undefined;
}

/** For people: `file.txt:3`, `line 3` of standard input, '' for what stands there alone. */
export function positionText({ source, line }: SourcePosition): string {
  const isFile = source !== '' && source !== '-';
  if (line === undefined) return isFile ? source : '';
  return isFile ? `${source}:${line}` : `line ${line}`;
}
