// Makes the icons of pixels from the one that is drawn: `node scripts/icons.mjs`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'apps', 'web', 'public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const [, colour] = /fill="(#[0-9a-f]{6})"/.exec(drawing);

/** What systems cut to a shape of their own is coloured to its edge, and drawn smaller. */
const ICONS = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-to-cut-512.png', size: 512, share: 0.8, ground: colour },
  { name: 'icon-apple-180.png', size: 180, share: 0.9, ground: colour },
];

const browser = await launchChromium();
for (const { name, size, share = 1, ground = 'transparent' } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `margin:0;height:100vh;display:grid;place-items:center;background:${ground}`;
  const sized = drawing.replace('<svg ', `<svg width="${size * share}" height="${size * share}" `);
  await page.setContent(`<body style="${style}">${sized}</body>`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}
await browser.close();
