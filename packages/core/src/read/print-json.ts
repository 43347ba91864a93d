/** Formats JSON with each innermost list on one line. */
export function printJson(value: unknown): string {
  // Line ends occur only between values, never in a string.
  return JSON.stringify(value, null, 2).replace(/\[\n[^[\]{}]*\]/g, (list) =>
    list.replace(/^\[\n\s*|\n\s*\]$/g, (bracket) => bracket.trim()).replace(/\n\s*/g, ' '),
  );
}
