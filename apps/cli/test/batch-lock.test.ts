import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, rowsOf, startCall } from './gridproof.js';

const place = new Folder();
const cwd = place.folder;
place.write('two.txt', 'takuzu:1./..\ntakuzu:0./..\n');

/** Waits until a batch holds the lock of its output. */
async function untilLocked(out: string): Promise<void> {
  const lock = place.path(`${out}.lock`);
  // The owner is written after the lock file is created.
  while (!existsSync(lock) || readFileSync(lock, 'utf8') === '') await sleep(20);
}

describe('an output that a batch writes', () => {
  it.each([[[]], [['--resume']]])('is refused to another one %j', async (options) => {
    const input = new PassThrough();
    const first = startCall(['batch', '-', '--out', 'shared.jsonl'], { cwd, input });
    await untilLocked('shared.jsonl');
    const second = await gridproof(['batch', 'two.txt', '--jobs', '1', '--out', 'shared.jsonl', ...options], {
      cwd,
    });
    expect(complaint(second)).toMatch(
      new RegExp(
        `^gridproof: 'shared.jsonl' is being written by process ${process.pid}, since \\d\\d:\\d\\d:\\d\\d; ` +
          `wait for it to end, or, if it has ended, remove '.*shared.jsonl.lock'$`,
      ),
    );
    input.end('takuzu:1./..\n');
    expect((await first.ended).status).toBe(0);
    expect(rowsOf(place.text('shared.jsonl'))).toHaveLength(1);
    const { status } = await gridproof(['batch', '-', '--out', 'shared.jsonl', '--resume'], {
      cwd,
      input: 'takuzu:1./..\ntakuzu:0./..\n',
    });
    expect(status).toBe(0);
    expect(rowsOf(place.text('shared.jsonl'))).toHaveLength(2);
    place.write('shared.jsonl', '');
  });

  it('is left without a trace, also after an interruption or a refusal', async () => {
    const input = new PassThrough();
    const call = startCall(['batch', '-', '--out', 'trace.jsonl'], { cwd, input, isSupervised: true });
    await untilLocked('trace.jsonl');
    call.kill('SIGINT');
    expect((await call.ended).status).toBe(130);
    place.write('trace.jsonl', 'notes\n');
    await gridproof(['batch', 'two.txt', '--jobs', '1', '--out', 'trace.jsonl'], { cwd });
    expect(readdirSync(cwd).filter((name) => name.includes('trace.jsonl.'))).toEqual([]);
  });

  it('goes to one of several that begin at the same time', async () => {
    for (let round = 0; round < 2; round++) {
      const out = `race-${round}.jsonl`;
      // Left behind by a process that has ended.
      place.write(`${out}.lock`, { host: hostname(), pid: 2 ** 30, birth: '1', since: '' });
      const input = 'takuzu:1./..\n'.repeat(50);
      const all = await Promise.all(
        [1, 2, 3].map(() => gridproof(['batch', '-', '--jobs', '1', '--out', out], { cwd, input })),
      );
      const done = all.filter(({ status }) => status === 0);
      expect(done).toHaveLength(1);
      expect(rowsOf(place.text(out))).toHaveLength(50);
    }
  });
});
