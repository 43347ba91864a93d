import { notations, PuzzleError } from '@gridproof/describe';

/** From 10 on a number is a letter. */
const LETTERS = { A: '10', B: '11', C: '12', D: '13', E: '14', F: '15', G: '16' };

/** Ids of Simon Tatham's Bridges, `10x10m2:…`: up to two bridges between islands; an `L` behind it forbids loops. */
export const sgt = notations.sgtByParams<'islands'>({
  title: "Simon Tatham's Bridges, 10x10m2:…",
  noun: 'a Bridges id',
  contents: ['most', 'loops'],
  read(params) {
    // The number of islands, their spread and the level only control the generator.
    const found = /^(\d{1,5})x(\d{1,5})(?:i\d+)?(?:e\d+)?(?:m([1-4]))?(L)?(?:d\d)?$/.exec(params);
    if (!found)
      throw new PuzzleError('bad-params', `found the size '${params}', expected one as in 10x10m2`, {
        column: 1,
      });
    const [, width, height, most = '2', noLoops] = found;
    return {
      size: { width: Number(width), height: Number(height) },
      contents: () => ({ most: Number(most), loops: noLoops === undefined }),
      parts: [notations.digitRuns('islands', { signs: LETTERS })],
    };
  },
  write({ board: { width, height }, most, loops }) {
    if (width < 3 || height < 3)
      throw new PuzzleError(
        'cannot-hold',
        `an id is of a board of at least 3x3; this one is ${width}x${height}`,
      );
    return {
      params: `${width}x${height}m${most}${loops ? '' : 'L'}`,
      parts: [notations.digitRuns('islands', { signs: LETTERS })],
    };
  },
});
