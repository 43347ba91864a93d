import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof } from './gridproof.js';

const place = new Folder();
const cwd = place.folder;
place.write('two.txt', 'takuzu:1./..\ntakuzu:1./1.\n');
place.write('one.txt', 'takuzu\n1.\n..\n');

describe('files', () => {
  it('stay as they are where the command was wrong', async () => {
    place.write('precious.txt', 'keep');
    const drawing = await gridproof(['solve', 'two.txt', '--format', 'svg', '--out', 'precious.txt'], {
      cwd,
    });
    expect(drawing.status).toBe(2);
    expect(place.text('precious.txt')).toBe('keep');
  });

  it('that hold the puzzle are not overwritten', async () => {
    const { status, err } = await gridproof(['solve', 'one.txt', '--out', './one.txt'], { cwd });
    expect({ status, err }).toEqual({
      status: 2,
      err: "gridproof: './one.txt' holds the puzzle, and would be overwritten\n",
    });
  });

  it('refuses folders before the work begins', async () => {
    const { status, err } = await gridproof(['solve', 'one.txt', '--out', '.'], { cwd });
    expect({ status, err }).toEqual({ status: 2, err: "gridproof: '.' is a folder, expected a file\n" });
  });

  it('get no colours', async () => {
    await gridproof(['solve', 'one.txt', '--out', 'plain.txt'], { cwd, env: { FORCE_COLOR: '1' } });
    expect(place.text('plain.txt')).toMatch(/^1 \. +→ +1 0\n/);
  });

  it('that cannot be written end the program with status 2, in the middle of answers too', async () => {
    for (const args of [['one.txt'], ['--all', 'takuzu:..../..../..../....']]) {
      const { status, err } = await gridproof(['solve', ...args, '--out', '/dev/full'], { cwd });
      expect(status).toBe(2);
      expect(err).toMatch(/^gridproof: '\/dev\/full' cannot be written \(\w+\)\n$/);
    }
  });
});
