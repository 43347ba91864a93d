export const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);

/** Returns whether JSON data is an object, not null or a list. */
export const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Formats JSON data for a message: lists and objects by kind, long texts truncated to 60 characters. */
export function jsonExcerpt(data: unknown): string {
  if (isList(data)) return 'a list';
  if (isObject(data)) return 'an object';
  const text = JSON.stringify(data) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
