/** A part of a drawing, where it is on the page. */
interface Shown {
  readonly part: string;
  readonly nodes: readonly ChildNode[];
}

/** A drawing of parts in a page. Only parts that have changed are made anew: on a large board an entry changes few. */
export class Drawing {
  #shown: readonly Shown[] = [];

  constructor(readonly svg: SVGSVGElement) {}

  show(parts: readonly string[]): void {
    const wanted = new Map<string, number>();
    for (const part of parts) wanted.set(part, (wanted.get(part) ?? 0) + 1);
    const kept = this.#shown.filter(({ part, nodes }) => {
      const left = wanted.get(part) ?? 0;
      if (left > 0) wanted.set(part, left - 1);
      else for (const node of nodes) node.remove();
      return left > 0;
    });
    let at = 0;
    this.#shown = parts.map((part) => {
      const next = kept[at];
      if (next?.part !== part) return { part, nodes: this.#put(part, next?.nodes[0]) };
      at++;
      return next;
    });
    // What is kept but stood in another order has been made anew.
    for (const { nodes } of kept.slice(at)) for (const node of nodes) node.remove();
  }

  /** Puts a part before a node, or at the end. */
  #put(part: string, before: ChildNode | undefined): readonly ChildNode[] {
    const made = document.createElementNS(this.svg.namespaceURI, 'g');
    made.innerHTML = part;
    const nodes = [...made.childNodes];
    for (const node of nodes) this.svg.insertBefore(node, before ?? null);
    return nodes;
  }
}
