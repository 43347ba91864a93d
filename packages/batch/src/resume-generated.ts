import { type LineFormat, type PuzzleFormatter, readLine } from '@gridproof/api';
import { canonicalForm, type GeneratedPuzzle } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';

/**
 * Checks that the last of the complete lines of a file is the puzzle that `generateAt` makes for it. A duplicate of an earlier puzzle comes
 * from another shard; it is generated again, as in a run without shards. Returns the lines as they should be, and the canonical forms of
 * their puzzles.
 * @throws {UsageError} if the file has lines of other calls
 */
export async function resumeGenerated(
  { path, lines }: { readonly path: string | undefined; readonly lines: readonly string[] },
  format: LineFormat,
  formatter: PuzzleFormatter,
  generateAt: (at: number, others: ReadonlySet<string>) => Promise<GeneratedPuzzle | undefined>,
): Promise<{ readonly lines: readonly string[]; readonly others: ReadonlySet<string> }> {
  const { type } = format;
  const others = new Set<string>();
  const correct: string[] = [];
  const foreign = (at: number, is: string) =>
    new UsageError(`'${path}' was not begun by this call: line ${at + 1} is ${is}`);
  for (const [at, line] of lines.entries()) {
    const puzzle = readLine(line, format);
    if (puzzle === undefined) throw foreign(at, `no ${type.title}`);
    let name = canonicalForm(type, puzzle);
    const isDuplicate = others.has(name);
    if (!isDuplicate && at < lines.length - 1) correct.push(line);
    else {
      const again = await generateAt(at, others);
      if (isDuplicate && !again)
        throw new UsageError(
          `'${path}': line ${at + 1} equals one before it, and no other was found in time`,
        );
      if (!again || (!isDuplicate && formatter(again) !== line))
        throw foreign(
          at,
          `another ${type.title} than the one that is made for it, or lines before it are missing`,
        );
      name = canonicalForm(type, again.puzzle);
      correct.push(formatter(again));
    }
    others.add(name);
  }
  return { lines: correct, others };
}
