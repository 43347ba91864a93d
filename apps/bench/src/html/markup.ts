/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Formats a table. Columns of numbers are aligned to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const figures = head.map((_, col) => rows.every((row) => /^[<>±]? ?\d|^-?$/.test(row[col]!)));
  const line = (tag: 'th' | 'td', cells: readonly string[]) =>
    `<tr>${cells.map((cell, col) => `<${tag}${figures[col] ? ' class="n"' : ''}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line('td', row)).join('\n');
  return `<div class="scroll"><table>\n<thead>${line('th', head)}</thead>\n<tbody>\n${body}\n</tbody></table></div>`;
}

/** A drawing with its title. */
export const card = (title: string, drawing: string, note = ''): string =>
  `<figure><figcaption>${escapeHtml(title)}${note ? ` <small>${escapeHtml(note)}</small>` : ''}</figcaption>${drawing}</figure>`;

/** A section of the page: a heading, a sentence on how to read it, and its content. */
export const section = (title: string, sentence: string, ...content: readonly string[]): string =>
  `<section><h2>${escapeHtml(title)}</h2>\n<p>${sentence}</p>\n${content.join('\n')}\n</section>`;
