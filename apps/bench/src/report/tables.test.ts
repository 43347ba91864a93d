import { expect, test } from 'vitest';
import { report, result, spreadAround, unsolvedResult } from '../../test/results.js';
import { tablesOf } from './tables.js';

test('one engine alone is shown in full', () => {
  const results = [
    result({
      milliseconds: {
        total: spreadAround(12.3, 0.5),
        solve: spreadAround(8),
        proof: spreadAround(4.3),
        search: spreadAround(9),
      },
    }),
    result({
      name: 'arrows 3x3 1',
      type: 'arrows',
      suite: 'others',
      by: 'propagation',
      total: spreadAround(0.4),
    }),
    unsolvedResult({ name: 'arrows 9x9 1', type: 'arrows', suite: 'others' }),
  ];
  expect(`\n${tablesOf(report(results))}`).toMatchInlineSnapshot(`
    "
    standard
    puzzle         status    ms      ±  solve  proof  vars  clauses  rows  calls  cuts  MiB
    marbles 5x5 1  unique  12.3  ±0.50    8.0    4.3    40       30    20      2     0  100

    others
    puzzle        status          ms      ±  solve  proof  vars  clauses  rows  calls  cuts  MiB
    arrows 3x3 1  unique*       0.40  ±0.00      -      -    40       30    20      2     0  100
    arrows 9x9 1  not solved  > 10 s             -      -    40       30    20      2     0  100

    puzzle type  engine  solved  sum, ms  longest  MiB
    marbles      dice    1 of 1     12.3     12.3  100
    arrows       dice    1 of 2  > 10000  > 10000  100

    Where the time goes, in percent of the total
    puzzle type  engine  parse  encode  lower  load  search  cut  decode  verify
    marbles      dice        0       0      0     0      73    0       0       0
    arrows       dice       25       0     25     0      50    0       0       0

    * decided by propagation, or by propagation and search: no engine was asked

    > at least: not solved within 10 s, and counted as that much"
  `);
});

test('several engines stand side by side, with ratios to the first', () => {
  const pair = (name: string, dice: number, coin: number) => [
    dice < 1e4 ? result({ name, total: spreadAround(dice, 0.1) }) : unsolvedResult({ name }),
    coin < 1e4
      ? result({ name, engine: 'coin', total: spreadAround(coin, 0.2) })
      : unsolvedResult({ name, engine: 'coin' }),
  ];
  const results = [
    ...pair('easy', 10, 5),
    ...pair('hard for dice', 1e4, 200),
    ...pair('hard for coins', 400, 1e4),
    ...pair('hard', 1e4, 1e4),
    result({ name: 'odd' }),
    result({ name: 'odd', engine: 'coin', status: 'multiple' }),
  ];
  expect(`\n${tablesOf(report(results, { complete: false }))}`).toMatchInlineSnapshot(`
    "
    standard
    puzzle          status                        dice      ±    coin      ±  : dice
    easy            unique                        10.0  ±0.10     5.0  ±0.20     0.5
    hard for dice   unique                      > 10 s            200  ±0.20  < 0.02
    hard for coins  unique                         400  ±0.10  > 10 s           > 25
    hard            not solved                  > 10 s         > 10 s              -
    odd             dice unique, coin multiple    10.0  ±0.00    10.0  ±0.00       1

    puzzle type  engine  solved  sum, ms  longest  MiB
    marbles      dice    3 of 5  > 20420  > 10000  100
    marbles      coin    3 of 5  > 20215  > 10000  100

    Where the time goes, in percent of the total
    puzzle type  engine  parse  encode  lower  load  search  cut  decode  verify
    marbles      dice        0       0     25     0      50    0       0       0
    marbles      coin        0       0     25     0      50    0       0       0

    > at least: not solved within 10 s, and counted as that much

    stopped before the end: this is what had been measured by then"
  `);
});
