// Finds dead relative links and anchors in the Markdown files of the repository: `node scripts/links.mjs`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './workspace.mjs';

/** Links to files of this repository on GitHub, which published READMEs contain. */
const REPOSITORY_LINK = /^https:\/\/github\.com\/gridproof\/gridproof\/(?:blob|tree)\/main\//;

/** Returns the text of a page without code blocks. */
const proseOf = (text) => text.replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, ''));

/** Returns the anchors that GitHub gives to the headings of a page. */
export function anchorsOf(text) {
  const counts = new Map();
  return [...proseOf(text).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) => {
    const slug = heading
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    counts.set(slug, (counts.get(slug) ?? -1) + 1);
    return counts.get(slug) ? `${slug}-${counts.get(slug)}` : slug;
  });
}

/** Returns the dead links of pages as `page:line: target`. Paths are relative to `folder`. */
export function deadLinks(folder, pages) {
  const readPage = (path) => readFileSync(join(folder, path), 'utf8');
  const isDead = (page, link) => {
    const target = link.replace(REPOSITORY_LINK, '/');
    if (/^[a-z][a-z+.-]*:/i.test(target)) return false;
    const [path, anchor] = target.split('#').map(decodeURIComponent);
    const file = path ? normalize(path.startsWith('/') ? `.${path}` : join(dirname(page), path)) : page;
    if (!existsSync(join(folder, file))) return true;
    return Boolean(anchor) && file.endsWith('.md') && !anchorsOf(readPage(file)).includes(anchor);
  };
  return pages.flatMap((page) => {
    const prose = proseOf(readPage(page)).replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
    const links = prose.matchAll(/\]\(\s*([^)\s]+)[^)]*\)|(?:href|src)="([^"]+)"|^\[[^\]]+\]:\s*(\S+)/gm);
    return [...links].flatMap(({ index, 1: inline, 2: attribute, 3: reference }) => {
      const link = inline ?? attribute ?? reference;
      return isDead(page, link) ? [`${page}:${prose.slice(0, index).split('\n').length}: ${link}`] : [];
    });
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const files = ['ls-files', '-co', '--exclude-standard', '*.md'];
  const list = execFileSync('git', files, { cwd: root, encoding: 'utf8' });
  const pages = list.split('\n').filter((page) => page && existsSync(join(root, page)));
  for (const link of deadLinks(root, pages)) {
    console.log(`dead link: ${link}`);
    process.exitCode = 1;
  }
}
