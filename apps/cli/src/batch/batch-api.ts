import type { Readable } from 'node:stream';
import type {
  BatchApi,
  BatchInputOptions,
  BatchRequest,
  BatchResources,
  BatchRows,
  BatchTally,
  SerializedEntry,
} from '@gridproof/api';
import { PuzzleError, typeNamed } from '@gridproof/core';
import type { Plugins } from '../plugins.js';
import { Tally } from '../report/tally.js';
import { checkFiles } from './check-files.js';
import { entriesOf, type InputEntry } from './entries.js';
import { statusOf } from './resume.js';
import { rowHead } from './row.js';
import { BatchSolver } from './solver.js';
import { runnerOf, threadsFor } from './threads.js';

/** An entry as JSON. */
type Written = Omit<InputEntry, 'end' | 'misread'> & {
  readonly misread?: Pick<PuzzleError, 'code' | 'message' | 'line' | 'column' | 'named'>;
};

/** The batch service for commands of other packages: entries, rows and the final tally. */
export class BatchService implements BatchApi {
  constructor(
    readonly plugins: Plugins,
    readonly say: (text: string) => void,
    readonly stdin: Readable,
  ) {}

  check(files: readonly string[]): void {
    checkFiles(files, 'a puzzle itself is solved by gridproof solve');
  }

  async *entries(
    files: readonly string[],
    { as, ...reading }: BatchInputOptions,
    signal: AbortSignal,
  ): AsyncGenerator<SerializedEntry> {
    this.check(files);
    const types = await this.plugins.types();
    if (as !== undefined) this.plugins.withAdvice(types, () => typeNamed(as, types));
    for await (const { end: _, misread, ...entry } of entriesOf(files, {
      ...reading,
      as,
      types,
      say: this.say,
      stdin: this.stdin,
      signal,
    }))
      yield { ...entry, ...(misread ? { misread: writtenFault(misread) } : {}) } satisfies Written;
  }

  async rows(
    { unique = false, engine, timeout, conflicts }: BatchRequest,
    { jobs, maxMemory }: BatchResources = {},
  ): Promise<BatchRows> {
    const { plugins } = this;
    const types = await plugins.types();
    const engines = await plugins.engines.choose(engine);
    const { threads, notice } = threadsFor({ jobs });
    if (notice !== undefined) this.say(notice);
    const question = { task: unique ? 'unique' : 'solve', timeout, conflicts } as const;
    const solver = new BatchSolver({
      plugins,
      types,
      engines,
      question,
      runner: runnerOf(threads, maxMemory),
    });
    const { request } = solver;
    return {
      requestKey: JSON.stringify(request),
      threads,
      row: async (entry) => (await solver.solve(readBack(entry))).row,
      lostRow: (entry, reason) =>
        JSON.stringify({ ...rowHead(readBack(entry), request), status: 'unknown', reason }),
      close: () => solver.close(),
    };
  }

  tally(): BatchTally {
    const tally = new Tally();
    return {
      add: (row) => tally.add(statusOf(row) ?? 'unknown'),
      get summary() {
        return tally.summary;
      },
    };
  }
}

const writtenFault = ({ code, message, line, column, named }: PuzzleError): Written['misread'] & object => ({
  code,
  message,
  line,
  column,
  named,
});

/** Restores an entry from its JSON form. */
function readBack(written: SerializedEntry): InputEntry {
  const { misread, ...entry } = written as Written;
  if (!misread) return { ...entry, end: 0 };
  const { code, message, ...place } = misread;
  return { ...entry, end: 0, misread: new PuzzleError(code, message, place) };
}
