// What axe finds wrong for people who see little, use a screen reader, or do without a pointer: nothing, in any state of the page.
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { LOOKS, statesOf } from './states.mjs';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function accessible(site) {
  const states = await statesOf(site);
  for (const { name: look, ...options } of LOOKS)
    for (const [name, reach] of Object.entries(states))
      await site.check(`axe finds nothing: ${name}, ${look}`, async () => {
        const page = await site.open(options);
        await page.goto(site.base);
        await reach(page);
        // Not as a script of the page, which its content policy forbids.
        await page.evaluate(axe.source);
        const findings = await page.evaluate(async (tags) => {
          const { violations } = await window.axe.run({ runOnly: { type: 'tag', values: tags } });
          return violations.flatMap(({ id, nodes }) =>
            nodes
              .slice(0, 3)
              .map(
                ({ html, failureSummary }) =>
                  `${id}: ${html.slice(0, 160)}\n  ${failureSummary.replaceAll('\n', ' ')}`,
              ),
          );
        }, TAGS);
        assert.deepEqual(findings, []);
        await page.close();
      });
}
