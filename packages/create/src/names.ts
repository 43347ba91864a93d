import { PackageError } from './package-error.js';

/** The names of a new puzzle type in the forms that its package needs. */
export interface PackageNames {
  /** `star-battle` */
  readonly id: string;
  /** `Star Battle` */
  readonly title: string;
  /** The name of the exported object: `starBattle`. */
  readonly variable: string;
  /** The name of the type of its puzzles: `StarBattle`. */
  readonly type: string;
  /** The name of the package. */
  readonly package: string;
}

/** The id of a new puzzle type with optional names, which follow from the id by default. */
export interface NameOptions {
  readonly id: string;
  readonly title?: string | undefined;
  readonly package?: string | undefined;
}

/** Derives all names. Throws `UsageError`. */
export function namesOf({
  id,
  title = titleOf(id),
  package: name = `gridproof-${id}`,
}: NameOptions): PackageNames {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id))
    throw new PackageError(
      `'${id}' is not a name for a puzzle, expected small letters, with '-' between words, as in star-battle`,
    );
  if (RESERVED.has(variableOf(id)))
    throw new PackageError(`'${id}' is a word of the language, expected another name`);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’.-]*$/u.test(title))
    throw new PackageError(`'${title}' is not a title, expected words as in 'Star Battle'`);
  if (!/^(?:@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*$/.test(name))
    throw new PackageError(`'${name}' is not a name for a package, expected one as in @me/star-battle`);
  return { id, title, variable: variableOf(id), type: pascal(id), package: name };
}

const words = (id: string): string[] =>
  id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const titleOf = (id: string): string => words(id).join(' ');
const pascal = (id: string): string => words(id).join('');
const variableOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Names that the template uses otherwise, or that no module may export. */
const RESERVED = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function ' +
    'if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof var void while with yield await async examples json number parse print words characters'
  ).split(' '),
);
