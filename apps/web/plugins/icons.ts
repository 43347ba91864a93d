import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:icons';

/** The icons of the page, by name, with their files in lucide-static. */
const ICONS = {
  home: 'house',
  undo: 'undo-2',
  redo: 'redo-2',
  trial: 'flask-conical',
  accept: 'check',
  reject: 'x',
  check: 'circle-check',
  hint: 'lightbulb',
  erase: 'eraser',
  rules: 'book-open',
  steps: 'list-ordered',
  solve: 'sparkles',
  share: 'share-2',
  new: 'plus',
  draw: 'pencil',
  help: 'circle-help',
  theme: 'sun-moon',
  pause: 'pause',
  play: 'play',
  clear: 'trash-2',
  open: 'folder-open',
  close: 'x',
  fill: 'grid-3x3',
  digit: 'square-pen',
  corner: 'square-arrow-up-left',
  centre: 'square-dot',
  colour: 'palette',
  back: 'history',
  menu: 'menu',
  sun: 'sun',
  zoomIn: 'zoom-in',
  zoomOut: 'zoom-out',
  fit: 'maximize',
} as const;

/** Creates a module of the icons, each the inner markup of an SVG of 24 by 24. */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'icons',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const entries = Object.entries(ICONS).map(([name, file]) => {
        const svg = readFileSync(
          join(dirname(require.resolve('lucide-static/package.json')), 'icons', `${file}.svg`),
          'utf8',
        );
        const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
        const markup = inner.split('\n').map((line) => line.trim());
        return [name, markup.join('').replaceAll(' />', '/>')];
      });
      return `/*! Icons: lucide-static, ISC licence */\nexport const icons = ${JSON.stringify(Object.fromEntries(entries))};\n`;
    },
  };
}
