import { describe, expect, it } from 'vitest';
import { decodePicture, readPicture, type TextReader } from '../src/index.js';
import { prove } from './goals.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

/** Reads a picture of a Slitherlink in a font that is not learnt, with a second reader. */
async function readSlitherlink(readText?: TextReader, text?: string) {
  const type = await loadType('slitherlink');
  const puzzle = text === undefined ? examplesOf(type)[4] : type.parse(text);
  const picture = type.draw(puzzle as never);
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
    const questions: string[] = [];
    const { proof, doubts } = await readSlitherlink(async (_, characters) => {
      questions.push(characters);
      return '1';
    }, '4.1\n4..');
    expect(proof).toBe('none');
    expect(doubts.map(({ name }) => name)).toContain('row 1, column 3');
    expect(questions).toEqual([]);
  });
});
