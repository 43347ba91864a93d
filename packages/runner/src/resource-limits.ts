/** Limits of a thread's JavaScript memory in megabytes; a thread that exceeds them ends. Memory of engines is not included. */
export interface ResourceLimits {
  readonly maxOldGenerationSizeMb?: number;
  readonly maxYoungGenerationSizeMb?: number;
  readonly codeRangeSizeMb?: number;
  readonly stackSizeMb?: number;
}
