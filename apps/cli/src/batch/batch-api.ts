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
import { Tally } from '@gridproof/api';
import {
  BatchSolver,
  checkFiles,
  type Entry,
  loadTypes,
  parseRow,
  readEntries,
  rowHead,
  threadsFor,
  unknownRow,
} from '@gridproof/batch';
import type { Plugins } from '../plugins.js';

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
    const types = await loadTypes(this.plugins, as);
    const { say, stdin } = this;
    for await (const { end: _, ...entry } of readEntries(files, {
      ...reading,
      as,
      types,
      say,
      stdin,
      signal,
    }))
      yield entry;
  }

  async rows(batchRequest: BatchRequest, { jobs, maxMemory }: BatchResources = {}): Promise<BatchRows> {
    const { threads, notice } = threadsFor({ jobs });
    if (notice !== undefined) this.say(notice);
    const solver = await BatchSolver.open(this.plugins, batchRequest, { threads, maxMemory });
    const { request } = solver;
    return {
      requestKey: JSON.stringify(request),
      threads,
      row: async (entry) => (await solver.solve(entry as Entry)).row,
      lostRow: (entry, reason) => unknownRow(rowHead(entry as Entry, request), reason),
      close: () => solver.close(),
    };
  }

  tally(): BatchTally {
    const tally = new Tally();
    return {
      add: (row) => tally.add(parseRow(row)?.status ?? 'unknown'),
      get summary() {
        return tally.summary;
      },
    };
  }
}
