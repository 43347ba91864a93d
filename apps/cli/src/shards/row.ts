/** The fields of a row that merging uses. */
export interface PartRow {
  /** The whole row, without a line end. */
  readonly text: string;
  readonly source: string;
  /** Undefined if the whole input is one puzzle. */
  readonly line: number | undefined;
  /** Fingerprint of the puzzle and the task. Its last digits identify the engines. */
  readonly fingerprint: string;
  readonly status: string;
  readonly reason: string | undefined;
}

/** Parses a row; returns undefined if the text is not one. */
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

/** Returns whether the result is unknown, so that a known one replaces it. */
export const isUnknown = ({ status }: PartRow): boolean => status === 'unknown';

/** Returns whether two rows have the same result, whatever their engine and time. */
const haveSameResult = (one: PartRow, other: PartRow): boolean =>
  one.text === other.text || timeless(one) === timeless(other);

function timeless({ text }: PartRow): string {
  const { engine: _, milliseconds: __, ...rest } = JSON.parse(text);
  return JSON.stringify(rest);
}

/**
 * Chooses between two rows of a puzzle, independently of their order: prefers a known result, then an unknown one that does
 * not depend on time. Returns undefined if both are known and contradict each other.
 */
export function preferredRow(one: PartRow, other: PartRow): PartRow | undefined {
  if (isUnknown(one) !== isUnknown(other)) return isUnknown(one) ? other : one;
  if (!isUnknown(one) && !haveSameResult(one, other)) return undefined;
  const [mine, its] = [one, other].map(({ reason }) => Number(reason === 'time limit'));
  if (mine !== its) return mine! < its! ? one : other;
  return one.text <= other.text ? one : other;
}
