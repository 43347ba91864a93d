import { Board, regionsOf } from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRegions } from '../../test/boards.js';
import { faults } from '../../test/marked-faults.js';
import { printRegionMap } from '../text/region-map.js';
import { Scanner } from '../text/scanner.js';
import { readRegionWalls, writeRegionWalls } from './region-walls.js';

const nine = new Board(9, 9);

describe('walls of regions', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(inRegions, ({ board, regions }) => {
        const scanner = new Scanner(`${writeRegionWalls(board, regions)},rest`);
        expect(readRegionWalls(scanner, board)).toEqual(regions);
        expect(scanner.peek).toBe(',');
      }),
    );
  });

  it('are written as they are read', () => {
    for (const text of [
      'bcc_aababbb__baba_abaab_aba_bgaeaec_b_a_a___babaaa_ba__acg_',
      'cac__ac_dbaadaf_db_ab_hdabbaaacab_____ca_ab_b_a_cb__aeab',
      'b_f__a____c__ba__aac_bi_ea_cgbba___cb_cb_b_a____aa__ab__bcbcba',
      'aa__a__a__a__a_a__a__a__a___a_______a__________a___a_aaaaab_a__aa____aa__aa_baa_a__aa_____aa_a__abaaa',
      'aa__aaa__a___a__a__a____aa_____a__a__a__a__a_acaaa_aaa__a_aa_a_a______a_a___abaaa__b______a___a_ab_',
      'a__b____a__________a_____a______b____aa_abb_aba_ba_aaaaaaabaa_bba___aa___aa____a_____a______aa___a',
    ])
      expect(writeRegionWalls(nine, readRegionWalls(new Scanner(text), nine))).toBe(text);
  });

  it('go row by row, then column by column', () => {
    const text = 'b_f__a____c__ba__aac_bi_ea_cgbba___cb_cb_b_a____aa__ab__bcbcba';
    expect(printRegionMap(nine, readRegionWalls(new Scanner(text), nine))).toMatchInlineSnapshot(`
      "AAABCCCCC
      AAABCBBDC
      AEABBBBDC
      AEEEDDBDC
      FFEEDDDDG
      FEEEGGGGG
      FFFFFFHGG
      IIIIIHHGH
      IIIIHHHHH"
    `);
  });

  it('know a run of 26 open sides from one of 25 and a wall', () => {
    // The bottom two rows are cut at a column; the rows above have no walls.
    const walls = (run: number) => {
      const board = new Board(10, 10);
      const [cut, col] = [Math.floor(run / 9), run % 9];
      const area = (one: { row: number; col: number }) =>
        one.row === cut ? (one.col <= col ? 'left' : 'right') : one.row === cut + 1 ? 'below' : one.row;
      const regions = regionsOf(board, (one, other) => area(one) === area(other));
      const text = writeRegionWalls(board, regions);
      expect(readRegionWalls(new Scanner(text), board)).toEqual(regions);
      return text.slice(0, 4);
    };
    expect([24, 25, 26, 27, 51, 52, 53, 77, 78].map((run) => [run, walls(run)])).toMatchInlineSnapshot(`
      [
        [
          24,
          "xzzm",
        ],
        [
          25,
          "yzzl",
        ],
        [
          26,
          "z_zz",
        ],
        [
          27,
          "zazz",
        ],
        [
          51,
          "zyzl",
        ],
        [
          52,
          "zz_z",
        ],
        [
          53,
          "zzaz",
        ],
        [
          77,
          "zzyl",
        ],
        [
          78,
          "zzz_",
        ],
      ]
    `);
  });

  it('part nothing where they end within a region', () => {
    const board = new Board(2, 2);
    const walled = readRegionWalls(new Scanner('_c'), board);
    expect(walled).toEqual([board.cells]);
    expect(writeRegionWalls(board, walled)).toBe('d');
  });

  it('report errors with their positions', () => {
    const read = (text: string) => readRegionWalls(new Scanner(text), new Board(2, 2));
    expect(
      faults(['c', '___', '____', ',d', '', 'e', '__z', 'd_', '_B_', '__3'], read),
    ).toMatchInlineSnapshot(`
      "
      c
       ^
      column 2: found the end, expected a wall behind the last side
      ___
         ^
      column 4: the text ends after 3 of the 4 sides between cells of this board: 1 is missing
      ____
          ^
      column 5: found the end, expected a wall behind the last side
      ,d
      ^
      column 1: the text ends after 0 of the 4 sides between cells of this board: 4 are missing
      ^
      column 1: the text ends after 0 of the 4 sides between cells of this board: 4 are missing
      e
      ^
      column 1: more than the 4 sides between cells of this board are described
      __z
        ^
      column 3: more than the 4 sides between cells of this board are described
      d_
       ^
      column 2: more than the 4 sides between cells of this board are described
      _B_
       ^
      column 2: found 'B', expected '_' or a letter from a to z
      __3
        ^
      column 3: found '3', expected '_' or a letter from a to z
      "
    `);
    expect(faults(['z'.repeat(1_000_000)], read)).toMatchInlineSnapshot(`
      "
      zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…
      ^
      column 1: more than the 4 sides between cells of this board are described
      "
    `);
  });
});

it('an imaginary wall is not among the sides that are open', () => {
  const row = new Board(26, 1);
  expect(readRegionWalls(new Scanner('y'), row)).toHaveLength(1);
  expect(() => readRegionWalls(new Scanner('z'), row)).toThrow('more than the 25 sides');
});
