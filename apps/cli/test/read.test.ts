import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTesseract } from '../src/input/tesseract.js';
import { gridproof } from './gridproof.js';

const BOARD = 'examples/board.png';

describe('read', () => {
  it('prints a puzzle that solve reads', async () => {
    const { status, out, err } = await gridproof(['read', BOARD, '--as', 'sudoku']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^# picture: cells of 28 pixels from [\d.,]+\nsudoku\n(?:[.\d]{9}\n){9}$/);
    expect((await gridproof(['solve', '-'], { input: out })).out).toContain('unique');
  });

  it('reads standard input', async () => {
    const input = readFileSync(new URL(`../../../${BOARD}`, import.meta.url));
    const { status, out } = await gridproof(['read', '-', '--as', 'sudoku'], { input });
    expect(status).toBe(0);
    expect(out).toMatch(/^sudoku\n/m);
  });

  it('prints places and probabilities as JSON', async () => {
    const { out } = await gridproof(['read', BOARD, '--as', 'sudoku', '--format', 'json']);
    const { type, answers, doubts, texts } = JSON.parse(out);
    expect({ type, answers, doubts }).toEqual({ type: 'sudoku', answers: 'unique', doubts: [] });
    expect(texts[0]).toMatchObject({ place: { kind: 'cell' }, text: expect.stringMatching(/^\d$/) });
  });

  it('draws the readings over the picture', async () => {
    const overlay = join(mkdtempSync(join(tmpdir(), 'gridproof-read-')), 'overlay.png');
    await gridproof(['read', BOARD, '--as', 'sudoku', '--overlay', overlay]);
    expect(readFileSync(overlay).subarray(1, 4).toString()).toBe('PNG');
  });

  it('asks Tesseract about a text that is not certain', async () => {
    const picture = 'apps/cli/test/slab-digits.png';
    const alone = await gridproof(['read', picture, '--as', 'slitherlink']);
    expect(alone).toMatchObject({
      status: 3,
      err: expect.stringMatching(/^check: row 1, column 3 may be 1/),
    });
    const both = await gridproof(['read', picture, '--as', 'slitherlink', '--tesseract']);
    expect(both).toMatchObject({
      status: 0,
      out: alone.out,
      err: expect.stringMatching(/^confirmed: row 1, column 3/),
    });
  });

  it('says that it reads while it does, on a terminal', async () => {
    const { err } = await gridproof(['read', BOARD, '--as', 'sudoku'], { isTerminal: true });
    expect(err).toBe('\r\u001B[Kreading the picture …\r\u001B[K');
  });

  it('reads a file that is larger than a text may be', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gridproof-read-'));
    const png = readFileSync(new URL(`../../../${BOARD}`, import.meta.url));
    // Programs ignore what follows the end of a picture.
    writeFileSync(join(folder, 'large.png'), Buffer.concat([png, Buffer.alloc(2_000_000)]));
    const { status } = await gridproof(['read', join(folder, 'large.png'), '--as', 'sudoku']);
    expect(status).toBe(0);
    writeFileSync(join(folder, 'huge.png'), Buffer.alloc(30_000_001));
    const { err } = await gridproof(['read', join(folder, 'huge.png')]);
    expect(err).toContain('is too large, expected at most 30 MB');
  });

  it('names the package of Tesseract if it is not installed', async () => {
    const elsewhere = join(mkdtempSync(join(tmpdir(), 'gridproof-read-')), 'package.json');
    await expect(loadTesseract([elsewhere])).rejects.toThrow('npm install @gridproof/picture-tesseract');
  });

  it('refuses what shows no board, with a sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gridproof-read-'));
    const file = (name: string, bytes: Buffer): string => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    };
    const png = readFileSync(new URL(`../../../${BOARD}`, import.meta.url));
    const wide = Buffer.from(png);
    wide.writeUInt32BE(20_000, 16);
    const refusals = await Promise.all(
      [
        file('text.png', Buffer.from('1...')),
        file('broken.png', png.subarray(0, 400)),
        file('wide.png', wide),
        join(folder, 'absent.png'),
      ].map((path) => gridproof(['read', path])),
    );
    expect(refusals.map(({ status }) => status)).toEqual([2, 2, 2, 2]);
    expect(refusals.map(({ err }) => err.replaceAll(folder, 'FOLDER'))).toMatchInlineSnapshot(`
      [
        "gridproof: FOLDER/text.png: the file is neither PNG nor JPEG, expected a picture in one of them
      ",
        "gridproof: FOLDER/broken.png: the PNG file is damaged: its pixels cannot be decoded
      ",
        "gridproof: FOLDER/wide.png: the picture has 20000x268 pixels, expected at most 8000 a side and 9 million in all
      ",
        "gridproof: there is no file 'FOLDER/absent.png'
      ",
      ]
    `);
  });

  it('exits with 2 if the picture shows another type', async () => {
    const { status, err } = await gridproof(['read', BOARD, '--as', 'slant']);
    expect({ status, err }).toMatchInlineSnapshot(`
      {
        "err": "gridproof: examples/board.png: the board of 9x9 cells does not look like a puzzle of the type slant
      ",
        "status": 2,
      }
    `);
  });
});

describe('solve --format moves', () => {
  it('prints where to drag each piece in the picture', async () => {
    const { out: puzzle, status } = await gridproof(['read', 'examples/pieces.png']);
    expect(status).toBe(0);
    expect(
      (await gridproof(['solve', '-', '--format', 'moves'], { input: puzzle })).out,
    ).toMatchInlineSnapshot(`
      "1 173 346 221 135
      6 386 346 259 174
      4 301 346 337 174
      3 258 346 221 213
      2 216 346 337 213
      5 343 346 221 252
      "
    `);
  });

  it('prints where to click for each value of a board without pieces', async () => {
    const { out: puzzle } = await gridproof(['read', BOARD]);
    const { out } = await gridproof(['solve', '-', '--format', 'moves'], { input: puzzle });
    expect(out.split('\n').slice(0, 2)).toEqual(['8 22 22', '3 78 22']);
  });

  it('prints no moves if there are several answers', async () => {
    const input = '# picture: cells of 30 pixels from 0,20\ntakuzu\n1.\n..';
    const moves = await gridproof(['solve', '-', '--format', 'moves'], { input });
    expect(moves).toEqual({ status: 0, out: '0 45 35\n0 15 65\n1 45 65\n', err: '' });
    const several = await gridproof(['solve', '-', '--format', 'moves'], {
      input: input.replace('1.', '..'),
    });
    expect(several).toMatchObject({ status: 0, out: '' });
    expect(several.err).toMatch(/^several answers/);
  });

  it('refuses a puzzle that is not from a picture', async () => {
    expect(await gridproof(['solve', 'takuzu:1./..', '--format', 'moves'])).toEqual({
      status: 2,
      out: '',
      err: 'gridproof: --format moves expects one puzzle from a picture, as gridproof read prints it\n',
    });
  });
});
