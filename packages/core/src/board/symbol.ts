/** A way in which an arrow points. */
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

/** Signs of games: `boat` is a ship of one cell, `bow-up` the end of a longer one that points up, `hull` what is between its ends, `ship` any of these. */
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
  | 'hole';

/**
 * Signs on the side between two cells. `less`: the cell to the left or above has less than the other; `equal` and `unequal`
 * are drawn `=` and `x`; dots are small.
 */
export type Relation = 'less' | 'greater' | 'equal' | 'unequal' | 'open-dot' | 'filled-dot';

/** A sign that is drawn, not written. `ring` and `badge` are a circle and a disc that only frame what is written in them. `slash` and `backslash` run from corner to corner of a cell; a triangle is the black half of a cell at that corner. */
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

/** Whether a sign says how two cells compare, and so belongs on the side between them. */
export const isRelation = (symbol: BoardSymbol | undefined): symbol is Relation =>
  symbol !== undefined && RELATIONS.has(symbol);
