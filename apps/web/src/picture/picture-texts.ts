/** All texts on pictures, in English. */
export const pictureTexts = {
  title: 'From a picture',
  comparison: 'Compare with the picture',
  help: 'You can also paste a screenshot, or drop a picture anywhere on this page. A straight picture of one whole board is read best. It stays on your computer.',
  file: 'Choose a picture',
  camera: 'Take a photograph',
  alt: 'Your picture',
  text: 'The puzzle as text. Compare it with the picture, and correct it if necessary.',
  choose: 'another type',
  ambiguous: 'The picture may show several puzzle types. Choose one.',
  which: 'Which type is it?',
  again: 'Read it as this type',
  uncertain: (n: number) =>
    `${n === 1 ? '1 thing is' : `${n} things are`} not certain. Compare the board with the picture.`,
  certain: 'Nothing else is in question. You can play.',
  question: (place: string, options: readonly string[]) =>
    `${place}: ${options.map((text) => text || pictureTexts.nothing).join(', ')}?`.replace(
      /, (?=[^,]*$)/,
      ' or ',
    ),
  sentence: (text: string) => text.replace(/^./, (one) => one.toUpperCase()).replace(/[^?.]$/, '$&.'),
  nothing: 'nothing',
  edited: 'You have changed the text. To answer by buttons, take your changes back.',
  restore: 'Take my changes back',
  play: 'Play',
  close: 'Close the picture',
  refusals: {
    'bad-file': 'This file is no picture that your browser can show.',
    'too-large': 'This picture is too large: at most 20 MB can be opened.',
    'no-board': 'No board was found in this picture. Take a screenshot of one whole board, with its lines.',
    'small-cells': 'The cells in this picture are too small. Enlarge the board before you take it.',
    'two-boards': 'This picture shows several boards. Cut out one of them.',
    'no-type': 'This board does not look like a puzzle of this type, or of any type known here.',
  },
};
