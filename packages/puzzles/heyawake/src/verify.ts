import {
  type Board,
  type Cell,
  type Grid,
  type Regions,
  regionsOf,
  type Violation,
} from '@gridproof/describe';

export type Rule = 'number' | 'apart' | 'run' | 'connected';

interface Clues {
  readonly board: Board;
  readonly rooms: Regions;
  readonly numbers: Grid<number | undefined>;
}

/** The rules that an answer breaks: rooms are counted, areas of one colour flooded, lines walked along. */
export function* verify({ board, rooms, numbers }: Clues, shaded: Grid<boolean>): Iterable<Violation<Rule>> {
  const roomOf = new Map<Cell, number>();
  for (const [at, room] of rooms.entries()) {
    for (const cell of room) roomOf.set(board.cell(cell.row, cell.col), at);
    const number = room.filter((cell) => shaded.at(cell)).length;
    for (const cell of room)
      if (![undefined, number].includes(numbers.at(cell))) yield { rule: 'number', places: [cell] };
  }

  const areas = regionsOf(board, (one, other) => shaded.at(one) === shaded.at(other));
  for (const places of areas) if (places.length > 1 && shaded.at(places[0]!)) yield { rule: 'apart', places };
  const unshaded = areas.filter(([first]) => !shaded.at(first!)).toSorted((a, b) => b.length - a.length);
  for (const places of unshaded.slice(1)) yield { rule: 'connected', places };

  for (const line of board.lines) {
    let run: Cell[] = [];
    let crossed = 0;
    for (const cell of line) {
      if (shaded.at(cell)) [run, crossed] = [[], 0];
      else {
        if (run.length && roomOf.get(run.at(-1)!) !== roomOf.get(cell)) crossed++;
        run.push(cell);
        if (crossed === 2) {
          yield { rule: 'run', places: run };
          break;
        }
      }
    }
  }
}
