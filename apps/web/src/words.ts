import type { Outcome, Task } from '@gridproof/runner';

/** All that the page says, in English; another language is another file of this shape. */
export const words = {
  title: 'GridProof',
  tagline: 'Logic puzzles, solved by their rules, with proofs.',
  panels: {
    open: 'Open',
    play: 'Play',
    hint: 'Hint',
    solve: 'Solve',
    path: 'Path',
    make: 'Make',
    draw: 'Draw',
    share: 'Share',
  },
  open: {
    label: 'A puzzle in any format: a board, an id, an address, a saved page',
    button: 'Open',
    drop: 'Or drop a file anywhere on this page. A puzzle on each line, or a table in CSV, becomes a list.',
    examples: (n: number, types: number) => (n === 0 ? 'Examples' : `${n} examples of ${types} types`),
    type: 'Puzzle type',
    tell: 'as the text says',
    size: 'Size, for tasks that do not give it',
    empty: 'Nothing to open yet: paste a puzzle.',
  },
  play: {
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    mark: 'Mark',
    goBack: 'Back to the mark',
    sinceMark: (n: number) =>
      n === 0
        ? 'The board is marked as it stands.'
        : n === 1
          ? 'One place has changed since the mark.'
          : `${n} places have changed since the mark.`,
    note: 'Note',
    noteHelp: 'What is pressed is noted and not entered; so it is with the shift key.',
    rest: (sign: string) => `The rest is ${sign}`,
    restHelp: (called: string) => `Enters everywhere else: ${called}`,
    check: 'Check',
    always: 'Check each entry',
    before: 'Back to before the mistake',
    done: 'Solved: every rule is kept.',
    broken: (rules: readonly string[]) =>
      `Every field is filled, and not every rule is kept: ${rules.join(' ')}`,
    fits: 'No mistake so far: an answer agrees with all entries.',
    wrong: (n: number) =>
      n === 1
        ? 'One entry is wrong: no answer has it.'
        : `${n} entries are wrong: the answer has something else there.`,
    contradicted: 'With these entries there is no answer.',
    noAnswer: 'The puzzle itself has no answer, whatever is entered.',
    wentBack: (n: number) => (n === 1 ? 'One entry was taken back.' : `${n} entries were taken back.`),
    help: 'Click a place to change it, or move with the arrow keys and type. A right click turns it the other way, the shift key notes.',
    pad: 'Values',
    value: 'What stands there',
    empty: 'Empty',
  },
  hint: {
    where: 'Where?',
    rule: 'Which rule?',
    step: 'The step',
    take: 'Enter it',
    look: (places: string) => `Look at ${places}.`,
    nothing: 'Everything that is certain is entered.',
    wrong: 'The entries contradict the puzzle; these cannot all be right:',
  },
  solve: {
    alone: 'the puzzle alone',
    withEntries: (n: number) => (n === 1 ? 'with your entry' : `with your ${n} entries`),
    ask: 'Solve',
    entries: 'Keep to my entries',
    certain: 'What is certain',
    why: 'Why is there none?',
    enter: 'Enter the answer',
    unique: 'This is the only answer.',
    multiple: (n: number) =>
      `There are several answers: here is one; another differs at ${n === 1 ? 'one place' : `${n} places`}.`,
    none: 'There is no answer.',
    certainIs: 'This is the same in all answers.',
    nothingCertain: 'Nothing is the same in all answers.',
    asked: (what: string, milliseconds: number) => `Asked: ${what}. ${(milliseconds / 1000).toFixed(2)} s.`,
    goOn: 'Go on',
  },
  path: {
    walk: 'Walk the path',
    of: (at: number, all: number) => `Step ${at} of ${all}`,
    start: 'The start',
    rating: (name: string, score: number) => `Difficulty: ${name} (${score.toFixed(1)}).`,
    slider: 'Step',
    back: 'One step back',
    on: 'One step on',
    forced: 'Here the path ends: of the rest, nothing is certain.',
  },
  make: {
    type: 'Puzzle type',
    width: 'Width',
    height: 'Height',
    difficulty: 'Difficulty',
    any: 'as it comes',
    symmetry: 'Symmetry',
    seed: 'Seed (the same makes the same puzzle)',
    button: 'Make',
    next: 'Next',
    made: (clues: number, grade?: string) =>
      `A new puzzle with ${clues} clues and one answer${grade ? `; difficulty: ${grade}` : ''}.`,
    rare: (grade: string) =>
      `Puzzles of this type and its usual size are hardly ever ${grade}: it may take long, or none may be found.`,
    cannot: (why: string) => `It cannot be made: ${why}.`,
    missed: 'None was found as wished in time.',
    symmetries: { none: 'none', half: 'half turn', mirror: 'mirror', quarter: 'quarter turn' },
    grades: { easy: 'easy', medium: 'medium', hard: 'hard', extreme: 'extreme' },
  },
  list: {
    title: (n: number) => `${n} puzzles`,
    proved: 'Proved so far',
    heads: ['Line', 'Type', 'Size', 'Answers'],
    statuses: {
      unique: 'with one answer',
      multiple: 'with several answers',
      unsolvable: 'without an answer',
      unknown: 'not known',
      crashed: 'crashed',
      fault: 'no puzzle',
      proving: 'being proved',
      waiting: 'waiting',
    },
    goOn: 'Go on',
    close: 'Close the list',
    more: (n: number) => `Show more (${n} left)`,
    none: 'There is nothing in this file.',
    tooLarge: 'This file is too large, expected at most 5 MB.',
  },
  bookmark: {
    title: 'From other sites',
    name: 'Open in GridProof',
    help: 'Drag this link to your bookmarks. On a page of a Puzzle Team site, of puzz.link, or of Simon Tatham’s games it opens the puzzle that stands there in GridProof. It reads that page and nothing else, and sends nothing but the puzzle to the address of this page, behind #, which no server sees.',
    source: 'All of its source',
    notClicked: 'Drag it to your bookmarks: here there is nothing to open.',
  },
  booklet: {
    title: 'A booklet to print',
    many: 'Puzzles',
    perPage: 'On a page',
    make: 'Make the booklet',
    print: 'Open and print',
    so: (n: number) => (n === 1 ? 'One puzzle so far.' : `${n} puzzles so far.`),
    done: (n: number) =>
      `The booklet has ${n === 1 ? 'one puzzle' : `${n} puzzles`}, with rules and answers.`,
    fewer: (n: number, wished: number) => `The booklet has ${n} of the ${wished} puzzles.`,
    blocked: 'The browser did not open a window: allow it for this page, and press again.',
  },
  draft: {
    begin: 'A new board',
    fromGame: 'The clues of this puzzle',
    cannot: (title: string) => `Boards of ${title} cannot be drawn: its package does not describe the type.`,
    noBoard: (title: string, width: number, height: number) =>
      `There is no plain board of ${title} of ${width}x${height}: write it as text in Open.`,
    layer: 'What is drawn',
    help: 'Click a place and type or press what stands there; right click turns it the other way.',
    areasHelp:
      'Draw a line from a cell through those that are to belong to it. A click makes a cell one by itself; with keys, the shift key and an arrow join the next cell.',
    refused: 'This cannot stand there: no such puzzle exists.',
    ask: 'One answer?',
    always: 'Ask after each change',
    show: 'Show the answer',
    several: (n: number) =>
      `There are several answers; two of them differ at ${n === 1 ? 'one place' : `the ${n} places`} ringed.`,
    play: 'Play it',
    share: 'Share it',
    text: 'The puzzle as text: what cannot be drawn, such as variants, is written here',
  },
  share: {
    address: 'Address of this board with your entries',
    long: 'This address is long: some programs cut it off.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not let this page copy: select the text and copy it yourself.',
    format: 'Format',
    image: 'Save as SVG',
    png: 'Save as PNG',
    print: 'Print',
  },
  zoom: {
    smaller: 'Smaller board',
    larger: 'Larger board',
  },
  newer: {
    here: 'A newer version of this page is here.',
    reload: 'Reload',
  },
  notLoaded: 'This part of the page could not be loaded. Is there a network? Else reload the page.',
  busy: 'Thinking …',
  stop: 'Stop',
  stopped: 'Stopped.',
  unknown: (reason: string) => `Don't know: ${reason}.`,
  crashed: (message: string) => `Something went wrong: ${message}`,
  rules: 'Rules',
  pointedAt: { wrong: 'wrong', differs: 'differs', certain: 'look here', reason: 'a reason' },
  board: (title: string, width: number, height: number) => `${title}, ${width} by ${height}`,
};

/** Why an outcome says nothing. */
export function sentenceOf(
  outcome: Extract<Outcome<Task>, { status: 'unknown' | 'killed' | 'crashed' }>,
): string {
  if (outcome.status === 'crashed') return words.crashed(outcome.message);
  return outcome.status === 'killed' && outcome.reason === 'aborted'
    ? words.stopped
    : words.unknown(outcome.reason);
}
