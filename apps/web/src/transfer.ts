import type { App } from './app.js';
import { openPicture } from './picture/picture-actions.js';
import { texts } from './texts.js';

/** Maximum size of a text file, in bytes. */
const MAX_BYTES = 5_000_000;

/** Opens dropped or pasted content: a picture, a file with text in UTF-8 or UTF-16, or text. */
export async function openTransfer(app: App, file: File | undefined, text: string): Promise<void> {
  if (file?.type.startsWith('image/')) return openPicture(app, file);
  if (file && file.size > MAX_BYTES) return app.showMessage(texts.list.tooLarge, true);
  const content = file ? await decodeText(file) : text;
  if (content.trim() === '') app.showMessage(texts.list.none, true);
  else await app.open(content);
}

async function decodeText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Detects UTF-16 by its byte order mark, as written on Windows; otherwise UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
