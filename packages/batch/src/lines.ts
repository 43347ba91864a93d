import { encodingOf } from '@gridproof/api';

/** One line of a file, without its line end. */
export interface InputLine {
  readonly text: string;
  /** Line number, from 1. */
  readonly number: number;
  /** Approximate offset of its end in the file, in bytes. */
  readonly end: number;
  /** Set if the line is longer than any puzzle and was cut off. */
  readonly tooLong?: true;
}

/**
 * Yields the lines of a text as it is read: UTF-8, or UTF-16 with a byte order mark. Holds at most `maxLength` characters of a
 * line, and skips lines for whose number `isSkipped` returns true.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  maxLength: number,
  isSkipped: (number: number) => boolean = () => false,
): AsyncGenerator<InputLine> {
  let rest = '';
  let number = 0;
  let end = 0;
  let width = 1;
  let tooLong = false;
  const cut = (text: string): InputLine => {
    const line = { text: text.slice(0, maxLength), number: ++number, end: Math.round(end) };
    const long = tooLong || text.length > maxLength;
    tooLong = false;
    return long ? { ...line, tooLong: true } : line;
  };
  for await (const { text, bytes } of decodeChunks(chunks)) {
    if (text) width = bytes / text.length;
    const all = rest + text;
    let start = 0;
    for (const next = findLineEnds(all); ; ) {
      const mark = next(start);
      if (!mark) break;
      end += (mark.end - start) * width;
      if (isSkipped(number + 1)) {
        number++;
        tooLong = false;
      } else yield cut(all.slice(start, mark.start));
      start = mark.end;
    }
    rest = all.slice(start);
    if (rest.length <= maxLength) continue;
    tooLong = true;
    end += (rest.length - maxLength) * width;
    rest = rest.slice(0, maxLength - 1) + (rest.endsWith('\r') ? '\r' : '…');
  }
  end += rest.length * width;
  if (rest !== '') yield cut(rest.replace(/\r$/, ''));
}

/** Returns a function that finds the next line end from an offset. */
function findLineEnds(
  text: string,
): (from: number) => { readonly start: number; readonly end: number } | undefined {
  // Fast path: most files contain only line feeds.
  if (!text.includes('\r'))
    return (from) => {
      const start = text.indexOf('\n', from);
      return start < 0 ? undefined : { start, end: start + 1 };
    };
  // A CR at the very end may be the first half of a line end.
  const marks = /\r\n|\n|\r(?!$)/g;
  return () => {
    const mark = marks.exec(text);
    return mark ? { start: mark.index, end: mark.index + mark[0].length } : undefined;
  };
}

/** Decodes the chunks, each with its number of bytes. The first two bytes determine the encoding. */
async function* decodeChunks(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly text: string; readonly bytes: number }> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let front: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = decoder ? chunk : Buffer.concat([front, chunk]);
    front = bytes;
    if (!decoder && bytes.length < 2) continue;
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield { text: decoder.decode(bytes, { stream: true }), bytes: bytes.length };
  }
  decoder
    ? yield { text: decoder.decode(), bytes: 0 }
    : yield { text: new TextDecoder().decode(front), bytes: front.length };
}
