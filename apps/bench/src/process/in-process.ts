import { type AnyPuzzle, type Engine, readPuzzle, unique } from '@gridproof/core';

/**
 * Returns the mean processor time, in milliseconds, for reading a text and proving that its puzzle has one answer, in this
 * thread, including Node's own work. Measures the second half of the texts, because code is compiled during the first.
 */
export async function meanInProcess(
  texts: readonly string[],
  type: AnyPuzzle,
  engine: Engine,
): Promise<number> {
  const half = texts.length >> 1;
  let begun = process.cpuUsage();
  for (const [at, text] of texts.entries()) {
    if (at === half) begun = process.cpuUsage();
    const { puzzle } = readPuzzle(text, [type], { as: type.id });
    const { status } = await unique(type, puzzle, engine);
    if (status !== 'unique') throw new Error(`${text} is ${status}, expected unique`);
  }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / (texts.length - half);
}
