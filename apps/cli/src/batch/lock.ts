import {
  closeSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { UsageError } from '@gridproof/plugins';

/** Whose a lock is. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  /** What distinguishes this process from another that had the same number before or has it later; '' where nothing does. */
  readonly birth: string;
  /** When it was taken, for people. */
  readonly since: string;
}

/**
 * That one program at a time writes a file: another file beside it, which is there as long as that program works. One that
 * a crash has left behind belongs to a process that has ended, and is taken over.
 */
export class Lock {
  private constructor(readonly path: string) {}

  /** Throws `UsageError` where another program has it. Undefined for what is no file, and where no other file can be made. */
  static take(file: string): Lock | undefined {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) return undefined;
    const path = `${resolved(file)}.lock`;
    for (let tries = 0; ; tries++)
      try {
        write(path);
        return new Lock(path);
      } catch (error) {
        // What prevents the file itself from being written is reported where it is written.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return undefined;
        const holder = holderOf(path);
        if (tries === TRIES || (holder && isAlive(holder))) throw taken(file, path, holder);
        if (holder) remove(path, holder);
        else wait();
      }
  }

  release(): void {
    unlinkSync(this.path);
  }
}

/** A lock that is just being made has no holder yet: how often it is looked at again, and after how many milliseconds. */
const TRIES = 50;
const MOMENT = 10;

const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT);

/** Two names of one file are one file. */
function resolved(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function write(path: string): void {
  const { pid } = process;
  const holder: Holder = {
    host: hostname(),
    pid,
    birth: birthOf(pid) ?? '',
    since: new Date().toLocaleTimeString('en-GB'),
  };
  const file = openSync(path, 'wx');
  writeSync(file, JSON.stringify(holder));
  closeSync(file);
}

/** Undefined where it is not there, or nothing stands in it yet. */
function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Of another computer nothing is known: then it is believed. */
function isAlive({ host, pid, birth }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = birthOf(pid);
  return birth === '' || now === undefined || now === birth;
}

/** When a process began, as Linux counts; undefined where that is not known. */
function birthOf(pid: number): string | undefined {
  try {
    // The name of the program, in brackets, may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Removes a lock whose holder has ended, and not the one that another program makes in its place meanwhile. */
function remove(path: string, { pid, birth }: Holder): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const removed = holderOf(aside);
  if (removed && removed.pid === pid && removed.birth === birth) unlinkSync(aside);
  else renameSync(aside, path);
}

function taken(file: string, path: string, holder: Holder | undefined): UsageError {
  const by = holder
    ? `by process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}, since ${holder.since}`
    : 'by another program';
  return new UsageError(
    `'${file}' is being written ${by}; wait for it to end, or, if it has ended, remove '${path}'`,
  );
}
