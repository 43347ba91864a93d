import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createProcessIo } from '../io.js';
import { Tally } from '../report/tally.js';
import { Bar } from './bar.js';
import { Record } from './record.js';
import { leftOf } from './resume.js';
import { headOf } from './row.js';

it('knows its own file, wherever it is torn', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'gridproof-record-')), 'out.jsonl');
  const asking = { task: 'solve', turns: 'dice' } as const;
  const entry = { source: 'rätsel.txt', line: 1, text: 'takuzu:1./..', end: 12 };
  const row = Buffer.from(`${JSON.stringify({ ...headOf(entry, asking), status: 'solved' })}\n`);
  for (let bytes = 0; bytes <= row.length; bytes++) {
    writeFileSync(file, row.subarray(0, bytes));
    const record = new Record(file, true);
    const tally = new Tally();
    const left = leftOf(Readable.from([entry]), record, {
      asking,
      tally,
      bar: new Bar(createProcessIo(), tally, undefined, false),
    });
    expect([bytes, await Readable.from(left).toArray()]).toEqual([
      bytes,
      bytes === row.length ? [] : [entry],
    ]);
    record.close();
    expect(readFileSync(file)).toEqual(bytes === row.length ? row : Buffer.alloc(0));
  }
});
