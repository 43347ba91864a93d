import type { PuzzleError } from '@gridproof/core';
import type { Outcome, Task } from '@gridproof/runner';
import type { Mode } from './board/mode.js';

const count = (n: number, one: string, plural = `${one}s`): string => `${n} ${n === 1 ? one : plural}`;

/**
 * All texts of the page in English, except those on pictures, which the first view does not need. A translation is another file of
 * this shape.
 */
export const texts = {
  title: 'GridProof',
  tagline: 'Logic puzzles to play, with proofs and hints.',
  home: 'All puzzles',
  panels: {
    rules: 'Rules',
    hint: 'Hint',
    steps: 'Steps',
    solve: 'Solve',
    share: 'Share',
    new: 'New puzzle',
    draw: 'Draw a puzzle',
    open: 'Open',
    help: 'Keys and gestures',
  },
  close: 'Close',
  start: {
    today: 'Today',
    continue: 'Continue',
    types: 'Puzzle types',
    families: {
      numbers: 'Numbers',
      shading: 'Shading',
      loops: 'Loops and lines',
      regions: 'Regions',
      objects: 'Objects',
    },
    search: 'Find a puzzle type',
    none: (text: string) => `No puzzle type is called “${text}”.`,
    making: 'making this puzzle …',
    cardNotMade: 'Not made in time. Press this card to try again.',
    notMade: (n: number) => `Not made in time. Press ${n} to try again, or choose another number.`,
    progress: (done: number, all: number) => (all ? `${Math.round((100 * done) / all)} %` : 'started'),
    solvedIn: (time: string) => `solved in ${time}`,
    remove: (title: string) => `Remove ${title}`,
    open: 'Open a puzzle',
    examples: 'Examples',
    levels: 'Levels',
    level: (size: string, grade: string) => `${size}, ${grade}`,
    number: (n: number) => `Number ${n}`,
    best: (best: string, median: string) => `best ${best}, median ${median}`,
  },
  open: {
    label: 'A puzzle in any format: a board, a game id, the address of a puzzle, a saved page',
    placeholder: 'Paste a puzzle or its address',
    button: 'Open',
    drop: 'You can also drop a file anywhere on this page. A file with a puzzle on each line, or a CSV table, becomes a list.',
    type: 'Puzzle type',
    fromText: 'found from the text',
    size: 'Size, where the text gives none',
    sizeName: 'Size',
    empty: 'Paste a puzzle first.',
  },
  tools: {
    label: 'Tools',
    undo: 'Undo',
    redo: 'Redo',
    trial: 'Start a trial',
    accept: 'Keep this trial',
    reject: 'Take this trial back',
    check: 'Check',
    hint: 'Hint',
    eraseMarks: 'Erase marks',
    clear: 'Start over',
    fill: 'Fill in candidates',
    theme: 'Switch between light and dark',
    pause: 'Pause',
    resume: 'Resume',
    before: 'Back to before the mistake',
    modesLabel: 'What a press enters',
    modes: {
      first: 'First value',
      second: 'Second value',
      digit: 'Digit',
      corner: 'Corner marks',
      centre: 'Centre marks',
      colour: 'Colours',
    } satisfies Record<Mode, string>,
    colour: (n: number) => `Colour ${n}`,
    values: 'Values',
    erase: 'Erase',
    more: 'More tools',
    value: 'Value',
    moreValues: 'More values',
    rest: (label: string) => `Fill the rest with: ${label}`,
    trials: (n: number) => (n === 1 ? 'A trial is open.' : `${n} trials are open.`),
  },
  paused: 'Paused',
  play: {
    solved: 'Solved: all rules are satisfied.',
    broken: (rules: readonly string[]) =>
      `${rules.length === 1 ? 'This rule is broken' : 'These rules are broken'}: ${rules.join(' ')}`,
    ignored: 'A clue is not kept.',
    emptyArea: 'Each closed area has a clue.',
    fits: 'No mistake so far: the puzzle can be completed.',
    hopeless: 'The board cannot be completed like this.',
    contradicted: 'No rule is broken yet, but the board cannot be completed like this.',
    noAnswer: 'This puzzle has no answer, whatever you enter.',
    wentBack: (n: number) => `${count(n, 'entry', 'entries')} taken back.`,
    settings: 'Settings',
    always: 'Check after each entry',
    feedback: 'Show broken rules and finished clues',
    guarded: 'Solved only when every place is filled',
  },
  finish: {
    title: 'Solved!',
    time: 'Time',
    checks: 'Checks',
    hints: 'Hints',
    next: 'Next puzzle',
    others: (title: string) => `All of ${title}`,
    share: 'Share',
    answerShown: 'The answer was shown, so the time stopped there.',
    close: 'Look at the board',
  },
  hint: {
    where: 'Where?',
    technique: 'Which technique?',
    step: 'The step',
    take: 'Enter it',
    look: (places: string) => `Look at ${places}.`,
    sums: (total: number, size: number, sets: readonly (readonly number[])[]) =>
      `${total} in ${count(size, 'cell')}: ${sets.map((one) => one.join('+')).join(', ') || 'no combination'}`,
    nothing: 'Nothing else is certain yet.',
    wrong: (entries: number) =>
      `Your entries contradict the puzzle. ${entries === 1 ? 'The one below cannot be right' : 'Those below cannot all be right'}.`,
    combinations: 'Combinations of the selected run',
  },
  solve: {
    alone: 'the puzzle without your entries',
    withEntries: (n: number) => `with your ${count(n, 'entry', 'entries')}`,
    ask: 'Solve',
    entries: 'Start from my entries',
    questions: 'More questions',
    questionsHelp:
      'These are for puzzles with several answers, or with none. If there is one answer, it is shown.',
    certain: 'What is the same in all answers?',
    why: 'Why is there no answer?',
    enter: 'Enter the answer',
    unique: 'This is the only answer.',
    multiple: (n: number) =>
      `There are several answers. This is one; another differs at ${count(n, 'place')}.`,
    none: 'There is no answer.',
    certainIs: 'This is the same in all answers.',
    nothingCertain: 'Nothing is the same in all answers.',
    duration: (what: string, milliseconds: number) =>
      `Solved ${what} in ${(milliseconds / 1000).toFixed(2)} s.`,
    more: 'Keep looking',
  },
  steps: {
    reasons: 'Reasons',
    show: 'Show the steps',
    of: (at: number, all: number) => `Step ${at} of ${all}`,
    start: 'Start',
    rating: (name: string, score: number) => `Difficulty: ${name} (${score.toFixed(1)}).`,
    slider: 'Step',
    back: 'Previous step',
    on: 'Next step',
    forced: 'The steps end here, as nothing else is certain.',
  },
  generate: {
    type: 'Puzzle type',
    width: 'Width',
    height: 'Height',
    difficulty: 'Difficulty',
    any: 'up to medium',
    usual: 'as usual',
    symmetry: 'Symmetry',
    seed: 'Seed (the same seed makes the same puzzle)',
    button: 'New puzzle',
    next: 'Next puzzle',
    made: (clues: number, grade?: string) =>
      [...(clues ? [count(clues, 'clue')] : []), ...(grade ? [grade] : [])].join(', '),
    rare: (grade: string) =>
      `Puzzles like this are hardly ever ${grade}. It may take long, or none may be found.`,
    unsupported: (why: string) => `No new puzzles: ${why}.`,
    missed: 'No such puzzle was found in time. Choose another difficulty or size.',
    done: (about: string) => (about ? `A new puzzle: ${about}.` : 'A new puzzle.'),
    busy: (attempts: number) => `Making a puzzle … ${count(attempts, 'attempt')}`,
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
      unknown: 'unknown',
      crashed: 'failed',
      fault: 'invalid',
      proving: 'in progress',
      waiting: 'waiting',
    },
    goOn: 'Continue',
    close: 'Close the list',
    more: (n: number) => `Show more (${n} remaining)`,
    none: 'This file is empty.',
    tooLarge: 'This file is too large: at most 5 MB can be opened.',
  },
  bookmark: {
    title: 'From other sites',
    name: 'Open in GridProof',
    help: 'Drag this link to your bookmarks. On a page of a Puzzle Team site, of puzz.link or of Simon Tatham’s games, it opens the puzzle of that page in GridProof. It reads that page only. The puzzle goes into the address of this page behind #, which no server sees.',
    source: 'Show its source',
    notClicked: 'Drag it to your bookmarks. There is nothing to open on this page.',
  },
  booklet: {
    title: 'A booklet to print',
    many: 'Puzzles',
    perPage: 'Per page',
    make: 'Make the booklet',
    print: 'Open and print',
    so: (n: number) => `${count(n, 'puzzle')} so far.`,
    done: (n: number) => `The booklet has ${count(n, 'puzzle')}, with rules and answers.`,
    fewer: (n: number, requested: number) => `The booklet has ${n} of the ${requested} puzzles.`,
    blocked: 'The browser opened no window. Allow pop-ups for this page, and press again.',
  },
  draft: {
    begin: 'New board',
    fromGame: 'Change this puzzle',
    unsupported: (title: string) => `${title} cannot be drawn by hand here.`,
    noBoard: (title: string, width: number, height: number) =>
      `${title} has no empty board of ${width}x${height}. Choose another size, or write the puzzle as text in Open.`,
    layer: 'Clues',
    help: 'Click a place, then type its clue or press it below. A right click goes through the clues backwards.',
    areasHelp:
      'Drag through the cells of a region. A click makes a cell a region of its own. By keys, Shift and an arrow join the next cell.',
    refused: 'This clue is not possible there.',
    ask: 'Is there one answer?',
    always: 'Solve after each change',
    show: 'Show the answer',
    several: (n: number) =>
      `There are several answers. Two of them differ at the ${count(n, 'place')} with a ring.`,
    play: 'Play it',
    share: 'Share it',
    text: 'The puzzle as text, with variants and other clues',
  },
  share: {
    address: { puzzle: 'Address of this puzzle', board: 'Address of this board with your entries' },
    long: 'This address is long: some programs cut it off.',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'The browser does not let this page copy. Select the text and copy it yourself.',
    format: 'Format',
    image: 'Save as SVG',
    png: 'Save as PNG',
    print: 'Print',
  },
  help: {
    board: 'Keys on this board',
    keys: 'Keys of the page',
    boardKeys: {
      arrow: 'arrow',
      arrows: 'Arrows',
      space: 'Space',
      digit: 'digit',
      or: ' or ',
      move: 'go to the next place',
      border: 'draw or erase a border between two cells',
      join: 'join the next cell',
      select: 'select several cells',
      goOn: (value: string) => `${value}, place by place`,
      next: 'the next value',
      erase: 'empty the place',
      write: 'enter this value',
      corner: 'mark in the corner',
      centre: 'mark in the middle',
      turn: 'turn the tile',
      turnBack: 'turn it back',
      lock: 'lock it',
      signs: (signs: readonly string[]) =>
        signs.length > 4 ? `${signs[0]} … ${signs.at(-1)}` : signs.join(', '),
    },
    shortcuts: {
      escape: 'Take the trial back, or close what is open',
      pause: 'Pause or go on',
      help: 'This list',
    },
  },
  zoom: { larger: 'Zoom in', smaller: 'Zoom out', fit: 'Show the whole board' },
  newer: { here: 'A newer version of this page is available.', reload: 'Reload' },
  notLoaded: 'This part of the page could not be loaded. Check the network, or reload the page.',
  busy: 'Thinking …',
  stop: 'Stop',
  stopped: 'Stopped.',
  unknown: (reason: string) =>
    reason === 'time limit' ? 'There was not enough time to find out.' : `Not found out: ${reason}.`,
  crashed: (message: string) => `Something went wrong: ${message}`,
  tile: (turns: number, locked: number) =>
    `${turns ? count(turns, 'quarter turn') : 'as it was'}${locked ? ', locked' : ''}`,
  broken: 'breaks a rule',
  left: (caption: string | undefined, items: readonly string[]) =>
    [caption, `left: ${items.join(' ') || 'none'}`].filter(Boolean).join('; '),
  pointedAt: { wrong: 'wrong', differs: 'differs', certain: 'look here', reason: 'a reason' },
  board: (title: string, width: number, height: number) => `${title}, ${width} by ${height}`,
};

/** The sentence of an error, with names of the page's fields instead of command line options. */
export const faultSentence = ({ sentence }: PuzzleError): string =>
  sentence.replaceAll('--as', `“${texts.open.type}”`).replaceAll('--size', `“${texts.open.sizeName}”`);

/** Returns why an outcome has no result. */
export function sentenceOf(outcome: Extract<Outcome<Task>, { status: 'unknown' | 'crashed' }>): string {
  if (outcome.status === 'crashed') return texts.crashed(outcome.message);
  return outcome.reason === 'aborted' ? texts.stopped : texts.unknown(outcome.reason);
}

/** Formats seconds as on a clock: `3:07`, `1:02:09`. */
export function formatClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => `${n}`.padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
