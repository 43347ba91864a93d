/** A puzzle type or an engine in an installed package. */
export interface Plugin<T> {
  /** The package's name. */
  readonly name: string;
  readonly version: string;
  /** The module's address, for a thread that loads it by itself. */
  readonly url: string;
  /** What its manifest says at `gridproof.start`: a `light` engine is there at once, and may begin before the others. */
  readonly start: string | undefined;
  /** The module's default export, loaded. Throws whatever the module throws. */
  readonly load: () => Promise<T>;
  /** The packages that it depends on, with the versions that are installed. */
  readonly dependencies: () => Readonly<Record<string, string>>;
}
