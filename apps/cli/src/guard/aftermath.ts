import { inspect } from 'node:util';
import type { LateFault } from '@gridproof/runner';
import { EXIT } from '../exit.js';

/** Milliseconds for which whatever plugins have left running may go on after the work. */
const MOMENT = 1_000;

/** The name of the plugin whose code is the innermost in a stack. */
export type CulpritIn = (stack: string) => string | undefined;

/** What a plugin has left running in another thread, and threw there. */
class ElsewhereError extends Error {
  constructor(readonly fault: LateFault) {
    super(fault.message);
  }
}

/** Throws here what was thrown in another thread, where nothing waits for it either. */
export function rethrow(fault: LateFault): void {
  queueMicrotask(() => {
    throw new ElsewhereError(fault);
  });
}

/**
 * What plugins have left behind: what they throw when nothing waits for it is reported with their names, and makes no other work
 * fail; nor do they keep the program alive.
 */
export class Aftermath {
  #faults = 0;
  #status: number | undefined;
  #left = false;

  /** `program`: the address of the folder with this program's own code. */
  constructor(
    readonly culpritIn: CulpritIn,
    readonly program: string,
  ) {
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.on(event, (error: unknown) => this.#hear(error));
    process.on('exit', () => {
      if (this.#status === undefined && !this.#left) this.#nothing();
    });
    this.#keepExit();
  }

  /** The work is over, with this exit status. */
  end(status: number): void {
    this.#status = status;
    process.exitCode = this.#worst(status);
    // Of what is this program's own nothing is running any more but what it writes.
    const leave = () => {
      if (process.stdout.writableLength + process.stderr.writableLength > 0) wait();
      else process.exit();
    };
    const wait = () => setTimeout(leave, MOMENT).unref();
    wait();
  }

  /** A result of a faulty plugin is not known to be right. */
  #worst(status: number): number {
    return this.#faults > 0 && (status === EXIT.done || status === EXIT.no) ? EXIT.unknown : status;
  }

  #hear(error: unknown): void {
    const { message, stack } = sayings(error);
    const culprit = this.culpritIn(stack);
    if (culprit === undefined && stack.includes(this.program)) {
      process.stderr.write(`gridproof: internal error: ${message}\n`);
      if (process.env.GRIDPROOF_DEBUG) process.stderr.write(`${stack}\n`);
      process.exit(EXIT.wrong);
    }
    const who = culprit ?? 'a plugin (which one is not known)';
    process.stderr.write(`gridproof: ${who} crashed afterwards: ${message}\n`);
    this.#faults++;
    if (this.#status !== undefined) process.exitCode = this.#worst(this.#status);
  }

  /** Only this program ends itself: for a plugin `process.exit` throws. */
  #keepExit(): void {
    const exit = process.exit.bind(process);
    process.exit = (code) => {
      const [, , caller = ''] = new Error().stack!.split('\n');
      if (caller.includes(this.program)) {
        this.#left = true;
        // Undefined is not the same as nothing here.
        exit(code ?? process.exitCode);
      }
      throw new Error(`it called process.exit(${code ?? ''})`);
    };
  }

  /** Everything that was waited for is gone. */
  #nothing(): void {
    process.stderr.write('gridproof: a plugin waits for something that never comes, so there is no result\n');
    process.exitCode = EXIT.unknown;
  }
}

/** What an error says, and where it comes from. */
function sayings(error: unknown): { readonly message: string; readonly stack: string } {
  if (error instanceof ElsewhereError) return { message: error.message, stack: error.fault.module };
  return error instanceof Error
    ? { message: String(error), stack: error.stack ?? '' }
    : { message: inspect(error), stack: '' };
}
