// Draws boxes and arrows.
import { instance } from '@viz-js/viz';

/**
 * Returns an SVG of boxes and of arrows keyed `from to`. Arrows with a label are dashed. Arrows implied by others are left
 * out.
 * @param {string} title
 * @param {{ boxes: readonly { name: string, label: string, colour: string }[], arrows: ReadonlyMap<string, string |
 * undefined> }} graph
 */
export async function graphOf(title, { boxes, arrows }) {
  const next = (from) =>
    [...arrows.keys()]
      .map((arrow) => arrow.split(' '))
      .flatMap(([start, end]) => (start === from ? [end] : []));
  const reaches = (from, to, seen = new Set()) =>
    next(from).some((one) => {
      if (one === to) return true;
      if (seen.has(one)) return false;
      seen.add(one);
      return reaches(one, to, seen);
    });
  const direct = [...arrows].filter(([arrow]) => {
    const [from, to] = arrow.split(' ');
    return !next(from).some((one) => one !== to && reaches(one, to));
  });
  const drawn = (await instance()).renderString(
    `digraph {
  rankdir=TB; bgcolor=white; nodesep=0.35; ranksep=0.5; pad=0.2;
  node [shape=box, style="rounded,filled", color="#666666", fontname="Helvetica", fontsize=12, margin="0.2,0.1"];
  edge [color="#666666", arrowsize=0.7, fontname="Helvetica", fontsize=10, fontcolor="#666666"];
${boxes.map(({ name, label, colour }) => `  "${name}" [label="${label}", fillcolor="${colour}"];`).join('\n')}
${direct.map(([arrow, beside]) => `  "${arrow.split(' ').join('" -> "')}"${beside ? ` [style=dashed, label=" ${beside}"]` : ''};`).join('\n')}
}`,
    { format: 'svg' },
  );
  return `${drawn.trimEnd().replace(/<svg[^>]*>/, (tag) => `${tag}\n<title>${title}</title>`)}\n`;
}
