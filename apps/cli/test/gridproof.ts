import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { closeSync, createReadStream, openSync, type ReadStream, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import type { Io } from '../src/io.js';

/** Path of the built program. */
export const program = fileURLToPath(new URL('../dist/bin.cjs', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export interface ProcessOptions {
  readonly input?: string | Buffer;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Path of the installed program; by default, of the built one. */
  readonly bin?: string;
}

/** An environment in which a program shows its results after a signal, however busy the machine is. */
export const UNHURRIED = { GRIDPROOF_EXIT_WAIT: '60000' };

/** Starts the program as a process, by default in the folder of the repository. */
export function startProcess(
  args: readonly string[],
  { cwd = root, env = {}, bin = program }: ProcessOptions = {},
) {
  return spawn(process.execPath, [bin, ...args], { cwd, env: environment(env) });
}

/** Runs the program as a process until it ends. Replaces times in its output by `# ms`. */
export function runProcess(args: readonly string[], options: ProcessOptions = {}): Promise<Ran> {
  const child = startProcess(args, options);
  const chunks = { out: [] as Buffer[], err: [] as Buffer[] };
  child.stdout.on('data', (chunk: Buffer) => chunks.out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.err.push(chunk));
  // A program that refuses its input before the end closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(options.input ?? '');
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

/** Number of running calls in this process, and the folder they started in. */
const activeCalls = { calls: 0, cwd: '' };

/** Runs a command line in this process. Replaces times in its output by `# ms`. */
export async function gridproof(
  args: readonly string[],
  { input = '', cwd = root, env = {}, bin = program }: ProcessOptions = {},
): Promise<Ran> {
  const { main } = await programAt(bin);
  if (activeCalls.calls > 0 && activeCalls.cwd !== cwd)
    throw new Error('calls at the same time share their folder');
  process.chdir(cwd);
  activeCalls.cwd = cwd;
  activeCalls.calls++;
  const stdin = new Input(input);
  const [stdout, stderr] = [new CapturedOutput(), new CapturedOutput()];
  const signals = Object.assign(new EventEmitter(), { exitSoon: () => {} });
  try {
    const io: Io = {
      get stdin() {
        return stdin.stream;
      },
      stdinDescriptor: stdin.descriptor,
      ...{ stdout, stderr, signals },
      env: environment(env),
      now: () => Date.now(),
      ownsProcess: false,
    };
    const status = await main([process.execPath, bin, ...args], io);
    return { status, out: withoutTimes(stdout.text), err: stderr.text };
  } finally {
    // A test removes its folder, and no code can run in a removed working directory.
    if (--activeCalls.calls === 0) process.chdir(root);
    stdin.close();
  }
}

/** Loads the module of an installed program: tests use the build. */
const programAt = (bin: string): Promise<typeof import('../src/program.js')> =>
  import(/* @vite-ignore */ pathToFileURL(join(dirname(bin), 'program.mjs')).href);

function environment(env: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const { NO_COLOR, FORCE_COLOR, LC_ALL, ...inherited } = process.env;
  return { ...inherited, LANG: 'C.UTF-8', ...env };
}

/** An output stream that collects its text. */
class CapturedOutput extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** Standard input with a given text. */
class Input {
  readonly #path: string | undefined;
  readonly descriptor: number;
  #stream: ReadStream | undefined;

  constructor(input: string | Buffer) {
    this.#path = input.length > 0 ? join(tmpdir(), `gridproof-input-${crypto.randomUUID()}`) : undefined;
    if (this.#path !== undefined) writeFileSync(this.#path, input);
    this.descriptor = openSync(this.#path ?? devNull, 'r');
  }

  /** The input as a stream. It owns a file descriptor, which it closes when it is destroyed. */
  get stream(): ReadStream {
    this.#stream ??= createReadStream('', { fd: openSync(this.#path ?? devNull, 'r') });
    return this.#stream;
  }

  close(): void {
    this.#stream?.destroy();
    closeSync(this.descriptor);
    if (this.#path !== undefined) rmSync(this.#path);
  }
}

const withoutTimes = (text: string): string => text.replace(/\b\d+(?:\.\d+)? (?:ms|s)\b/g, '# ms');

/** Returns the error message of a call that must fail because of its input and print nothing else. */
export function complaint({ status, out, err }: Ran): string {
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).not.toMatch(/\n {4}at |node:internal/);
  return err.trimEnd();
}

/** One of many puzzles, in JSON. */
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

/** Parses output with one row per line. */
export const rowsOf = (out: string): readonly Row[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
