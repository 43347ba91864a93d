import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { BatchOutput } from './batch-output.js';
import { remainingEntries } from './resume.js';
import { rowHead } from './row.js';

it('recognises its own file, wherever it is torn', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gridproof-record-')), 'out.jsonl');
  const request = { task: 'solve', turns: 'dice' } as const;
  const entry = { source: 'rätsel.txt', line: 1, text: 'takuzu:1./..', end: 12 };
  const row = Buffer.from(`${JSON.stringify({ ...rowHead(entry, request), status: 'solved' })}\n`);
  for (let bytes = 0; bytes <= row.length; bytes++) {
    writeFileSync(file, row.subarray(0, bytes));
    const record = new BatchOutput(file, true);
    const skipped: unknown[] = [];
    const remaining = remainingEntries(Readable.from([entry]), record, request, (...one) =>
      skipped.push(one),
    );
    const isDone = bytes === row.length;
    expect([bytes, await Readable.from(remaining).toArray()]).toEqual([bytes, isDone ? [] : [entry]]);
    expect(skipped).toEqual(isDone ? [[entry, 'solved']] : []);
    record.close();
    expect(readFileSync(file)).toEqual(bytes === row.length ? row : Buffer.alloc(0));
  }
});
