import { hash } from 'node:crypto';
import { type Fault, faultJson } from '@gridproof/api';
import type { Task } from '@gridproof/runner';
import type { Entry } from './entries.js';
import type { RowResult } from './row-result.js';

/** The last digits of a fingerprint, which are of the engines. */
const ENGINE_DIGITS = 4;

/**
 * What a row begins with: where the puzzle stands, and a fingerprint of it, of what was asked, and in its last four digits of
 * the engines.
 */
export interface RowHead {
  readonly source: string;
  readonly line?: number | undefined;
  /** What its row of a table calls it. */
  readonly id?: string | undefined;
  readonly fingerprint: string;
}

/** What is asked of each puzzle of a batch, and of whom. */
export interface RowRequest {
  readonly task: Task;
  /** The engines and how their turns come, and the versions of all: of several answers each choice may find another. */
  readonly turns: string;
}

export function rowHead(entry: Entry, { task, turns }: RowRequest): RowHead {
  const { source, line, id } = entry;
  return { source, line, id, fingerprint: requestDigits(entry, task) + digits(turns, ENGINE_DIGITS) };
}

/** The digits of a fingerprint that are of the puzzle and of what was asked. */
export function requestDigits({ text, as, size, solution }: Entry, task: string): string {
  const given = solution === undefined ? [] : [solution];
  return digits(JSON.stringify([task, as, size && [size.width, size.height], text, ...given]), 12);
}

const digits = (text: string, many: number): string => hash('sha256', text, 'hex').slice(0, many);

/** Whether a complete row is of this puzzle, asked the same, but of other engines. */
export function isOfOtherEngines(row: string, head: RowHead): boolean {
  const start = JSON.stringify(head).slice(0, -(ENGINE_DIGITS + '"}'.length));
  return row.startsWith(start) && !isRowOf(Buffer.from(row), head);
}

/** Whether a row, or as many bytes of it as there are, belongs to a puzzle. */
export function isRowOf(row: Buffer, head: RowHead): boolean {
  const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},`);
  const length = Math.min(row.length, start.length);
  return row.subarray(0, length).equals(start.subarray(0, length));
}

/** A result in one line. What another run would not write in the same way is in it only if `times` are asked for. */
export function resultRow(head: RowHead, told: RowResult, times = false): string {
  const { puzzle, format, status, answers, reason, verdict, engine, elapsed } = told;
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

/** Why an entry has no result, in one line. */
export function faultRow(head: RowHead, error: Fault): string {
  return JSON.stringify({ ...head, ...faultJson({ source: head.source, line: head.line, error }) });
}
