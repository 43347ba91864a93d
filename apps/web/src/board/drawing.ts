/** A part of a drawing and its DOM nodes. */
interface DrawnPart {
  readonly part: string;
  readonly nodes: readonly ChildNode[];
}

/** A drawing made of parts. Only changed parts are rendered again: on a large board, an entry changes few. */
export class Drawing {
  #parts: readonly DrawnPart[] = [];

  constructor(readonly svg: SVGSVGElement) {}

  show(parts: readonly string[]): void {
    const wanted = new Map<string, number>();
    for (const part of parts) wanted.set(part, (wanted.get(part) ?? 0) + 1);
    const retained = this.#parts.filter(({ part, nodes }) => {
      const left = wanted.get(part) ?? 0;
      if (left > 0) wanted.set(part, left - 1);
      else for (const node of nodes) node.remove();
      return left > 0;
    });
    let at = 0;
    this.#parts = parts.map((part) => {
      const next = retained[at];
      if (next?.part !== part) return { part, nodes: this.#put(part, next?.nodes[0]) };
      at++;
      return next;
    });
    // Parts whose order has changed have been rendered again.
    for (const { nodes } of retained.slice(at)) for (const node of nodes) node.remove();
  }

  /** Inserts a part before a node, or at the end. */
  #put(part: string, before: ChildNode | undefined): readonly ChildNode[] {
    const made = document.createElementNS(this.svg.namespaceURI, 'g');
    made.innerHTML = part;
    const nodes = [...made.childNodes];
    for (const node of nodes) this.svg.insertBefore(node, before ?? null);
    return nodes;
  }
}
