import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from '@gridproof/core';
import { renderSvg, schemeVariables } from '@gridproof/render';
import { Resvg } from '@resvg/resvg-js';
import { unpackWoff } from './font-file.js';

const { resolve } = createRequire(import.meta.url);
let folder: string | undefined;
const files = new Map<string, string>();

/** Returns the path of a font of `@fontsource` as a TrueType file. */
export function fontFile(family: string, weight: number): string {
  const key = `${family}-${weight}`;
  folder ??= mkdtempSync(join(tmpdir(), 'gridproof-fonts-'));
  const known = files.get(key);
  if (known) return known;
  const woff = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  const file = join(folder, `${key}.ttf`);
  writeFileSync(file, unpackWoff(readFileSync(woff)));
  files.set(key, file);
  return file;
}

export interface RasterOptions {
  readonly scheme?: 'light' | 'dark';
  readonly cellSize?: number;
  /** A family of `@fontsource` in weights 400 and 700. */
  readonly family?: string;
}

/** Draws a picture as PNG. */
export function rasterise(picture: Picture, options: RasterOptions = {}): Buffer {
  const { scheme = 'light', cellSize = 40, family = 'arimo' } = options;
  const colours = new Map(
    schemeVariables(scheme)
      .split(';')
      .map((one) => one.split(':') as [string, string]),
  );
  const svg = renderSvg(picture, { cellSize })
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replaceAll(/var\((--[\w-]+)\)/g, (all, name) => colours.get(name) ?? all);
  const fontFiles = [400, 700].map((weight) => fontFile(family, weight));
  return new Resvg(svg, {
    background: scheme === 'dark' ? '#15181d' : '#ffffff',
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FAMILY_NAMES[family] ?? 'Arimo' },
  })
    .render()
    .asPng();
}

const FAMILY_NAMES: Readonly<Record<string, string>> = {
  arimo: 'Arimo',
  'archivo-narrow': 'Archivo Narrow',
  quicksand: 'Quicksand',
  'zilla-slab': 'Zilla Slab',
};
