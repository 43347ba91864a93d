import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { PuzzleOf } from '@gridproof/core';
import type { sudoku } from '@gridproof/sudoku';

/** How the model of the articles fared on one sudoku. */
interface Article {
  readonly status: 'unique' | 'multiple' | 'unsolvable' | 'unknown';
  readonly milliseconds: number;
}

export type Sudoku = PuzzleOf<typeof sudoku>;

/** Solves a sudoku and looks for a second answer. */
export type ArticleModel = (puzzle: Sudoku, timeout: number) => Promise<Article>;

/**
 * Sudoku as tutorials write it, through z3-solver's high-level interface: an integer for each cell, bounds, `Distinct`
 * for rows, columns and boxes, clues as equations. A second answer differs in some cell. Loading is not measured.
 * The interface starts threads that keep Node alive. Z3 is the build that the engine at this address brings along.
 */
export async function articleModel(engine: string): Promise<ArticleModel> {
  const module = pathToFileURL(createRequire(engine).resolve('z3-solver')).href;
  const { init }: typeof import('z3-solver') = await import(module);
  const { Context } = await init();
  return async ({ board, regions, givens }, timeout) => {
    const start = performance.now();
    const { Int, Distinct, Or, Solver } = Context('article');
    const solver = new Solver();
    solver.set('timeout', timeout);
    const at = new Map(board.cells.map((cell) => [cell, Int.const(`r${cell.row}c${cell.col}`)]));
    for (const number of at.values()) solver.add(number.ge(1), number.le(board.width));
    for (const cells of [...board.rows, ...board.columns, ...regions])
      solver.add(Distinct(...cells.map((cell) => at.get(cell)!)));
    for (const [cell, clue] of givens.known()) solver.add(at.get(cell)!.eq(clue));
    const ended = (status: Article['status']) => ({ status, milliseconds: performance.now() - start });
    const first = await solver.check();
    if (first !== 'sat') return ended(first === 'unsat' ? 'unsolvable' : 'unknown');
    const model = solver.model();
    solver.add(Or(...[...at.values()].map((number) => number.neq(model.eval(number)))));
    const second = await solver.check();
    return ended(second === 'sat' ? 'multiple' : second === 'unsat' ? 'unique' : 'unknown');
  };
}
