import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { anchorsOf, deadLinks } from './links.mjs';

test('derives anchors from headings as GitHub does', () => {
  const page =
    "# A `b`, and c\n\n```sh\n# no heading\n```\n\n## More\n\n## More\n\n### [What](x.md) it's for\n";
  assert.deepEqual(anchorsOf(page), ['a-b-and-c', 'more', 'more-1', 'what-its-for']);
});

test('finds dead files and anchors, and nothing else', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  context.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/other.md'), '# Other page\n');
  writeFileSync(
    join(folder, 'docs/page.md'),
    [
      '# Page',
      '[file](other.md), [anchor](other.md#other-page), [own](#page), [folder](../docs), [site](https://example.com/none)',
      '[published](https://github.com/gridproof/gridproof/blob/main/docs/other.md#other-page)',
      '`[code](none.md)`',
      '```',
      '[block](none.md)',
      '```',
      '[gone](none.md)',
      '![picture](none.svg) and <img src="none.png">',
      '[heading](other.md#other) [heading](#none)',
      '[published](https://github.com/gridproof/gridproof/blob/main/none.md)',
      '[reference]: none.md',
    ].join('\n'),
  );
  assert.deepEqual(deadLinks(folder, ['docs/page.md']), [
    'docs/page.md:8: none.md',
    'docs/page.md:9: none.svg',
    'docs/page.md:9: none.png',
    'docs/page.md:10: other.md#other',
    'docs/page.md:10: #none',
    'docs/page.md:11: https://github.com/gridproof/gridproof/blob/main/none.md',
    'docs/page.md:12: none.md',
  ]);
});
