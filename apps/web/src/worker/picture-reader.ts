import cadical from '@gridproof/engine-cadical';
import {
  type Box,
  type Doubt,
  PictureError,
  type PictureReading,
  proverWith,
  type Raster,
  readPicture,
} from '@gridproof/picture';
import { allTypes, typeOf } from '../types/types.js';

/** A picture to read. */
export interface PictureRequest {
  readonly file: Blob;
  /** The id of the puzzle type; without it, the picture decides. */
  readonly type?: string;
  /** Texts that the user has confirmed or corrected, by the keys of their doubts. */
  readonly confirmed?: ReadonlyMap<string, string>;
}

/** The result of reading a picture: a puzzle as text with the doubts about it, or the reason why there is none. */
export type PictureOutcome =
  | {
      readonly status: 'read';
      readonly type: string;
      readonly text: string;
      readonly doubts: readonly Doubt[];
      readonly corrections: readonly string[];
      /** The size of the picture in which boxes are measured, and the part that was read. */
      readonly size: { readonly width: number; readonly height: number };
      readonly part: Box;
    }
  | {
      readonly status: 'refused';
      readonly code: PictureError['code'];
      /** Ids of the types between which the user may choose. */
      readonly types: readonly string[];
    };

/** Maximum number of pixels; larger pictures are reduced. */
const MAX_PIXELS = 4_000_000;

/** Limit of one proof, which is the same on every computer. */
const LIMITS = { conflicts: 2_000 };

/** Reads the puzzle that a picture file shows. */
export async function readPictureFile({ file, type, confirmed }: PictureRequest): Promise<PictureOutcome> {
  try {
    const [raster, types] = await Promise.all([
      decodeFile(file),
      type ? typeOf(type).then((one) => [one]) : allTypes(),
    ]);
    const reading = await readPicture(raster, {
      types,
      prove: proverWith(cadical, LIMITS),
      ...(confirmed && { confirmed }),
    });
    return {
      status: 'read',
      type: reading.type.id,
      text: `${reading.type.id}\n${reading.type.print(reading.puzzle)}`,
      doubts: reading.doubts,
      corrections: reading.corrections,
      size: { width: raster.width, height: raster.height },
      part: partOf(reading),
    };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { status: 'refused', code: error.code, types: error.types };
  }
}

/** Returns the box around the board and its texts. */
function partOf({ lattice: { left, top, size, rows, cols }, texts }: PictureReading): Box {
  const board = { left, top, right: left + size * cols, bottom: top + size * rows };
  const boxes = [board, ...texts.map(({ box }) => box)];
  const margin = size / 2;
  return {
    left: Math.min(...boxes.map((box) => box.left)) - margin,
    top: Math.min(...boxes.map((box) => box.top)) - margin,
    right: Math.max(...boxes.map((box) => box.right)) + margin,
    bottom: Math.max(...boxes.map((box) => box.bottom)) + margin,
  };
}

/** Decodes a file of any format that the browser knows. Transparent pixels become white. */
async function decodeFile(file: Blob): Promise<Raster> {
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    throw new PictureError('bad-file', String(error));
  });
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.floor(side * scale)),
  ) as [number, number];
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const rgb = new Uint8Array(3 * width * height);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let nth = 0; nth < 3; nth++) rgb[3 * pixel + nth] = data[4 * pixel + nth]!;
  return { width, height, rgb };
}
