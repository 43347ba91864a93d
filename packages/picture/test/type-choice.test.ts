import { type AnyPuzzle, side, type Wall } from '@gridproof/core';
import { expect, it } from 'vitest';
import { decodePicture, type Prover, readPicture } from '../src/index.js';
import { prove } from './goals.js';
import { examplesOf, loadType, TYPE_NAMES } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

it('parses a picture only as types that may explain most of it', async () => {
  const parsed: string[] = [];
  const watched = async (name: string): Promise<AnyPuzzle> => {
    const type = await loadType(name);
    const parser = await type.described!.pictureParser();
    const parse: typeof parser.parse = (picture) => {
      parsed.push(name);
      return parser.parse(picture);
    };
    const described = Object.create(type.described!, {
      pictureParser: { value: async () => ({ ...parser, parse }) },
    });
    return Object.create(type, { described: { value: described } });
  };
  const types = await Promise.all(['lits', 'slant', 'sudoku'].map(watched));
  const sudoku = types[2]!;
  const picture = sudoku.draw(examplesOf(sudoku)[2] as never);
  const { type } = await readPicture(decodePicture(rasterise(picture, { cellSize: 40 })), { types, prove });
  expect(type.id).toBe('sudoku');
  expect(new Set(parsed)).toEqual(new Set(['sudoku']));
});

it('changes no text as another type if exactly one type has one answer as it is seen', async () => {
  const types = await Promise.all(TYPE_NAMES.map(loadType));
  const sudoku = await loadType('sudoku');
  const raster = decodePicture(rasterise(sudoku.draw(examplesOf(sudoku)[2] as never), { cellSize: 40 }));
  let proofs = 0;
  const counted: Prover = (type, puzzle) => {
    proofs++;
    return prove(type, puzzle);
  };
  const { type, doubts } = await readPicture(raster, { types, prove: counted });
  expect([type.id, doubts]).toEqual(['sudoku', []]);
  expect(proofs).toBeLessThan(10);
});

it('does not explain empty black cells as a type without black cells', async () => {
  const types = await Promise.all(['akari', 'fillomino'].map(loadType));
  const akari = types[0]!;
  const raster = decodePicture(rasterise(akari.draw(examplesOf(akari)[0] as never), { cellSize: 40 }));
  const proved = new Set<string>();
  const watched: Prover = (type, puzzle) => {
    proved.add(type.id);
    return prove(type, puzzle);
  };
  const { type, doubts } = await readPicture(raster, { types, prove: watched });
  expect([type.id, doubts]).toEqual(['akari', []]);
  expect(proved).toEqual(new Set(['akari']));
});

it('tries other readings of a type only if they are likely, once another type has one answer as it is seen', async () => {
  const types = await Promise.all(['dominosa', 'fillomino', 'hitori', 'shikaku'].map(loadType));
  const dominosa = types[0]!;
  const examples = examplesOf(dominosa);
  const raster = decodePicture(rasterise(dominosa.draw(examples[0] as never), { cellSize: 40 }));
  let proofs = 0;
  const counted: Prover = (type, puzzle) => {
    proofs++;
    return prove(type, puzzle);
  };
  const { type } = await readPicture(raster, { types, prove: counted });
  expect(type.id).toBe('dominosa');
  expect(proofs).toBeLessThan(10);
});

it('prefers a type that ignores lines to types that misread numbers', async () => {
  const types = await Promise.all(['palisade', 'fillomino', 'slitherlink'].map(loadType));
  const fillomino = types[1]!;
  const puzzle = fillomino.parse('9 . 9 .\n. 8 . 9\n9 . 9 8\n8 . 8 .');
  const walls = [0, 1, 2].map(
    (col): Wall => ({ at: side(0, col, 'below'), weight: 'thick', source: 'clue' }),
  );
  const raster = decodePicture(rasterise({ ...fillomino.draw(puzzle), walls }, { cellSize: 40 }));
  const prove: Prover = async ({ id }) => (id === 'fillomino' ? 'unique' : 'none');
  const { type, puzzle: read, doubts } = await readPicture(raster, { types, prove });
  expect([type.id, fillomino.print(read as never), doubts]).toEqual([
    'fillomino',
    fillomino.print(puzzle as never),
    [],
  ]);
});

it('asks about an option that no picture shows, if only it leaves one answer', async () => {
  const takuzu = await loadType('takuzu');
  const puzzle = takuzu.parse(
    'lines differ: no\n....\n....\n...0\n....\n\n.....x.\n.+x+.+x\n.......\nx+.+x+.\n...=...\n.+.+.+.\n.....x.',
  );
  const raster = decodePicture(rasterise(takuzu.draw(puzzle as never), { cellSize: 40 }));
  const reading = await readPicture(raster, { types: [takuzu], prove });
  expect(takuzu.print(reading.puzzle as never)).toBe(takuzu.print(puzzle as never));
  expect(reading.doubts.map(({ message }) => message)).toEqual([
    "only with 'lines differ: no' the puzzle has exactly one answer",
  ]);
});

it('asks about a question mark, even if only this reading leaves one answer', async () => {
  const palisade = await loadType('palisade');
  const picture = palisade.draw(palisade.parse('cells: 3\n3.3\n...') as never);
  // Dashed lines and the caption below are taken for a row of cells.
  const raster = decodePicture(rasterise(picture, { cellSize: 22.5, scheme: 'dark' }));
  const reading = await readPicture(raster, { types: [palisade], prove });
  expect(reading.doubts.map(({ message }) => message)).toEqual([
    expect.stringContaining('row 3, column 1 may be'),
  ]);
});
