/** Grades from the easiest to the hardest. */
export const GRADES = ['easy', 'medium', 'hard', 'extreme'] as const;
/** One of `GRADES`. */
export type Grade = (typeof GRADES)[number];

/** Lowest scores of the grades above easy. */
export interface GradeScores extends Readonly<Record<Exclude<Grade, 'easy'>, number>> {
  /**
   * How much more puzzles of the type usually score than others with the same hardest inference, as by notes; negative if they score less.
   */
  readonly surplus?: number;
}

const DEFAULT_SCORES: GradeScores = { medium: 2.75, hard: 4, extreme: 6 };

/** A puzzle type, as far as its grades are concerned. */
export interface GradedType {
  /** Lowest scores of medium, hard and extreme puzzles: 2.75, 4 and 6 by default. */
  readonly grades?: GradeScores;
}

/** Returns the lowest score of a grade. */
export const lowestScore = ({ grades = DEFAULT_SCORES }: GradedType, grade: Grade): number =>
  grade === 'easy' ? 0 : grades[grade];

/** Returns the grade of a score. */
export const gradeOf = (score: number, type: GradedType): Grade =>
  GRADES.findLast((grade) => score >= lowestScore(type, grade))!;

/** Returns the usual mean cost of the steps of a puzzle with some score: its score is that much above the effort of its hardest step. */
const meanCost = (score: number): number => Math.min(1.5, 0.32 + 0.23 * score);

/** Returns the effort of the hardest inference of a grade. A complete rating decides whether a puzzle has the grade. */
export function highestEffort(type: GradedType, grade: Grade): number {
  const next = GRADES[GRADES.indexOf(grade) + 1];
  if (next === undefined) return Number.POSITIVE_INFINITY;
  const score = lowestScore(type, next);
  return score - meanCost(score) - (type.grades?.surplus ?? 0);
}
