import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportOf, writeReport } from './report.js';

test('a report is JSON with times to the microsecond', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gridproof-bench-'));
  try {
    const file = join(folder, 'report.json');
    const total = { median: 1.23456, min: 1, max: 2.0004 };
    writeReport(file, reportOf([{ name: 'one', milliseconds: { total } } as never], 'z3', 3));
    const read = JSON.parse(readFileSync(file, 'utf8'));
    expect(read).toMatchObject({ engine: 'z3', repeat: 3, node: process.version });
    expect(read.results).toEqual([
      { name: 'one', milliseconds: { total: { median: 1.235, min: 1, max: 2 } } },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
