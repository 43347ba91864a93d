// The page: parses the board while it is typed, and shows the result of the worker.
import { PuzzleError, read } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import { takuzu } from '@gridproof/takuzu';

/** In milliseconds. */
const TIME_LIMIT = 10_000;

const [form, board, engine, button, verdict, pictures] = [
  'form',
  '#board',
  '#engine',
  'button',
  '#verdict',
  '#pictures',
].map((selector) => document.querySelector(selector));

/** The running worker. */
let worker;

board.value = takuzu.print(read(takuzu, takuzu.examples[0].puzzle));
document.querySelector('#rules').append(
  ...Object.values(takuzu.rules).map((rule) => {
    const item = document.createElement('li');
    item.textContent = rule;
    return item;
  }),
);
// Z3 shares memory between threads, which browsers allow only on cross-origin isolated pages.
document.querySelector('#engine [value=z3]').disabled = !crossOriginIsolated;

board.addEventListener('input', look);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (worker) stop('Stopped.');
  else solve();
});
look();

/** Draws the current board, or shows the error in it. */
function look() {
  stop('');
  try {
    const puzzle = read(takuzu, board.value);
    show('', [takuzu.draw(puzzle)]);
    return puzzle;
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    show(error.sentence, [], 'wrong');
    return undefined;
  }
}

function solve() {
  const puzzle = look();
  if (!puzzle) return;
  const start = performance.now();
  worker = new Worker('worker/solve.js', { type: 'module' });
  button.textContent = 'Stop';
  verdict.textContent = 'Solving …';
  worker.onmessage = ({ data: result }) => {
    stop('');
    const answers = result.answers?.map((answer) => takuzu.readAnswer(answer, puzzle)) ?? [];
    const highlights = result.differ && [
      { places: result.differ, meaning: 'differs', label: 'differs in the other answer' },
    ];
    const drawn = answers.map((answer) => ({ ...takuzu.draw(puzzle, answer), highlights }));
    const by = result.stats?.engine ?? engine.value;
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    show(
      `${sentence(result)} (${by}, ${seconds} s)`,
      drawn.length ? drawn : [takuzu.draw(puzzle)],
      result.status,
    );
  };
  worker.onerror = () => {
    stop('');
    show('Something went wrong: the solver could not be loaded.', [takuzu.draw(puzzle)], 'failed');
  };
  worker.postMessage({ board: takuzu.print(puzzle), engine: engine.value, timeout: TIME_LIMIT });
}

/** Ends the worker, even while it computes. */
function stop(message) {
  worker?.terminate();
  worker = undefined;
  button.textContent = 'Solve';
  verdict.textContent = message;
}

function sentence({ status, reason, message, answers, differ }) {
  switch (status) {
    case 'unique':
      return 'This is the only answer.';
    case 'multiple':
      return `There are several answers: here are two, they differ at ${differ.length} places.`;
    case 'unsolvable':
      return 'There is no answer.';
    case 'unknown':
      return `Don't know${answers.length ? ' whether this answer is the only one' : ''}: ${reason}.`;
    default:
      return `Something went wrong: ${message}.`;
  }
}

function show(message, drawings, status = '') {
  verdict.textContent = message;
  verdict.className = status;
  pictures.innerHTML = drawings.map((picture) => renderSvg(picture)).join('');
}
