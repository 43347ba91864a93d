import type {
  Codec,
  Coordinates,
  Example,
  Model,
  Picture,
  Place,
  TextPosition,
  Violation,
} from '@gridproof/core';
import type {
  AnswerLayerGivens,
  AnswerLayers,
  AnswerLayerValues,
  AnswerLayerVars,
  Clues,
  Data,
} from './data.js';
import type { DescribedInput } from './described-input.js';
import type { DescribedGeneration } from './generation.js';
import type { DerivedValues } from './layer/derived-values.js';
import type { Layers } from './layer/layer.js';
import type { Options } from './layer/option.js';
import type { Notation } from './notation/notation.js';

/** Says where in the text something stands. */
export type Where = (at: Place | string) => TextPosition;

/** A puzzle type: its data in layers, and its rules. Everything else follows. */
export interface Description<
  Rule extends string,
  C extends Layers,
  O extends Options,
  A extends AnswerLayers,
> {
  /** The common English name, in kebab-case; the name of its package too. */
  readonly id: string;
  readonly title: string;
  readonly aliases?: readonly string[];
  /** Several answers are usual: a player then asks for what they have in common. */
  readonly openEnded?: true;
  /** How its players name cells, if not in words. */
  readonly coordinates?: Coordinates;
  /** The rules in the player's words, one sentence each. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** For rules that only some puzzles of the type have: which puzzles, as a phrase in front of the rule, `With 'cover: yes'`. */
  readonly conditions?: Readonly<Partial<Record<NoInfer<Rule>, string>>>;
  /** Why boards cannot be turned or mirrored, where the rules say which way is up: `its rules number the rows`. */
  readonly upright?: string;
  /**
   * The layers whose values are only names in such a puzzle, `givens` for the answer: the rules ask only which are equal, so any others may
   * stand for them, everywhere the same.
   */
  names?(clues: Clues<NoInfer<C>, NoInfer<O>>): readonly ((keyof NoInfer<C> & string) | 'givens')[];
  /** The board is a square. */
  readonly square?: true;
  /** One side of the board is a cell longer than the other, whichever it is. */
  readonly almostSquare?: true;
  /** Its sides are even. */
  readonly even?: true;
  /** The sides that boards may have; any by default. */
  readonly sides?: { readonly least?: number; readonly most?: number };
  readonly options?: O;
  /** The layers of clues, in the order of the boards of the text and the keys of JSON. */
  readonly clues: C;
  /** The layers of the answer, or a function of the clues that returns them. They make the variables, which are all there are. */
  readonly answer: A | ((clues: Clues<NoInfer<C>, NoInfer<O>>) => A);
  /** What the clues themselves say of the answer: it is posted and verified as what is known in advance, and nothing else can be known so. */
  known?(clues: Clues<NoInfer<C>, NoInfer<O>>): AnswerLayerGivens<NoInfer<A>>;
  /** The boards of the text, the layers of each by their names, `givens` for what is known of the answer; each layer a board by default. */
  readonly text?: readonly (readonly NoInfer<(keyof C & string) | 'givens'>[])[];
  /** Digits side by side are one number: `12.3` are three signs, and blanks stand between two numbers only. */
  readonly digitsTogether?: true;
  /** People draw frames between the cells of the text's only board: those, and blank lines there, are passed over. */
  readonly framed?: true;
  /** The layer of clues that stand in the text of an answer where it says nothing else of their places. */
  readonly over?: NoInfer<keyof C & string>;
  /** What no layer can see; throws `PuzzleError`. `where` says where in the text the sign of a place or the field of a layer stands. */
  check?(clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>, where: Where): void;
  /** Writes an answer, where that is no board with a sign for each of its places; `readAnswer` is its inverse. */
  printAnswer?(
    answer: AnswerLayerValues<NoInfer<A>>,
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
  ): string;
  /** Reads what `printAnswer` writes. Throws `PuzzleError`. */
  readAnswer?(text: string, clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>): AnswerLayerValues<NoInfer<A>>;
  /** Posts the rules. The variables are there already, and what is known of them is posted. */
  encode(
    m: Model<NoInfer<Rule>>,
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    answer: AnswerLayerVars<NoInfer<A>>,
  ): void;
  /** Reads the rules a second time, on an answer; shares no code with `encode`. */
  verify(
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    answer: AnswerLayerValues<NoInfer<A>>,
  ): Iterable<Violation<NoInfer<Rule>>>;
  /** Why what was found may be no answer, where the variables cannot say everything: it is shown instead of a result. */
  caveat?(
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    found: AnswerLayerValues<NoInfer<A>>,
  ): string | undefined;
  /** How players write on the board, where that does not follow from the answer's layers. */
  readonly input?: DescribedInput<Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>>;
  /** What a generator of puzzles cannot find out by itself. */
  readonly generation?: DescribedGeneration<NoInfer<C>, NoInfer<O>, NoInfer<A>>;
  /** How the board itself is drawn. */
  readonly look?: Pick<Picture, 'frame' | 'majorLines' | 'tiled' | 'hues'>;
  /** What is drawn besides the layers. */
  draw?(
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    answer?: AnswerLayerValues<NoInfer<A>>,
  ): Partial<Picture>;
  /** What is seen of an answer beside its own layers and follows from them: it is printed and drawn, and never counted. */
  shown?(
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    answer: AnswerLayerValues<NoInfer<A>>,
  ): readonly DerivedValues[];
  /** How sites and programs write such puzzles. */
  readonly notations?: readonly Notation<NoInfer<(keyof C & string) | 'givens'>, NoInfer<keyof O & string>>[];
  /** Formats that only this type has. */
  readonly formats?: Readonly<Record<string, Codec<Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>>>>;
  readonly examples: readonly Example<NoInfer<Rule>>[];
}
