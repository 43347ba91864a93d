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
    share: 'Share',
  },
  open: {
    label: 'A puzzle in any format: a board, an id, an address, a saved page',
    button: 'Open',
    drop: 'Or drop a file anywhere on this page.',
    examples: 'Examples',
    type: 'Puzzle type',
    tell: 'told by the text',
    size: 'Size, for tasks that do not give it',
    empty: 'Nothing to open yet: paste a puzzle.',
  },
  play: {
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    mark: 'Mark',
    goBack: 'Back to the mark',
    check: 'Check',
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
    help: 'Click a place to change it, or move with the arrow keys and type. A right click turns it the other way.',
    pad: 'Values',
    empty: 'Empty',
  },
  hint: {
    where: 'Where?',
    rule: 'Which rule?',
    step: 'The step',
    take: 'Enter it',
    look: (places: string) => `Look at ${places}.`,
    nothing: 'Everything that is certain is entered.',
    wrong: 'The entries contradict the puzzle: check them first.',
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
    made: (clues: number) => `A new puzzle with ${clues} clues and one answer.`,
    cannot: (why: string) => `It cannot be made: ${why}.`,
    missed: 'None was found as wished in time.',
    symmetries: { none: 'none', half: 'half turn', mirror: 'mirror', quarter: 'quarter turn' },
    grades: { easy: 'easy', medium: 'medium', hard: 'hard', extreme: 'extreme' },
  },
  share: {
    address: 'Address of this board with your entries',
    long: 'This address is long: some programs cut it off.',
    copy: 'Copy',
    copied: 'Copied.',
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
