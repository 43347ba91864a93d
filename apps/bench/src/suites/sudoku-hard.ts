import type { Suite } from './suite.js';

/** Sudokus known to be hard for people and for backtracking programs. */
export const sudokuHard = {
  name: 'sudoku-hard',
  entries: () => [
    {
      name: 'many guesses',
      text: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    },
    {
      name: 'seventeen clues',
      text: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
    },
    {
      name: 'long chains',
      text: '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
    },
  ],
} satisfies Suite;
