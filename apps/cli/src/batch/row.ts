import { hash } from 'node:crypto';
import { type Fault, faultJson } from '@gridproof/api';
import type { Task } from '@gridproof/runner';
import type { InputEntry } from './entries.js';
import type { RowResult } from './row-result.js';

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
  readonly task: Task;
  /** The engines with their limits, and all versions. If a puzzle has several answers, each choice may find a different one. */
  readonly turns: string;
}

export function rowHead(entry: InputEntry, { task, turns }: RowRequest): RowHead {
  const { source, line, id } = entry;
  return { source, line, id, fingerprint: requestDigits(entry, task) + digits(turns, ENGINE_DIGITS) };
}

/** Returns the digits of a fingerprint that identify the puzzle and the task. */
export function requestDigits({ text, as, size, solution }: InputEntry, task: string): string {
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
export function isRowOf(row: Buffer, head: RowHead): boolean {
  const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},`);
  const length = Math.min(row.length, start.length);
  return row.subarray(0, length).equals(start.subarray(0, length));
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

/** Formats the error of an entry without a result as one line. */
export function faultRow(head: RowHead, error: Fault): string {
  return JSON.stringify({ ...head, ...faultJson({ source: head.source, line: head.line, error }) });
}
