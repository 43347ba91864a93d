import { hash } from 'node:crypto';
import { type Fault, faultJson } from '@gridproof/api';
import type { Entry } from './entries.js';
import type { RowResult } from './thread-reader.js';

/** Number of final digits of a fingerprint that identify the engines. */
const ENGINE_DIGITS = 4;

/**
 * The start of a row: the position of the puzzle, and a fingerprint of the puzzle and the task. The last four digits of the
 * fingerprint identify the engines.
 */
export interface RowHead {
  readonly source: string;
  readonly line?: number | undefined;
  /** The `id` field of its table row. */
  readonly id?: string | undefined;
  readonly fingerprint: string;
}

/** The task for each puzzle of a batch, and its engines. */
export interface RowRequest {
  readonly task: 'solve' | 'unique';
  /** The engines with their limits, and all versions. If a puzzle has several answers, each choice may find a different one. */
  readonly turns: string;
}

/** Returns the start of the row of an entry. */
export function rowHead(entry: Entry, { task, turns }: RowRequest): RowHead {
  const { source, line, id } = entry;
  return { source, line, id, fingerprint: requestDigits(entry, task) + digits(turns, ENGINE_DIGITS) };
}

/** Returns the digits of a fingerprint that identify the puzzle and the task. */
export function requestDigits({ text, as, size, solution }: Entry, task: string): string {
  const given = solution === undefined ? [] : [solution];
  return digits(JSON.stringify([task, as, size && [size.width, size.height], text, ...given]), 12);
}

const digits = (text: string, length: number): string => hash('sha256', text, 'hex').slice(0, length);

/** Returns whether a complete row is of the same puzzle and task, but of other engines. */
export function isOfOtherEngines(row: string, head: RowHead): boolean {
  const start = JSON.stringify(head).slice(0, -(ENGINE_DIGITS + '"}'.length));
  return row.startsWith(start) && !isRowOf(Buffer.from(row), head);
}

/** Returns whether a row, or the start of one, belongs to a puzzle. */
export function isRowOf(row: Uint8Array, head: RowHead): boolean {
  const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},`);
  const length = Math.min(row.length, start.length);
  return start.subarray(0, length).equals(row.subarray(0, length));
}

/** Formats a result as one line. Values that differ from run to run are included only if `times` is true. */
export function resultRow(head: RowHead, result: RowResult, times = false): string {
  const { puzzle, format, status, answers, reason, verdict, engine, elapsed } = result;
  return JSON.stringify({
    ...head,
    puzzle,
    format,
    status,
    answers,
    ...(reason === undefined ? {} : { reason }),
    ...verdict,
    ...(times ? { engine, milliseconds: Math.round(elapsed * 100) / 100 } : {}),
  });
}

/** Formats the row of an entry that could not be processed, with the reason. */
export const unknownRow = (head: RowHead, reason: string): string =>
  JSON.stringify({ ...head, status: 'unknown', reason });

/** Formats the error of an entry without a result as one line. */
export function faultRow(head: RowHead, error: Fault): string {
  return JSON.stringify({ ...head, ...faultJson({ source: head.source, line: head.line, error }) });
}

/** The fields of a row that resuming and merging use. */
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

/** Returns whether two rows have the same result, ignoring engine and time. */
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
