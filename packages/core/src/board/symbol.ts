/** Direction of an arrow. */
export type Direction =
  | 'up'
  | 'up-right'
  | 'right'
  | 'down-right'
  | 'down'
  | 'down-left'
  | 'left'
  | 'up-left';

/** A corner of a cell. */
export type CornerOfCell = 'upper-left' | 'upper-right' | 'lower-left' | 'lower-right';

/**
 * Signs of pieces: `boat` is a ship of one cell, `bow-up` the upper end of a longer ship, `hull` a part between its ends, `ship` any of
 * these.
 */
export type Piece =
  | 'mine'
  | 'lamp'
  | 'star'
  | 'tent'
  | 'tree'
  | 'boat'
  | 'bow-up'
  | 'bow-right'
  | 'bow-down'
  | 'bow-left'
  | 'hull'
  | 'ship'
  | 'water'
  | 'plus'
  | 'minus'
  | 'bar'
  | 'hole';

/**
 * Signs on the side between two cells. `less`: the cell to the left or above is less than the other; `equal` and `unequal` are drawn as `=`
 * and `x`;
 * dots are small.
 */
export type Relation = 'less' | 'greater' | 'equal' | 'unequal' | 'open-dot' | 'filled-dot';

/**
 * A sign that is drawn, not written. `ring` and `badge` are a circle and a disc around a text. `slash` and `backslash` run from corner to
 * corner of a cell; a triangle is the black half of a cell at that corner.
 */
export type BoardSymbol =
  | 'disc'
  | 'circle'
  | 'ring'
  | 'badge'
  | 'slash'
  | 'backslash'
  | 'cross'
  | 'dot'
  | Piece
  | Relation
  | `arrow-${Direction}`
  | `triangle-${CornerOfCell}`;

const RELATIONS = new Set<string>([
  'less',
  'greater',
  'equal',
  'unequal',
  'open-dot',
  'filled-dot',
] satisfies Relation[]);

/** Returns whether a sign compares two cells and belongs on the side between them. */
export const isRelation = (symbol: BoardSymbol | undefined): symbol is Relation =>
  symbol !== undefined && RELATIONS.has(symbol);
