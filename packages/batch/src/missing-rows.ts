import { BLOCK_LINES, blockOf } from './shard.js';

/** Maximum number of ranges that are listed. */
const MAX_RANGES = 3;

/** Lines of one block without rows. */
interface Gap {
  first: number;
  last: number;
  rows: number;
}

/** Collects the puzzles without rows, block by block. */
export class MissingRows {
  /** Number of puzzles without rows. */
  count = 0;
  readonly #blocks = new Map<number, Gap>();

  /** Counts the puzzle at a line of the input. */
  add(line = 1): void {
    this.count++;
    const gap = this.#blocks.get(blockOf(line));
    if (!gap) this.#blocks.set(blockOf(line), { first: line, last: line, rows: 1 });
    else {
      gap.last = line;
      gap.rows++;
    }
  }

  /** Describes the missing rows: by shard if the number of shards is known, otherwise by line. */
  describe(shards: number): readonly string[] {
    if (shards < 2) return [linesOf([...this.#blocks.values()])];
    const indices = [...new Set([...this.#blocks.keys()].map((block) => block % shards))].toSorted(
      (a, b) => a - b,
    );
    return indices.map((index) => {
      const gaps = [...this.#blocks].flatMap(([block, gap]) => (block % shards === index ? gap : []));
      return `shard ${index}/${shards}: ${rowsIn(gaps)}, ${linesOf(gaps)}`;
    });
  }
}

const rowsIn = (gaps: readonly Gap[]): string => {
  const rows = gaps.reduce((sum, gap) => sum + gap.rows, 0);
  return rows === 1 ? '1 row' : `${rows} rows`;
};

/** `lines 1-1000, 4001-5000 and 12 more stretches` */
function linesOf(gaps: readonly Gap[]): string {
  const stretches: { first: number; last: number }[] = [];
  for (const { first, last } of gaps) {
    const before = stretches.at(-1);
    // Lines without a puzzle may lie between two blocks.
    if (before && first - before.last <= BLOCK_LINES && blockOf(first) === blockOf(before.last) + 1)
      before.last = last;
    else stretches.push({ first, last });
  }
  const named = stretches
    .slice(0, MAX_RANGES)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  const more = stretches.length - MAX_RANGES;
  const isOne = stretches.length === 1 && stretches[0]!.first === stretches[0]!.last;
  return `line${isOne ? '' : 's'} ${named.join(', ')}${more > 0 ? ` and ${more} more such stretches` : ''}`;
}
