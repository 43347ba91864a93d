/** A task of the Puzzle Team sites in the line of a page's source that sets it: `var task = '…'`. */
const TASK = /(?<![\w$.])(?:var|let|const)\s+task\s*=\s*(?:'([^'\n]*)'|"([^"\n]*)")/d;

/** Where the task begins and ends in a text that has such a line. */
export function taskIn(text: string): readonly [start: number, end: number] | undefined {
  const indices = TASK.exec(text)?.indices;
  return indices?.[1] ?? indices?.[2];
}
