/** A row of the help: a key or gesture, and its effect. */
export type TextRow = readonly [keys: string, text: string];

/** The texts about gestures, which only the help and the rules show: the first view does not load them. */
export const gestureTexts = {
  pointer: 'Mouse',
  fingers: 'Touch',
  numbers: [
    ['click', 'select the cell'],
    ['drag, or Shift and click', 'select several cells'],
    ['double click', 'select all cells with the same value'],
  ] as readonly TextRow[],
  chain: [
    ['drag to the next cell', 'join the two'],
    ['right drag', 'join to the one before'],
  ] as readonly TextRow[],
  tiles: [
    ['click', 'turn the tile'],
    ['right click', 'turn it back'],
    ['middle click, or Shift and click', 'lock it'],
  ] as readonly TextRow[],
  areas: (rectangles: boolean): readonly TextRow[] => [
    ...(rectangles ? ([['drag across cells', 'draw a rectangle']] as const) : []),
    ['drag along the lines', 'draw borders'],
    ['click on a side', 'draw or erase a border'],
    ['click inside a closed area', 'erase it'],
  ],
  cycle: (drags: boolean, blank: string | undefined): readonly TextRow[] => [
    ['click', 'the next value'],
    ['right click', blank ?? 'the value before, or nothing'],
    ...(drags ? ([['drag in a direction', 'the next value that way']] as const) : []),
  ],
  quarter: [
    ['click in a corner of a cell', 'a triangle with its right angle there'],
    ['right click', 'an empty cell'],
  ] as readonly TextRow[],
  toggle: (left: string, right: string, drag: string): readonly TextRow[] => [
    ['click', left],
    ['right click, or Shift and click', right],
    [
      'drag',
      drag === 'trace'
        ? 'draw along the way'
        : drag === 'mark'
          ? `${right}, cell by cell`
          : 'the same, cell by cell',
    ],
  ],
  touch: [
    ['tap', 'as a click'],
    ['long press', 'as a right click'],
    ['two fingers', 'move and zoom the board'],
  ] as readonly TextRow[],
};
