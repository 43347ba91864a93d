import type { Raster } from '../src/index.js';

/** Returns a picture with random noise of up to `amount` per channel. */
export const withNoise = ({ width, height, rgb }: Raster, amount: number, random: () => number): Raster => ({
  width,
  height,
  rgb: Uint8Array.from(rgb, (one) => Math.max(0, Math.min(255, one + (2 * random() - 1) * amount))),
});

/** Returns a picture in which each pixel is the weighted mean of its neighbourhood. */
export function withBlur({ width, height, rgb }: Raster, weight: number): Raster {
  const blurred = new Uint8Array(rgb.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++) {
        let [sum, total] = [0, 0];
        for (let down = -1; down <= 1; down++)
          for (let across = -1; across <= 1; across++) {
            const [column, row] = [x + across, y + down];
            if (column < 0 || row < 0 || column >= width || row >= height) continue;
            const share = weight ** (Math.abs(down) + Math.abs(across));
            sum += share * rgb[3 * (row * width + column) + channel]!;
            total += share;
          }
        blurred[3 * (y * width + x) + channel] = sum / total;
      }
  return { width, height, rgb: blurred };
}

/** Returns a picture seen from an angle: turned by `degrees`, with an upper edge that is shorter by the share `depth`, on a wider page. */
export function tilted(raster: Raster, degrees: number, depth = 0): Raster {
  const { width, height, rgb } = raster;
  const pad = Math.ceil(0.06 * Math.max(width, height));
  const [newWidth, newHeight] = [width + 2 * pad, height + 2 * pad];
  const pixels = new Uint8Array(3 * newWidth * newHeight);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  for (let y = 0; y < newHeight; y++)
    for (let x = 0; x < newWidth; x++) {
      const [right, down] = [x - newWidth / 2, y - newHeight / 2];
      const [turnedX, turnedY] = [cos * right + sin * down, cos * down - sin * right];
      const widening = 1 / (1 + (depth * turnedY) / height);
      const fx = Math.min(width - 1.001, Math.max(0, turnedX * widening + width / 2));
      const fy = Math.min(height - 1.001, Math.max(0, turnedY * widening + height / 2));
      const [column, row] = [Math.floor(fx), Math.floor(fy)];
      const [u, v] = [fx - column, fy - row];
      for (let channel = 0; channel < 3; channel++) {
        const at = (dx: number, dy: number) => rgb[3 * ((row + dy) * width + column + dx) + channel]!;
        pixels[3 * (y * newWidth + x) + channel] =
          at(0, 0) * (1 - u) * (1 - v) + at(1, 0) * u * (1 - v) + at(0, 1) * (1 - u) * v + at(1, 1) * u * v;
      }
    }
  return { width: newWidth, height: newHeight, rgb: pixels };
}

/** Returns a picture that is darker towards its right lower corner, by up to `amount`. */
export const withShadow = ({ width, height, rgb }: Raster, amount: number): Raster => ({
  width,
  height,
  rgb: Uint8Array.from(rgb, (one, at) => {
    const pixel = Math.floor(at / 3);
    const share = ((pixel % width) / width + Math.floor(pixel / width) / height) / 2;
    return one * (1 - amount * share);
  }),
});

/** Returns a picture of another size, by linear interpolation. */
export function scaled({ width, height, rgb }: Raster, factor: number): Raster {
  const [newWidth, newHeight] = [Math.round(width * factor), Math.round(height * factor)];
  const pixels = new Uint8Array(3 * newWidth * newHeight);
  for (let y = 0; y < newHeight; y++)
    for (let x = 0; x < newWidth; x++) {
      const [right, down] = [
        Math.min(width - 1.001, Math.max(0, (x + 0.5) / factor - 0.5)),
        Math.min(height - 1.001, Math.max(0, (y + 0.5) / factor - 0.5)),
      ];
      const [column, row] = [Math.floor(right), Math.floor(down)];
      for (let channel = 0; channel < 3; channel++) {
        const at = (dx: number, dy: number) => rgb[3 * ((row + dy) * width + column + dx) + channel]!;
        const [u, v] = [right - column, down - row];
        pixels[3 * (y * newWidth + x) + channel] =
          at(0, 0) * (1 - u) * (1 - v) + at(1, 0) * u * (1 - v) + at(0, 1) * (1 - u) * v + at(1, 1) * u * v;
      }
    }
  return { width: newWidth, height: newHeight, rgb: pixels };
}
