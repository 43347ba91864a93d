import type { Candidates, Picture } from '@gridproof/core';

/** The legend's label of crossed-out candidates. */
export const EXCLUDED = 'excluded in this step';

/** Returns whether a picture crosses out candidates. */
export const isExcluding = ({ candidates = [] }: Picture): boolean =>
  candidates.some(({ marks }) => marks.some((mark) => mark?.excluded));

/** Formats candidates in a line, `{139-57}` with 5 and 7 crossed out; with commas if one has several characters. */
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
