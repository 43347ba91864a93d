/** A result with its answer, if any, as text. */
export const withPrintedAnswer = <R extends object>(result: R, print: (answer: unknown) => string) =>
  'answer' in result ? { ...result, answer: print(result.answer) } : result;
