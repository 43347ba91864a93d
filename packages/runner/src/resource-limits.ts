/** What a thread may take of the memory that JavaScript manages; the thread ends where it needs more. What an engine takes is beyond that. */
export interface ResourceLimits {
  readonly maxOldGenerationSizeMb?: number;
  readonly maxYoungGenerationSizeMb?: number;
  readonly codeRangeSizeMb?: number;
  readonly stackSizeMb?: number;
}
