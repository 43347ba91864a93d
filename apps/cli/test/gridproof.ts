import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, createReadStream, openSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepThreads } from '@gridproof/runner';
import { expect } from 'vitest';
import type { Io } from '../src/io.js';

// A call need not load its engine and puzzle type again.
keepThreads(2);

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

export interface CallOptions extends Omit<ProcessOptions, 'input'> {
  /** Its standard input: a text, or a stream that a test writes. */
  readonly input?: string | Buffer | Readable;
  /** Runs commands in threads of their own as the program does. They read no text from standard input at once. */
  readonly isSupervised?: boolean;
  /** Its standard error is a terminal. */
  readonly isTerminal?: boolean;
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

/** A command line that runs in this process. */
export interface Call {
  readonly stdout: CapturedOutput;
  readonly stderr: CapturedOutput;
  readonly ended: Promise<Ran>;
  /** Sends it a signal. */
  kill(signal: NodeJS.Signals): void;
}

/** Runs a command line in this process. Replaces times in its output by `# ms`. */
export const gridproof = (args: readonly string[], options?: CallOptions): Promise<Ran> =>
  startCall(args, options).ended;

/** Starts a command line in this process. */
export function startCall(
  args: readonly string[],
  {
    input = '',
    cwd = root,
    env = {},
    bin = program,
    isSupervised = false,
    isTerminal = false,
  }: CallOptions = {},
): Call {
  if (activeCalls.calls > 0 && activeCalls.cwd !== cwd)
    throw new Error('calls at the same time share their folder');
  process.chdir(cwd);
  activeCalls.cwd = cwd;
  activeCalls.calls++;
  const stdin = new Input(input);
  const [stdout, stderr] = [new CapturedOutput(), new CapturedOutput()];
  if (isTerminal) Object.assign(stderr, { isTTY: true, columns: 80, hasColors: () => false });
  const signals = Object.assign(new EventEmitter(), { exitSoon: () => {} });
  const io: Io = {
    get stdin() {
      return stdin.stream;
    },
    stdinDescriptor: stdin.descriptor,
    ...{ stdout, stderr, signals },
    env: environment(env),
    now: () => Date.now(),
    ownsProcess: isSupervised,
  };
  const run = async (): Promise<Ran> => {
    try {
      const { main } = await programAt(bin);
      const status = await main([process.execPath, bin, ...args], io);
      return { status, out: withoutTimes(stdout.text), err: stderr.text };
    } finally {
      // A test removes its folder, and no code can run in a removed working directory.
      if (--activeCalls.calls === 0) process.chdir(root);
      stdin.close();
    }
  };
  return { stdout, stderr, ended: run(), kill: (signal) => signals.emit(signal, signal) };
}

/** Loads the module of an installed program: tests use the build. */
const programAt = (bin: string): Promise<typeof import('../src/program.js')> =>
  import(/* @vite-ignore */ pathToFileURL(join(dirname(bin), 'program.mjs')).href);

function environment(env: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const { NO_COLOR, FORCE_COLOR, LC_ALL, ...inherited } = process.env;
  return { ...inherited, LANG: 'C.UTF-8', ...env };
}

/** An output stream that collects its text. It emits `data` for each chunk. */
class CapturedOutput extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    this.emit('data', chunk);
    done();
  }

  /** Waits until the text contains a pattern. */
  async waitFor(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.text);
      if (found) return found;
      await once(this, 'data');
    }
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** Standard input with a given text. */
class Input {
  readonly #path: string | undefined;
  readonly descriptor: number;
  #stream: Readable | undefined;

  constructor(input: string | Buffer | Readable) {
    if (input instanceof Readable) {
      this.#stream = input;
      input = '';
    }
    this.#path = input.length > 0 ? join(tmpdir(), `gridproof-input-${crypto.randomUUID()}`) : undefined;
    if (this.#path !== undefined) writeFileSync(this.#path, input);
    this.descriptor = openSync(this.#path ?? devNull, 'r');
  }

  /** The input as a stream. It owns a file descriptor, which it closes when it is destroyed. */
  get stream(): Readable {
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
