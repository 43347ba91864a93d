import { rate, type Step, steps } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { describe, expect, it } from 'vitest';
import sudoku from './index.js';

/** Generated boards from medium to extreme, with the techniques of their paths, the hardest first. */
const BOARDS: Readonly<Record<string, string>> = {
  '.........83..4...9.6.52...1..3.8...6.9...5.....84....5...8..7.425....3....97.....':
    'hidden-triplet naked-single hidden-pair hidden-single last-digit',
  '8..1.4.........24......3.5934...9.8.5....29......5.7..9.6.......23....781..3.....':
    'pointing naked-single hidden-pair hidden-single last-digit',
  '7...4.318..8...5..3......7.......8....2.6....6.31852...17..2...8..7...9....8...2.':
    'w-wing x-wing naked-pair pointing hidden-pair hidden-single last-digit',
  '...5.21..4.......2..78.........7..6..6......3.8..2.9..2.9.84..5.1.....3.6.89.....':
    'w-wing skyscraper hidden-pair pointing hidden-single last-digit',
  '.6.9....8.........4.9.6.7......2.......7.8.956...5.8.3.1..83........19..2......7.':
    'short-chain two-string-kite naked-pair hidden-pair hidden-single last-digit',
  '31....9.6....2..7......4..8.7..4....9.4.......8...7.94..5...6......63....6..8.3.5':
    'forcing-chain alternating-chain short-chain skyscraper swordfish naked-triplet naked-pair claiming pointing hidden-triplet hidden-pair hidden-single last-digit',
};

async function pathOf(line: string): Promise<readonly Step[]> {
  const path: Step[] = [];
  const rows = line.match(/.{9}/g)!.join('\n');
  for await (const step of steps(sudoku, sudoku.parse(rows), cadical)) path.push(step);
  return path;
}

describe('the techniques of a path', () => {
  it('have the names that players use', async () => {
    const found: Record<string, string> = {};
    for (const line of Object.keys(BOARDS))
      found[line] = rate(await pathOf(line))
        .techniques.map(({ id }) => id)
        .join(' ');
    expect(found).toEqual(BOARDS);
  });
});
