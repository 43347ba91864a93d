// The pixel icons match icon.svg; --update-snapshots renders them again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const drawing = readFileSync(join(import.meta.dirname, '..', 'public', 'icon.svg'), 'utf8');
const colour = /fill="(#[0-9a-f]{6})"/.exec(drawing)![1]!;

/** Some systems crop icons to a shape. Icons for them have a full background and a smaller motif. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { name: 'icon-to-cut-512.png', size: 512, share: 0.8, ground: colour },
  { name: 'icon-apple-180.png', size: 180, share: 0.9, ground: colour },
];

for (const { name, size, share, ground } of ICONS)
  test(name, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    const style = `margin:0;height:100vh;display:grid;place-items:center;background:${ground}`;
    const svg = drawing.replace('<svg ', `<svg width="${size * share}" height="${size * share}" `);
    await page.setContent(`<body style="${style}">${svg}</body>`);
    expect(await page.screenshot({ omitBackground: true })).toMatchSnapshot(name, {
      maxDiffPixelRatio: 0.01,
    });
  });
