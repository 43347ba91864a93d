import { describe, expect, it } from 'vitest';
import { decodePicture, readPicture, type TextReader } from '../src/index.js';
import { damaged } from './damage.js';
import { prove } from './goals.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

/** Reads a picture of a Slitherlink in a font that is not learnt, with a second reader. */
async function readSlitherlink(readText?: TextReader) {
  const type = await loadType('slitherlink');
  const picture = type.draw(examplesOf(type)[4] as never);
  const raster = decodePicture(rasterise(picture, { cellSize: 32, family: 'zilla-slab' }));
  return readPicture(raster, { types: [type], prove, ...(readText && { readText }) });
}

describe('a second reader', () => {
  it('confirms a text that it reads in the same way', async () => {
    const { doubts } = await readSlitherlink();
    expect(doubts.map(({ readings: [first] }) => first!.text)).toEqual(['1']);
    const sizes: number[] = [];
    const { doubts: left, confirmations } = await readSlitherlink(async ({ width, height, ink }) => {
      sizes.push(ink.length - width * height);
      return '1';
    });
    expect(left).toEqual([]);
    expect(confirmations).toEqual([expect.stringMatching(/^row 1, column 3 looks like 1 \(0\.8\d\), and/)]);
    expect(sizes).toEqual([0]);
  });

  it('changes nothing if it reads something else or nothing', async () => {
    const { doubts } = await readSlitherlink();
    for (const text of ['2', undefined]) {
      const reading = await readSlitherlink(async () => text);
      expect(reading.doubts).toEqual(doubts);
      expect(reading.confirmations).toEqual([]);
    }
  });

  it('is not asked if a puzzle has no answer as it is read', async () => {
    const type = await loadType('sudoku');
    const picture = type.draw(examplesOf(type)[0] as never);
    const mark = picture.marks.find(({ text }) => text === '3')!;
    const questions: string[] = [];
    const readText: TextReader = async (_, characters) => {
      questions.push(characters);
      return '8';
    };
    const { doubts } = await readPicture(damaged(picture, mark, 0.7), {
      types: [type],
      prove,
      readText,
    });
    expect(doubts.length).toBeGreaterThan(0);
    expect(questions).toEqual([]);
  });
});
