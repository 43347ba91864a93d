import type { TaskResult } from '@gridproof/api';
import type { SolutionVerdict } from '@gridproof/runner';

/** What a row says of a puzzle that could be read, and who found that out in how many milliseconds. */
export interface RowResult extends Pick<TaskResult, 'status' | 'reason' | 'engine' | 'elapsed'> {
  /** The id of its type. */
  readonly puzzle: string;
  readonly format: string;
  /** As the type writes them. */
  readonly answers: readonly string[];
  /** The text does not name its type, which claims it. */
  readonly claimed: boolean;
  readonly verdict: SolutionVerdict;
}
