/** Words for a value: `is` `5`, `holds` `a mine`, `belongs with` `row 1, column 2`. */
export interface ValueWords {
  readonly is: string;
  readonly are: string;
  readonly isNot: string;
  readonly areNot: string;
  readonly phrase: string;
  /** Predicates for any other value, where `isNot` would be a double negation: `shares a bridge`. */
  readonly opposite?: Record<'is' | 'are', string>;
  /** Words before links with this value. */
  readonly leads?: LineWords;
  /** A side or link with this value is named by its two cells: `row 1, columns 2 and 3 form a domino`. */
  readonly byCells?: true;
}

/** Words before a route along links: `the line leads` `from row 1, column 2 to column 4`. */
export interface LineWords {
  readonly phrase: string;
  /** Consecutive links form one route; otherwise each link is named separately, as in `no line leads`. */
  readonly isRoute: boolean;
}

/** Words for a value with `is`: `is 5`. */
export const be = (what: string): ValueWords => ({
  is: 'is',
  are: 'are',
  isNot: 'is not',
  areNot: 'are not',
  phrase: what,
});

/** Words for a value with `has`: `has a line`. */
export const have = (what: string): ValueWords => ({
  is: 'has',
  are: 'have',
  isNot: 'does not have',
  areNot: 'do not have',
  phrase: what,
});

/** Words for a value with `holds`: `holds a mine`. */
export const hold = (what: string): ValueWords => ({
  is: 'holds',
  are: 'hold',
  isNot: 'does not hold',
  areNot: 'do not hold',
  phrase: what,
});

/** Words for a value with `belongs with`: `belongs with row 1, column 2`. */
export const belongWith = (what: string): ValueWords => ({
  is: 'belongs with',
  are: 'belong with',
  isNot: 'does not belong with',
  areNot: 'do not belong with',
  phrase: what,
});

/** Words for a place that belongs to the region of the clue in it. */
export const belongToOwnClue: ValueWords = {
  is: 'belongs to',
  are: 'belong to',
  isNot: 'does not belong to',
  areNot: 'do not belong to',
  phrase: 'its own clue',
};

/** Words for the negation of a value. */
export const negate = ({ is, are, isNot, areNot, phrase }: ValueWords): ValueWords => ({
  is: isNot,
  are: areNot,
  isNot: is,
  areNot: are,
  phrase,
});
