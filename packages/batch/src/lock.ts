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

/** The owner of a lock. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  /** Start time of the process, which distinguishes it from others with the same id; '' if unknown. */
  readonly birth: string;
  /** Time at which the lock was taken, for messages. */
  readonly since: string;
}

/** A lock file beside a file that only one program at a time may write. A lock left behind by a crashed process is taken over. */
export class Lock {
  private constructor(readonly path: string) {}

  /**
   * Takes the lock. Returns undefined if the path is not a regular file or if no lock file can be created beside it.
   * @throws {UsageError} if another program holds the lock
   */
  static take(file: string): Lock | undefined {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) return undefined;
    const path = `${realPath(file)}.lock`;
    for (let tries = 0; ; tries++)
      try {
        write(path);
        return new Lock(path);
      } catch (error) {
        // An error that also prevents writing the file is reported when it is written.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return undefined;
        const holder = holderOf(path);
        if (tries === MAX_TRIES || (holder && isAlive(holder))) throw lockedError(file, path, holder);
        if (holder) remove(path, holder);
        else wait();
      }
  }

  /** Removes the lock file. */
  release(): void {
    unlinkSync(this.path);
  }
}

/** A lock file that is being created has no owner yet: number of attempts, and milliseconds between two of them. */
const MAX_TRIES = 50;
const RETRY_DELAY_MS = 10;

const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY_MS);

/** Resolves links, so that two names of one file share a lock. */
function realPath(file: string): string {
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

/** Returns undefined if the lock file is missing or still empty. */
function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns whether the owner is still running. Processes of other computers count as running. */
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

/** Returns the start time of a process from Linux's `/proc`, in clock ticks; undefined if unknown. */
function birthOf(pid: number): string | undefined {
  try {
    // The program name, in parentheses, may contain any character.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Removes the lock of a process that has ended, but not a new one that another program creates meanwhile. */
function remove(path: string, { pid, birth }: Holder): void {
  const renamed = `${path}.${process.pid}`;
  try {
    renameSync(path, renamed);
  } catch {
    return;
  }
  const removed = holderOf(renamed);
  if (removed && removed.pid === pid && removed.birth === birth) unlinkSync(renamed);
  else renameSync(renamed, path);
}

function lockedError(file: string, path: string, holder: Holder | undefined): UsageError {
  const by = holder
    ? `by process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`}, since ${holder.since}`
    : 'by another program';
  return new UsageError(
    `'${file}' is being written ${by}; wait for it to end, or, if it has ended, remove '${path}'`,
  );
}
