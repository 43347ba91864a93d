import type { Progress } from '@gridproof/core';
import { Spinner } from '../terminal/spinner.js';
import { Runners } from './runners.js';

/** What work on one puzzle is done with. */
export interface Workshop {
  readonly runners: Runners;
  readonly onProgress: (progress: Progress) => void;
}

/** Does some work on one puzzle, and shows on a terminal how long it takes; `small`: it is likely to be done in a moment. */
export async function atWork<T>(
  { unicode, small }: { readonly unicode: boolean; readonly small: boolean },
  work: (workshop: Workshop) => Promise<T>,
): Promise<T> {
  const spinner = new Spinner(unicode);
  const runners = new Runners({ threads: 1, small });
  try {
    return await work({ runners, onProgress: (progress) => spinner.report(progress) });
  } finally {
    spinner.stop();
    await runners.close();
  }
}
