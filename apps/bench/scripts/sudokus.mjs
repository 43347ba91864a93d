// Makes 9x9 sudokus for batches, one a line, after a build: `node scripts/sudokus.mjs seventeen --count 4` finds others of 17 clues from a board
// of 17, by exchanging one clue at a time (minutes); `node scripts/sudokus.mjs guesses --count 100` draws random boards without a clue too many
// for which a search by the fewest candidates alone takes 200 guesses or more. `corpora/seventeen.txt` and `corpora/guesses.txt` hold what these
// have printed.
import { parseArgs } from 'node:util';
import { Random } from '@gridproof/core';

/** A board that is known for its few clues. */
const KNOWN = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** A board that is a clue short is given up where it has more answers than these. */
const MOST_ANSWERS = 30_000;

const GUESSES = 200;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' } },
});
const random = new Random(Number(values.seed));

const CELLS = Array.from({ length: 81 }, (_, at) => at);
const areasOf = (at) => {
  const [row, column] = [Math.floor(at / 9), at % 9];
  return [row, 9 + column, 18 + 3 * Math.floor(row / 3) + Math.floor(column / 3)];
};
const AREAS = CELLS.map(areasOf);
const ALL = 0b111_111_111;

/** Digits that a set of bits holds. */
const digitsIn = (bits) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => bits & (1 << (digit - 1)));

/**
 * Searches for answers by guessing in the cell with the fewest candidates, and shows each to `onAnswer` until that says that it is
 * enough; returns how often it guessed.
 */
function search(digits, onAnswer, order = (list) => list) {
  const left = new Array(27).fill(ALL);
  const set = (at, bit) => {
    for (const area of AREAS[at]) left[area] ^= bit;
  };
  const board = [...digits];
  for (const at of CELLS) if (board[at]) set(at, 1 << (board[at] - 1));
  let guesses = 0;
  const isEnough = () => {
    let best;
    for (const at of CELLS) {
      if (board[at]) continue;
      const [row, column, box] = AREAS[at];
      const candidates = digitsIn(left[row] & left[column] & left[box]);
      if (best && candidates.length >= best.candidates.length) continue;
      best = { at, candidates };
      if (candidates.length < 2) break;
    }
    if (!best) return onAnswer(board);
    const { at, candidates } = best;
    for (const digit of order(candidates)) {
      if (candidates.length > 1) guesses++;
      board[at] = digit;
      set(at, 1 << (digit - 1));
      const enough = isEnough();
      set(at, 1 << (digit - 1));
      board[at] = 0;
      if (enough) return true;
    }
    return false;
  };
  isEnough();
  return guesses;
}

/** Up to two answers, and how many guesses all of that took. */
function judged(digits) {
  let answers = 0;
  const guesses = search(digits, () => ++answers === 2);
  return { answers, guesses };
}

const digitsOf = (text) => [...text].map((sign) => (sign === '.' ? 0 : Number(sign)));
const textOf = (digits) => digits.map((digit) => digit || '.').join('');

/** All boards with one answer that have another clue instead of one of these. */
function* exchanged(digits) {
  for (const at of random.shuffled(CELLS.filter((one) => digits[one]))) {
    const short = digits.with(at, 0);
    // How many answers have each digit in each cell: a clue that is right in one alone makes it the only one.
    const counts = CELLS.map(() => new Array(10).fill(0));
    let answers = 0;
    search(short, (answer) => {
      for (const cell of CELLS) counts[cell][answer[cell]]++;
      return ++answers > MOST_ANSWERS;
    });
    if (answers > MOST_ANSWERS) continue;
    for (const cell of CELLS)
      for (const digit of digitsIn(ALL))
        if (counts[cell][digit] === 1 && digits[cell] !== digit) yield short.with(cell, digit);
  }
}

function* seventeen() {
  const known = new Set([KNOWN]);
  for (const text of known) {
    yield text;
    for (const other of exchanged(digitsOf(text))) known.add(textOf(other));
  }
}

function* guesses() {
  for (;;) {
    let board = new Array(81).fill(0);
    board.splice(0, 9, ...random.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    search(
      board,
      (answer) => {
        board = [...answer];
        return true;
      },
      (digits) => random.shuffled(digits),
    );
    for (const at of random.shuffled(CELLS)) {
      const fewer = board.with(at, 0);
      if (judged(fewer).answers === 1) board = fewer;
    }
    if (judged(board).guesses >= GUESSES) yield textOf(board);
  }
}

let left = Number(values.count);
for (const text of { seventeen, guesses }[positionals[0]]()) {
  if (left-- === 0) break;
  console.log(text);
}
