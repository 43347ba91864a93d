/** Maximum size of a file, in bytes. */
const MAX_BYTES = 5_000_000;

/**
 * Returns the text dropped on the page: the content of a file in UTF-8 or UTF-16, or dragged text. Returns undefined if
 * there is none or if it is too large.
 */
export async function droppedText(data: DataTransfer | null): Promise<string | undefined> {
  const [file] = data?.files ?? [];
  if (!file) return data?.getData('text') ?? '';
  if (file.size > MAX_BYTES) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Detects UTF-16 by its byte order mark, as written on Windows; otherwise UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
