// Solves boards in a worker, so that the page stays responsive. Returns answers as text.
import { unique } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { z3From } from '@gridproof/engine-z3';
import { takuzu } from '@gridproof/takuzu';

const engines = { cadical, z3: z3From('/packages/z3-solver/build/z3-built.js') };

self.onmessage = async ({ data: { board, engine, timeout } }) => {
  try {
    const puzzle = takuzu.parse(board);
    const result = await unique(takuzu, puzzle, engines[engine], { timeout });
    const answers = result.answers ?? (result.answer ? [result.answer] : []);
    self.postMessage({ ...result, answers: answers.map((answer) => takuzu.printAnswer(answer, puzzle)) });
  } catch (error) {
    self.postMessage({ status: 'failed', message: error.message });
  }
};
