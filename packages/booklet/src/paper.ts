/** A width and a height, in millimetres. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** The paper sizes of booklets. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Area>;

/** The name of a paper. */
export type Paper = keyof typeof PAPERS;

/** The margin of a page in millimetres, enough for all printers. */
export const MARGIN = 12;

/** Returns the printable area, slightly reduced so that rounding never splits a page. */
export const printArea = (paper: Paper): Area => ({
  width: PAPERS[paper].width - 2 * MARGIN,
  height: PAPERS[paper].height - 2 * MARGIN - 1,
});

/** The height below the content of each page, in millimetres. */
export const FOOTER = 8;

/** Returns the area of a page for boards and texts. */
export const contentArea = (paper: Paper): Area => {
  const { width, height } = printArea(paper);
  return { width, height: height - FOOTER };
};

/** Returns the area below something of this height. */
export const heightBelow = ({ width, height }: Area, taken: number): Area => ({
  width,
  height: height - taken,
});

/** CSS pixels per millimetre. */
export const PIXELS = 96 / 25.4;
