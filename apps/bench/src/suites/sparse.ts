import type { Suite } from './suite.js';

/**
 * Boards with so few clues that propagation decides little: puzzles of the corpus with unnecessary clues removed in random
 * order; `halved` also removes every other clue.
 */
export const sparse = {
  name: 'sparse',
  entries: () => [
    { name: 'takuzu 8x8', text: 'takuzu:8x8u:fdIRcdebaEGa' },
    { name: 'takuzu 8x8 thin', text: 'takuzu:8x8u:CDgCECdhCihcbba' },
    { name: 'takuzu 10x10 thin', text: 'takuzu:10x10u:ccCdBfejCCBDdaGJaaLAbma' },
    { name: 'takuzu 10x10 empty', text: 'takuzu:10x10u:zzzza' },
    { name: 'takuzu 14x14 thin', text: 'takuzu:14x14u:GDeFCceHCoCbedAfaCDcsEECBbbdbneBcmaGcCECc' },
    { name: 'takuzu 14x14 thin too', text: 'takuzu:14x14u:ECAcbgHbadEdEcCbdFeDDAdamHDcbbbCAdbKjDPAIBgDAa' },
    {
      name: 'takuzu 20x20 thin',
      text: 'takuzu:20x20u:BBbCADlebDrBgedeBcacHDbbfFAQccaNJEbaEdCcGfaMDEBdGBeckcBcGAeDhFCdncaCAHEDdabcDDdNAneab',
    },
    { name: 'takuzu 20x20 halved', text: 'takuzu:20x20u:BdDpgviiGdKfhGtdXgFGJgQGKgnEJflIrdDMhcGhOsc' },
    {
      name: 'takuzu 20x20 halved, lines may be equal',
      text: 'takuzu:20x20:BdDpgviiGdKfhGtdXgFGJgQGKgnEJflIrdDMhcGhOsc',
    },
    {
      name: 'takuzu 30x30 thin',
      text: 'takuzu:30x30u:dfDCDbgcEAcabgBDACpagCfbdIDAEaaezABCDGIJebifCBbGhedBcBcdEAccafgaCCBKgpDDefbFbCcABAzcHBCcCGgfMFABADdbDDBAdGdbecEBFdBFAcacDgIeGAdhbddcLFHhdaecebdddmDAFbBGBbdIFcaIFifmBdcAbGAFAJbdecDADbaKbCbHFkaEcCAcCiEa',
    },
    {
      name: 'takuzu 30x30 halved',
      text: 'takuzu:30x30u:dJGiHdcIEshifMFbzFEKSgoEImFEgFfghFMwHkHEDCzKEFnSGChFFekgHHFGdGPLejhONlfhfhQGDIfOdOoOgcHGliGEcmeNlhDFNa',
    },
    {
      name: 'sudoku 16x16 thin 1',
      text: 'sudoku:4x4:c11e8_12_15a4_6_10d12_1g15c8c6_5d2_1_3_11a9d10_16a14_5d8c5b4_10_6_7_2c14_16e7_2d16c10a12g10c11a4_5_6_1b5_15b11_3b12b2_13b5b1_3b15_6b9_4_3b15c7i11c9d2_8e6_1c15a12_11_9b7c5d2_14a12_4d3a7_3_10e16_6c1b15_2g5_10d11_4_14a16a3e5c',
    },
    {
      name: 'sudoku 16x16 thin 2',
      text: 'sudoku:4x4:10_8b5c4d11_1_9_3a2_7a13b12a15b10d16_4g5a14e11_10b8_3a14k7b3_6d13_1c4d9_8_10_14_2d9c10b15c16_6c10_2e1c12_9b7_3d15d2_13c2_14c4a13_6c9d5_12_3_1_13a11b14c7_4d9_6_2a8h15b16b8b7_13e7a2b10d16_8d1b5a9b11a12_4a2_2_12_8b7a1c16b10_5',
    },
    {
      name: 'sudoku 16x16 thin 3',
      text: 'sudoku:4x4:c8a14_11_4c9d6_4b12d10a3b9a11b7a5_13g16_12f10c1b8_3_4a12a10a13h5_2_16b4e3c1a8_2c16a7a14_1_12a6c1_7_6_13b4_12_10n1_5_12b13_2_6_16_8d16_5_10a7a1c11_14a13a3g9_5a1_7_9h3c10a9_2_10b12c8b16b5_12h5_16a4b9a5b1a8a13e15_14_4c14c7_9a6_12c',
    },
    {
      name: 'sudoku 16x16 halved',
      text: 'sudoku:4x4:c11f12b4a10e1h5f6e2a3b9e16b5h5c10a7d14f7e16e12k11b5a1c15c3e2c5c3c6c4a9e7i11h2f6d15a12a9f5e14b4f7a10e16d1c2h10e4b16a3i',
    },
    {
      name: 'sudoku 25x25 thin',
      text: 'sudoku:5x5:22c18a12a3_23_2_13_17a20a5_25a24f3a13b5e8_4a21_15_10_16c12b7_4b23d22a5a19b12a13d25_20b24_9a2_13_11g8a4_19_23a6a15a2_16c6_18a8b23_12_7_22e4a9c1_12b3a23_24a4b6b18a15_19_17_22_20_13a6_10_5a13a1_7a15_12a2g18_21_19_23d19a8_6a4c22b13_21c14_15a9c21_25_22a16b17_8e1a23c5a7a20_15_23_24_22a21b19a16_11_14b6a7_8a2a4a6_9_5a14b1_4b23c13_19_24_15_22_18b17_13b1_4_16_15b8_22a6a3a25_20_10b23_21a14a11_25_24_8_21a6a3b4a2a22a18b16_15_10_9f23b9c24b2a4_3a11b8_23_17a18_15_24a19b14_12_10a9_11c8a2a4b15c12b6d8b20a14_13_23b21_22d10b9_21d2_1a23_22_11b20b15_9_21c4c2c22b17_15b16_13_14e11_12a22_24c16b6_4a21_1_2b7a5_24c19_18b15b11_21e25_5_6b1_2b18_17a10_9_8b5a1_3a15b12a25a23_22_21b1d13_12a6a7_9a25c21a19a17_16c7a5a3_2_1_24a25_23_21b18_17_16b13_12a15c11_25_24_22a21_20a18_17_16_5a3c9a7_6b23d18c14b11b8a6_5_4_3_2_1',
    },
    { name: 'sudoku 25x25 empty', text: 'sudoku:5x5:zzzzzzzzzzzzzzzzzzzzzzzza' },
  ],
} satisfies Suite;
