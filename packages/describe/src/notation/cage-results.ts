import { PuzzleError, placeName } from '@gridproof/core';
import { readRegionWalls, writeRegionWalls } from '../codings/region-walls.js';
import type { CageLayer, ClueCage } from '../layer/cages.js';
import { checkCages } from './cage-coding.js';
import type { Coding, Part } from './coding.js';

/** The letters in front of results, each with its meaning behind a number in the text. */
export interface ResultLetters {
  readonly [letter: string]: string;
}

const codingOf = (letters: ResultLetters, twoOnly: readonly string[]): Coding => {
  const [plain] = Object.keys(letters) as [string];
  const names = Object.keys(letters).join(', ');
  const first = new RegExp(`[${Object.keys(letters).join('')}]`, 'y');
  return {
    read(scanner, { board, layer }): readonly ClueCage<unknown>[] {
      const { value } = layer as CageLayer<unknown>;
      const cages = readRegionWalls(scanner, board, { repeats: true });
      if (!scanner.take(/,/y)) throw scanner.unexpected("',' and the results of the cages");
      return cages.map((cells) => {
        const start = scanner.at;
        const letter = scanner.take(first);
        if (letter === undefined) throw scanner.unexpected(`one of ${names}`);
        if (twoOnly.includes(letter) && cells.length !== 2)
          throw scanner.error(
            'out-of-range',
            `found '${letter}' for the cage of ${placeName(cells[0]!)}, which has not two cells`,
            start,
          );
        const digits = scanner.take(/\d+/y);
        if (digits === undefined) throw scanner.unexpected('a number');
        // A single cell has no operation.
        const text = `${Number(digits)}${cells.length === 1 ? '' : letters[letter]}`;
        const clue = value.read(text, board, cells[0]!);
        if (clue !== undefined) return { cells, clue };
        throw scanner.error(
          'out-of-range',
          `found ${digits}, expected ${value.expected(board, cells[0]!).join(' or ')}`,
          start + 1,
        );
      });
    },
    write(cages: readonly ClueCage<unknown>[], context) {
      const { value } = context.layer as CageLayer<unknown>;
      const all = checkCages(cages, context);
      const results = cages.map(({ cells, clue }) => {
        const text = value.write(clue, cells[0]!);
        const [, number, sign] = /^(\d+)(.*)$/u.exec(text)!;
        const letter =
          sign === '' && cells.length === 1
            ? plain
            : Object.keys(letters).find((one) => letters[one] === sign);
        if (letter !== undefined && cells.length === 1) return `${plain}${number}`;
        if (letter !== undefined && (cells.length === 2 || !twoOnly.includes(letter)))
          return `${letter}${number}`;
        throw new PuzzleError(
          'cannot-hold',
          `${context.formatNoun} cannot hold '${text}' for ${cells.length} cells, as in the cage of ${placeName(cells[0]!)}`,
        );
      });
      return `${writeRegionWalls(context.board, all, { repeats: true })},${results.join('')}`;
    },
    pattern: new RegExp(`^[a-z_\\d]+,(?:[${Object.keys(letters).join('')}]\\d+)+$`),
    example: `a_b…,${plain}6…`,
  };
};

/**
 * Coding of walls between cages that cover the board, with repetitions shortened, followed by a comma and a letter and number for each
 * cage, in Simon Tatham's ids. The first letter also stands for single cells; those of `twoOnly` are only for two cells.
 */
export const cageResults = <const N extends string>(
  layer: N,
  letters: ResultLetters,
  twoOnly: readonly string[] = [],
): Part<N> => ({ layer, coding: codingOf(letters, twoOnly) });
