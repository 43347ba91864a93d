/** What a value is called: `is` `5`, `holds` `a mine`, `belongs with` `row 1, column 2`. */
export interface ValueWords {
  readonly is: string;
  readonly are: string;
  readonly isNot: string;
  readonly areNot: string;
  readonly what: string;
  /** What is said before links that have it. */
  readonly leads?: LineWords;
}

/** What leads along links: `the line leads` `from row 1, column 2 to column 4`. */
export interface LineWords {
  readonly what: string;
  /** Links that follow each other are one way; else each is told for itself, as where `no line leads`. */
  readonly on: boolean;
}

/** What is said with `is`: `is 5`. */
export const be = (what: string): ValueWords => ({
  is: 'is',
  are: 'are',
  isNot: 'is not',
  areNot: 'are not',
  what,
});

/** What is said with `has`: `has a line`. */
export const have = (what: string): ValueWords => ({
  is: 'has',
  are: 'have',
  isNot: 'does not have',
  areNot: 'do not have',
  what,
});

/** What is said with `holds`: `holds a mine`. */
export const hold = (what: string): ValueWords => ({
  is: 'holds',
  are: 'hold',
  isNot: 'does not hold',
  areNot: 'do not hold',
  what,
});

/** What is said with `belongs with`: `belongs with row 1, column 2`. */
export const belong = (what: string): ValueWords => ({
  is: 'belongs with',
  are: 'belong with',
  isNot: 'does not belong with',
  areNot: 'do not belong with',
  what,
});

/** The same of what does not have the value. */
export const negated = ({ is, are, isNot, areNot, what }: ValueWords): ValueWords => ({
  is: isNot,
  are: areNot,
  isNot: is,
  areNot: are,
  what,
});
