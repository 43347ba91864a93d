import type { TaskResult } from '@gridproof/api';
import type { SolutionVerdict } from '@gridproof/runner';

/** The result of a puzzle that could be read, with the engine and the elapsed milliseconds. */
export interface RowResult extends Pick<TaskResult, 'status' | 'reason' | 'engine' | 'elapsed'> {
  /** Id of the puzzle type. */
  readonly puzzle: string;
  readonly format: string;
  /** Answers in the notation of the puzzle type. */
  readonly answers: readonly string[];
  /** True if the text does not name its type but the type claims it. */
  readonly claimed: boolean;
  readonly verdict: SolutionVerdict;
}
