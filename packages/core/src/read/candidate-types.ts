import { lineContent, withoutColon } from './batch.js';
import { type Claim, isClaimed } from './claim.js';
import { type Content, contentOf } from './content.js';
import { PuzzleError } from './error.js';
import type { RecogniseOptions } from './read.js';
import { unescapedLink } from './site-links.js';
import { declaredName, normalizeName, typeInAddress } from './type-names.js';

/** What is known of a puzzle type that is not loaded. */
export interface TypeStub {
  /** All that texts may call it: its id, its title, its aliases, and what addresses say. */
  readonly names: readonly string[];
  /** Its formats recognise texts that do not name it. */
  readonly looks?: boolean | undefined;
  /** The boards that it claims. */
  readonly claim?: Omit<Claim, 'type'> | undefined;
}

/**
 * Which puzzle types may have a say in how a text is read, so that the others need not be loaded: those that the text or one of
 * its lines names, and where it names none, those that recognise or claim it. If these do not know it, the others still may:
 * `unknown-type` or `ambiguous-type` is then no last word.
 */
export function candidateTypes(
  text: string,
  { as }: Pick<RecogniseOptions, 'as'> = {},
): (type: TypeStub) => boolean {
  const content = contentIn(text);
  const names = new Set(
    [...(as === undefined ? [] : [as]), ...(content ? namesIn(content) : [])].map(normalizeName),
  );
  const bare = content && as === undefined && !namesItself(content.text) ? content.text : undefined;
  const recognises = ({ looks, claim }: TypeStub): boolean =>
    bare !== undefined && (looks || (claim !== undefined && isClaimed(bare, { ...claim, type: '' })));
  return (type) => type.names.some((name) => names.has(normalizeName(name))) || recognises(type);
}

/** Undefined for what is no text: it will be refused where it is read. */
function contentIn(text: string): Content | undefined {
  try {
    return contentOf(text, 'a puzzle');
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** The names in a text that may be those of puzzle types. */
function namesIn({ text, page }: Content): readonly string[] {
  const lines = text.split('\n').map((line) => unescapedLink(lineContent(line)));
  const title = withoutColon(lines[0]!);
  return [
    page?.site,
    title,
    ...[text, ...lines].flatMap((one) => [declaredName(one)?.name, typeInAddress(one)]),
  ].filter((name) => name !== undefined);
}

/** Whether a text says what all of it is: on one line, by a title, or as an address or file that names its type. */
function namesItself(text: string): boolean {
  if (typeInAddress(text) !== undefined) return true;
  const heading = declaredName(text);
  return (
    heading !== undefined && !heading.doubtful && (!text.includes('\n') || text.indexOf('\n') < heading.end)
  );
}
