import { lineContent, withoutColon } from './batch.js';
import { type Claim, isClaimed } from './claim.js';
import { type Content, contentOf } from './content.js';
import { PuzzleError } from './error.js';
import type { RecogniseOptions } from './read.js';
import { unescapedLink } from './site-links.js';
import { declaredName, normalizeName, typeInAddress } from './type-names.js';

/** Data of a puzzle type that is not loaded. */
export interface TypeStub {
  /** Names in texts: its id, title, aliases, and names in addresses. */
  readonly names: readonly string[];
  /** Its formats recognise texts that do not name it. */
  readonly looks?: boolean | undefined;
  /** Boards that it claims. */
  readonly claim?: Omit<Claim, 'type'> | undefined;
}

/**
 * Returns which puzzle types may be needed to read a text, so that the others need not be loaded: those that the text or one of its lines
 * names, or else those that recognise or claim it. If these cannot read it, others still may, so `unknown-type` and `ambiguous-type` are
 * not final.
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

/** Returns undefined for a binary input, which is refused later. */
function contentIn(text: string): Content | undefined {
  try {
    return contentOf(text, 'a puzzle');
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** Names in a text that may be those of puzzle types. */
function namesIn({ text, page }: Content): readonly string[] {
  const lines = text.split('\n').map((line) => unescapedLink(lineContent(line)));
  const title = withoutColon(lines[0]!);
  return [
    page?.site,
    title,
    ...[text, ...lines].flatMap((one) => [declaredName(one)?.name, typeInAddress(one)]),
  ].filter((name) => name !== undefined);
}

/** Returns whether a text as a whole names its type: on one line, by a title, or as an address or file. */
function namesItself(text: string): boolean {
  if (typeInAddress(text) !== undefined) return true;
  const heading = declaredName(text);
  return (
    heading !== undefined && !heading.doubtful && (!text.includes('\n') || text.indexOf('\n') < heading.end)
  );
}
