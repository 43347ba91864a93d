// Accessibility tests with axe: no findings in any state of the page.
import axe from 'axe-core';
import { savePicture } from './board.js';
import { expect, test } from './fixtures.js';
import { STATES } from './states.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [1280, 360])
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, reach] of Object.entries(STATES))
      test(`axe finds nothing: ${name}`, async ({ page }) => {
        await page.goto('./');
        await reach(page);
        // Evaluated instead of inserted as a script element, which the content policy forbids.
        await page.evaluate(axe.source);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await savePicture(page, `${name} ${colorScheme} ${width}`);
          const findings = await page.evaluate(async (values) => {
            const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
              runOnly: { type: 'tag', values },
            });
            return violations.flatMap(({ id, nodes }) =>
              nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n  ${failureSummary}`),
            );
          }, TAGS);
          expect(findings, colorScheme).toEqual([]);
        }
      });
  });
