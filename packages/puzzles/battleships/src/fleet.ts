import { type BankItem, bankOf, longerSide } from '@gridproof/describe';

/** The number of ships of each length from 1 on, by the longer side of a board. */
const STANDARD_FLEETS: readonly (readonly [side: number, ships: readonly number[]])[] = [
  [6, [3, 2, 1]],
  [10, [4, 3, 2, 1]],
  [13, [5, 4, 3, 2, 1]],
  [14, [6, 5, 4, 3, 2]],
  [15, [5, 4, 3, 2, 1]],
];

/** Returns the standard fleet of such a board in magazines, the longest ship first; empty if there is none. */
export function defaultFleet(board: { readonly width: number; readonly height: number }) {
  const [, ships = []] = STANDARD_FLEETS.find(([side]) => longerSide(board) <= side) ?? [];
  return ships.flatMap((number, at) => Array<number>(number).fill(at + 1)).toReversed();
}

/** A fleet as a line below its board: `ships: 1 of 4 cells, 2 of 3, 3 of 2, 4 of 1`. */
export function fleetInWords(fleet: readonly number[]): string {
  const lengths = [...new Set(fleet)];
  const numberOf = (length: number) => fleet.filter((other) => other === length).length;
  const [first, ...others] = lengths.map((length) => `${numberOf(length)} of ${length}`);
  return `ships: ${[`${first} ${lengths[0] === 1 ? 'cell' : 'cells'}`, ...others].join(', ')}`;
}

/** A fleet as small ships, those on the board used. */
export function fleetBank(fleet: readonly number[], onBoard: readonly number[]): readonly BankItem[] {
  const ships = fleet.map((length): BankItem => {
    const hulls = Array<'hull'>(Math.max(0, length - 2)).fill('hull');
    return { symbols: length === 1 ? ['boat'] : ['bow-left', ...hulls, 'bow-right'], label: `${length}` };
  });
  return bankOf(
    ships,
    onBoard.map((length) => `${length}`),
  );
}
