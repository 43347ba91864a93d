import type { Example } from '@gridproof/describe';

/** Returns a text without its indentation. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'row' | 'column' | 'box'>[] = [
  {
    name: 'samurai',
    source: 'made for this package: generate multi-sudoku --size 21x21 --seed 1-2',
    puzzle: text(`
      ..5..6...xxx....8...6
      .7413.8..xxx......2..
      36....1.9xxx6..3.1..5
      .......15xxx..6.4.79.
      .9.4.....xxx.57.1...4
      ..75.83..xxx.4...7..8
      .....7..18......7.4..
      ...8..7.36...1.9.....
      ....1.....3......6...
      xxxxxx...7....9xxxxxx
      xxxxxx.7.....8.xxxxxx
      xxxxxx8....6...xxxxxx
      ...1......7.....9....
      .....6.5...87.2..4...
      ..9.5......13..5.....
      2..4...3.xxx..72.34..
      4...7.89.xxx.....9.3.
      .56.2.4..xxx42.......
      9..7.1..3xxx6.8....95
      ..1......xxx..4.5638.
      7...3....xxx...3..7..
    `),
    answer: text(`
      915786432xxx532784916
      274139856xxx781695243
      368254179xxx694321875
      486372915xxx826543791
      593461287xxx357819624
      127598364xxx149267538
      839647521847963178452
      641825793625418952367
      752913648139275436189
      xxxxxx416782539xxxxxx
      xxxxxx972513684xxxxxx
      xxxxxx835496127xxxxxx
      524187369274851792643
      378296154368792634518
      169354287951346581927
      297418635xxx987213456
      413675892xxx165479832
      856923471xxx423865179
      982761543xxx638147295
      631549728xxx274956381
      745832916xxx519328764
    `),
  },
  {
    name: 'butterfly',
    source: 'made for this package: generate multi-sudoku --size 12x12 --seed 1-1',
    puzzle: text(`
      .....8..4..5
      ..8....6.9..
      ...57....2..
      ....3..2.17.
      ......6..8..
      5.......34..
      ..36.......9
      ..5..2......
      .16.9..5....
      ..2....34...
      ..1.6....7..
      3..1..5.....
    `),
    answer: text(`
      751968234715
      398124567938
      642573189264
      167839425176
      839245671893
      524716893452
      983651742389
      475382916547
      216497358621
      652978134265
      741563289714
      398124567938
    `),
  },
  {
    name: 'two grids of 4x4',
    source: 'made for this package: generate multi-sudoku --size 6x6 --seed 1-0',
    puzzle: text(`
      1...xx
      .4.3xx
      ...1..
      ..4...
      xx2.1.
      xx...4
    `),
    answer: text(`
      1324xx
      2413xx
      423142
      314231
      xx2413
      xx1324
    `),
    broken: {
      given: text(`
        1324xx
        2413xx
        413241
        324132
        xx2413
        xx1324
      `),
      row: text(`
        1324xx
        2413xx
        413142
        324231
        xx2413
        xx1324
      `),
      column: text(`
        1324xx
        2413xx
        423142
        134231
        xx2413
        xx1324
      `),
      box: text(`
        1124xx
        2413xx
        423142
        314231
        xx2413
        xx1324
      `),
    },
  },
  {
    name: 'windmill',
    source: 'made for this package: generate multi-sudoku --variant windmill --seed 5',
    puzzle: text(`
      layout: windmill
      xxx..8.....1xxxxxxxxx
      xxx6.3...9..xxxxxxxxx
      xxx....7....xxxxxxxxx
      xxx.......3.17.8.2..9
      xxx.3..8......4.9....
      xxx5......2..8..6..1.
      xxx..58....75...4.18.
      xxx.41...36.4........
      xxx.................5
      .......4...........9.
      75......16........3..
      6..48......29.6..4...
      3.65....7.1..2....xxx
      ...8......2..845..xxx
      .....6.....6......xxx
      1...25...9.2......xxx
      2.....61...1.6..58xxx
      .9.......6859....2xxx
      xxxxxxxxx.9.....3.xxx
      xxxxxxxxx...8.1...xxx
      xxxxxxxxx....9.4..xxx
    `),
    answer: text(`
      xxx428963571xxxxxxxxx
      xxx673145982xxxxxxxxx
      xxx159278643xxxxxxxxx
      xxx896421735175832469
      xxx732586419624195873
      xxx514397826389467512
      xxx265834197562943187
      xxx941752368491578236
      xxx387619254738216945
      839157246971853721694
      754263981635247689351
      612489573482916354728
      386512497813625794xxx
      927834165729384516xxx
      541796328546179823xxx
      168925734932458167xxx
      275348619471263958xxx
      493671852685917342xxx
      xxxxxxxxx198746235xxx
      xxxxxxxxx254831679xxx
      xxxxxxxxx367592481xxx
    `),
  },
  {
    name: 'no answer',
    source: 'made for this package: each grid excludes one row of the shared box for its 1',
    puzzle: text(`
      ....xx
      ....xx
      1.....
      ....1.
      xx....
      xx....
    `),
    answer: null,
  },
];
