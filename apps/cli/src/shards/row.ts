/** A row of a batch, as far as merging looks into it. */
export interface PartRow {
  /** Its text, without a line end. */
  readonly text: string;
  readonly source: string;
  /** Missing where the input as a whole is one puzzle. */
  readonly line: number | undefined;
  /** Of the puzzle and the question; its last digits are of who was asked. */
  readonly fingerprint: string;
  readonly status: string;
  readonly reason: string | undefined;
}

/** Reads a row; undefined where it is none. */
export function parseRow(text: string): PartRow | undefined {
  let row: unknown;
  try {
    row = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof row !== 'object' || row === null) return undefined;
  const { source, line, fingerprint, status, reason } = row as Readonly<Record<string, unknown>>;
  if (typeof source !== 'string' || typeof status !== 'string') return undefined;
  if (typeof fingerprint !== 'string' || !(line === undefined || Number.isSafeInteger(line)))
    return undefined;
  return {
    text,
    source,
    line: line as number | undefined,
    fingerprint,
    status,
    reason: typeof reason === 'string' ? reason : undefined,
  };
}

/** Whether a result is not known, so that one that is known takes its place. */
export const isUnknown = ({ status }: PartRow): boolean => status === 'unknown';

/** Whether two rows say the same: all but who found it and how long that took. */
const sayTheSame = (one: PartRow, other: PartRow): boolean =>
  one.text === other.text || timeless(one) === timeless(other);

function timeless({ text }: PartRow): string {
  const { engine: _, milliseconds: __, ...rest } = JSON.parse(text);
  return JSON.stringify(rest);
}

/**
 * The one of two rows of a puzzle that stays, whichever was read first: one that is known, and of two that are not one that does not depend on
 * time. Undefined where both are known and contradict each other.
 */
export function preferredRow(one: PartRow, other: PartRow): PartRow | undefined {
  if (isUnknown(one) !== isUnknown(other)) return isUnknown(one) ? other : one;
  if (!isUnknown(one) && !sayTheSame(one, other)) return undefined;
  const [mine, its] = [one, other].map(({ reason }) => Number(reason === 'time limit'));
  if (mine !== its) return mine! < its! ? one : other;
  return one.text <= other.text ? one : other;
}
