import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InkImage, TextReader } from '@gridproof/picture';
import { createWorker, PSM, type Worker } from 'tesseract.js';

/** The height to which texts are scaled, and the white space around them, in pixels. */
const [HEIGHT, MARGIN] = [40, 20];
/** The minimum confidence of a reading, of 100. */
const MIN_CONFIDENCE = 60;

/** Tesseract in a thread of its own. */
export interface Tesseract {
  /** Reads a line of text; undefined if Tesseract is not confident. */
  readonly readText: TextReader;
  /** Ends the thread, if it has started. */
  close(): Promise<void>;
}

/** Creates a reader by Tesseract with its English model, which is a part of the installation. It starts with the first text. */
export function createTesseract(): Tesseract {
  let worker: Promise<Worker> | undefined;
  return {
    async readText(image, characters) {
      worker ??= startWorker();
      const { setParameters, recognize } = await worker;
      await setParameters({ tessedit_char_whitelist: characters });
      const { data } = await recognize(pgmOf(image));
      return data.confidence < MIN_CONFIDENCE ? undefined : data.text.trim();
    },
    async close() {
      await (await worker)?.terminate();
    },
  };
}

async function startWorker(): Promise<Worker> {
  const model = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const worker = await createWorker('eng', undefined, {
    langPath: join(dirname(model), '4.0.0_best_int'),
    cacheMethod: 'none',
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_LINE,
    // It writes what it thinks about some texts to the output.
    debug_file: '/dev/null',
  });
  return worker;
}

/** Returns a portable graymap of a text, black on white, in the size that Tesseract reads best. */
function pgmOf({ width, height, ink }: InkImage): Buffer {
  const scale = HEIGHT / height;
  const inkAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : ink[y * width + x]!;
  const [columns, rows] = [Math.round(width * scale) + 2 * MARGIN, HEIGHT + 2 * MARGIN];
  const data = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5 - MARGIN) / scale - 0.5, (row + 0.5 - MARGIN) / scale - 0.5];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, down] = [x - left, y - top];
      const sum =
        (inkAt(left, top) * (1 - right) + inkAt(left + 1, top) * right) * (1 - down) +
        (inkAt(left, top + 1) * (1 - right) + inkAt(left + 1, top + 1) * right) * down;
      data[row * columns + column] = Math.round(255 * (1 - Math.min(1, sum)));
    }
  return Buffer.concat([Buffer.from(`P5 ${columns} ${rows} 255\n`), data]);
}
