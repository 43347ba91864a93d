import { type ClueSpot, type Engine, minimize, unique } from '@gridproof/core';
import { pickEvenly, scaledRuns } from '../run-budget.js';
import { Assignments, verifies } from '../tiny/assignments.js';
import type { Property, PropertySubject } from './property.js';

/** The number of small puzzles; enumerating their assignments takes most of the time. */
const BOARDS = scaledRuns(6);

/** `minimize` removes unnecessary clues: the result has the same only answer and no clue too many. */
export const minimized: Property = {
  name: 'a puzzle without the clues that it does not need has the same answer, and needs each that is left',
  async faults(under) {
    const { tinyBoards } = under;
    const single = pickEvenly(
      tinyBoards.filter(({ answers }) => answers === 1),
      BOARDS,
    );
    const others = pickEvenly(
      tinyBoards.filter(({ answers }) => answers !== 1),
      3,
    );
    const faults: string[] = [];
    for (const { puzzle } of single) faults.push(...(await faultsOf(under, puzzle)));
    for (const { puzzle, answers } of others) {
      const { status } = await minimize(under.type, puzzle, under.engines[0]!);
      if (status !== (answers === 0 ? 'unsolvable' : 'multiple'))
        faults.push(`it has ${answers} answers, and is ${status}:\n${under.type.print(puzzle)}`);
    }
    return faults;
  },
};

async function faultsOf(
  { type, engines, factory }: PropertySubject,
  puzzle: unknown,
): Promise<readonly string[]> {
  const text = type.print(puzzle);
  const taken = (engine: Engine, from = puzzle) => minimize(type, from, engine, { seed: 'law' });
  const rows = await Promise.all(engines.map((engine) => taken(engine)));
  const [first] = rows as [(typeof rows)[0]];
  if (first.status !== 'minimal') return [`it has one answer, and is ${first.status}:\n${text}`];
  const faults: string[] = [];
  for (const [at, row] of rows.entries())
    if (row.status !== 'minimal' || row.text !== first.text)
      faults.push(`${engines[at]!.name} takes other clues from\n${text}`);
  const answers = answersOf(type, first.puzzle);
  if (answers !== 1) faults.push(`${answers} answers are left of\n${text}\nwith\n${first.text}`);
  const before = await unique(type, puzzle, engines[0]!);
  const valuesOf = (of: unknown, answer: unknown) => factory.values(of, answer).join();
  if (before.status !== 'unique' || valuesOf(puzzle, before.answer) !== valuesOf(first.puzzle, first.answer))
    faults.push(`the answer is another one without clues of\n${text}`);
  const again = await taken(engines[0]!, first.puzzle);
  if (again.status !== 'minimal' || again.gone.length > 0)
    faults.push(`more clues can go from\n${first.text}`);
  const held = factory.spots(puzzle).filter(({ place }) => place);
  const at = (of: unknown, spot: ClueSpot) => JSON.stringify(factory.clueAt(of, spot));
  const changed = held.filter((spot) => at(puzzle, spot) !== at(first.puzzle, spot));
  if (changed.length !== first.gone.length)
    faults.push(
      `${first.gone.length} clues are said to be gone, and ${changed.length} are:\n${text}\n${first.text}`,
    );
  return faults;
}

/** Counts the answers of a puzzle with `verify` on each assignment. */
function answersOf(type: PropertySubject['type'], puzzle: unknown): number {
  const all = new Assignments(type, puzzle);
  let answers = 0;
  for (let nth = 0; nth < all.size; nth++) if (verifies(type, puzzle, all.answerOf(all.at(nth)))) answers++;
  return answers;
}
