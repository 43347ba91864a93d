/** Whether a piece of JSON is a list. */
export const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);

/** Whether a piece of JSON is an object. */
export const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A piece of JSON in a message: itself, but a list or an object by name, and a text not whole where it is long. */
export function jsonExcerpt(data: unknown): string {
  if (isList(data)) return 'a list';
  if (isObject(data)) return 'an object';
  const text = JSON.stringify(data) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
