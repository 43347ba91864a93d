import { joinList, PuzzleError } from '@gridproof/core';
import type { DescribedType } from '../described-type.js';
import type { LayerData } from '../layer/layer.js';

/** The value of one layer for each name that sites have for a puzzle type. */
export type SiteVariants = Readonly<Record<string, unknown>>;

/** The names of a puzzle type on sites. If there are several, the name may express the content of one layer. */
export class SiteNames {
  readonly all: readonly [string, ...string[]];
  /** The layer that the name expresses. */
  readonly layers: readonly string[];

  constructor(
    readonly names:
      | readonly [string, ...string[]]
      | { readonly of: string; readonly contentByName: SiteVariants },
  ) {
    this.all = 'contentByName' in names ? (Object.keys(names.contentByName) as [string, ...string[]]) : names;
    this.layers = 'contentByName' in names ? [names.of] : [];
  }

  /** Returns the layer content that a name expresses. */
  contentOf(name: string): Readonly<Record<string, unknown>> {
    return 'contentByName' in this.names ? { [this.names.of]: this.names.contentByName[name] } : {};
  }

  /** Returns the name for a puzzle. Throws `PuzzleError` if none expresses its content. */
  of(data: LayerData, type: DescribedType, what: string): string {
    if (!('contentByName' in this.names)) return this.all[0];
    const { of, contentByName } = this.names;
    const name = this.all.find((one) => contentByName[one] === data[of]);
    if (name !== undefined) return name;
    const expected = joinList(Object.values(contentByName).map(String), 'or');
    throw new PuzzleError(
      'cannot-hold',
      `${what} cannot say that ${type.label(of)} is ${data[of]}, expected ${expected}`,
    );
  }
}
