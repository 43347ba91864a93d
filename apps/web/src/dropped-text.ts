/** The most bytes of a file that are read. */
const LARGEST = 5_000_000;

/** The text that was dropped on the page: of a file, in UTF-8 or as Windows writes it, or what was dragged; none where it is too large. */
export async function droppedText(data: DataTransfer | null): Promise<string | undefined> {
  const [file] = data?.files ?? [];
  if (!file) return data?.getData('text') ?? '';
  if (file.size > LARGEST) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Windows writes UTF-16 with a mark in front; everything else is UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
