import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('./fixtures/script.mjs', import.meta.url));

test.each(['close', 'leave open'])('a script that uses the built runner exits by itself: %s', async (how) => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, how], { timeout: 20_000 });
  expect(stdout).toBe('ooo. ooo.\n');
});
