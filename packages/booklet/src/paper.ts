/** A length across and one down, in millimetres. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** The papers that booklets are printed on. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Area>;

/** The name of a paper. */
export type Paper = keyof typeof PAPERS;

/** The white edge of a page: no printer needs more. */
export const MARGIN = 12;

/** What is printed on. A little is left, so that no rounding makes a page of two. */
export const printArea = (paper: Paper): Area => ({
  width: PAPERS[paper].width - 2 * MARGIN,
  height: PAPERS[paper].height - 2 * MARGIN - 1,
});

/** The room below the boards and words of each page. */
export const FOOTER = 8;

/** The room for boards and words on a page. */
export const contentArea = (paper: Paper): Area => {
  const { width, height } = printArea(paper);
  return { width, height: height - FOOTER };
};

/** The room that is left below something. */
export const heightBelow = ({ width, height }: Area, taken: number): Area => ({
  width,
  height: height - taken,
});

/** Pixels of a drawing in a millimetre, as style sheets count them. */
export const PIXELS = 96 / 25.4;
