import type { Candidates, Picture } from '@gridproof/core';

/** What the legend says of candidates that are crossed out. */
export const EXCLUDED = 'excluded in this step';

/** Whether a picture crosses candidates out. */
export const isExcluding = ({ candidates = [] }: Picture): boolean =>
  candidates.some(({ marks }) => marks.some((mark) => mark?.excluded));

/** Candidates in a line: `{139-57}`, of which 5 and 7 are crossed out; apart by commas where one is longer than a sign. */
export function candidatesText({ marks }: Candidates): string {
  const there = marks.flatMap((mark) => mark ?? []);
  const between = there.some(({ text }) => [...text].length > 1) ? ',' : '';
  const written = (excluded: boolean) =>
    there
      .filter((mark) => (mark.excluded ?? false) === excluded)
      .map(({ text }) => text)
      .join(between);
  const crossed = written(true);
  return `{${written(false)}${crossed && `-${crossed}`}}`;
}
