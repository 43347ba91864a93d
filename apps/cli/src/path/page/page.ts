import type { Picture, ToldStep } from '@gridproof/core';
import { svgStyle } from '@gridproof/render';
import { CONTROLS, escaped, items, listOf, scene, wordsOf } from './markup.js';
import { clickThrough } from './script.js';
import { STYLE } from './style.js';

/** A path with its boards, as the page shows it. */
export interface ShownPath {
  /** The kind of puzzle. */
  readonly title: string;
  readonly rules: readonly string[];
  /** The board before the first step. */
  readonly start: Picture;
  /** The steps, each with the board behind it. */
  readonly steps: readonly { readonly told: ToldStep; readonly picture: Picture }[];
  /** The board at which the path ends. */
  readonly end: Picture;
  /** What the path comes to, in a sentence. */
  readonly conclusion: string;
  /** Whether it goes as far as a path can. */
  readonly complete: boolean;
}

/** A path as one page to click through, which needs nothing else. Without its script it shows all steps below each other. */
export function pageOf({ title, rules, start, steps, end, conclusion, complete }: ShownPath): string {
  const n = steps.length;
  const scenes = [
    scene({ id: 'start', heading: 'The puzzle', picture: start, title, words: [items(rules)] }),
    ...steps.map(({ told, picture }, at) =>
      scene({
        id: `step-${at + 1}`,
        heading: `Step ${at + 1} of ${n}`,
        picture,
        title: `${title} after step ${at + 1}. ${told.claim}`,
        words: wordsOf(told),
      }),
    ),
    scene({
      id: 'end',
      heading: complete ? 'The end' : 'So far',
      picture: end,
      title: `${title} ${complete ? 'at the end' : 'so far'}`,
      words: [
        `<p class="claim">${escaped(conclusion)}</p>`,
        ...(complete ? [] : ['<p>The path is not complete.</p>']),
      ],
    }),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}, step by step</title>
<style>${STYLE}${svgStyle}</style>
</head>
<body>
<header>
<h1>${escaped(title)}, step by step</h1>
<p>${escaped(conclusion)}</p>
</header>
${CONTROLS}
<main>
${scenes.join('\n')}
</main>
${listOf(steps.map(({ told }) => told.claim))}
<p id="spoken" aria-live="polite"></p>
<script>(${clickThrough})()</script>
</body>
</html>
`;
}
