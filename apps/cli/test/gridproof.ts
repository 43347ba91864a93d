import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** The built program. */
export const program = fileURLToPath(new URL('../dist/bin.cjs', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly input?: string | Buffer;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where it is installed; by default in the repository. */
  readonly bin?: string;
}

/** Starts the program as a user does, by default in the repository's folder. */
export function start(args: readonly string[], { cwd = root, env = {}, bin = program }: Surroundings = {}) {
  const { NO_COLOR, FORCE_COLOR, LC_ALL, ...usual } = process.env;
  return spawn(process.execPath, [bin, ...args], { cwd, env: { ...usual, LANG: 'C.UTF-8', ...env } });
}

/** Runs the program to its end. Times in what it prints are replaced by `# ms`. */
export function gridproof(args: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const child = start(args, surroundings);
  const chunks = { out: [] as Buffer[], err: [] as Buffer[] };
  child.stdout.on('data', (chunk: Buffer) => chunks.out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.err.push(chunk));
  // A program that refuses its input before it has read it all closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(surroundings.input ?? '');
  return new Promise((resolve) => {
    child.on('close', (status) =>
      resolve({
        status,
        out: withoutTimes(Buffer.concat(chunks.out).toString()),
        err: Buffer.concat(chunks.err).toString(),
      }),
    );
  });
}

const withoutTimes = (text: string): string => text.replace(/\b\d+(?:\.\d+)? (?:ms|s)\b/g, '# ms');

/** What is said by a call that must fail for its input, and prints nothing else. */
export function complaint({ status, out, err }: Ran): string {
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).not.toMatch(/\n {4}at |node:internal/);
  return err.trimEnd();
}

/** One puzzle of many, in JSON. */
export interface Row {
  readonly source: string;
  readonly line?: number;
  readonly id?: string;
  readonly solutionMatches?: boolean;
  readonly solutionError?: string;
  readonly status: string;
  readonly fingerprint: string;
  readonly puzzle?: string;
  readonly answers?: readonly string[];
  readonly engine?: string;
  readonly reason?: string;
  readonly error?: { readonly message: string };
  readonly rating?: { readonly name: string };
  readonly hardest?: object;
}

/** The rows of an output with one on each line. */
export const rowsOf = (out: string): readonly Row[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
