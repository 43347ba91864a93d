import type {
  Codec,
  Coordinates,
  Example,
  GradeScores,
  Model,
  Picture,
  Place,
  RuleTechniques,
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
import type { StandardRule } from './rules/standard-rule.js';

/** Returns the position in the text of a place's sign or of a field. */
export type Locate = (at: Place | string) => TextPosition;

/** A puzzle type: its data as layers, and its rules. Parsers, printers, pictures and generators follow from it. */
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
  /** Puzzles usually have several answers; a player then wants the facts they have in common. */
  readonly openEnded?: true;
  /** The notation in which players name cells, if not in words. */
  readonly coordinates?: Coordinates;
  /** The player's task, as one sentence in the imperative: `Draw a single closed loop.` */
  readonly goal?: string;
  /** The rules: sentences in players' words for rules that `encode` and `verify` read, and standard rules. */
  readonly rules: Readonly<Record<Rule, string | StandardRule<NoInfer<keyof C & string>>>>;
  /** Lowest scores of medium, hard and extreme puzzles: 2.75, 4 and 6 by default. */
  readonly grades?: GradeScores;
  /** Names of players for what a rule shows, by rule, or by two rules that are used together: `beside+apart`. */
  readonly techniques?: RuleTechniques;
  /** For a rule that only some puzzles have: a phrase in front of the rule that names them, `With 'cover: yes'`. */
  readonly conditions?: Readonly<Partial<Record<NoInfer<Rule>, string>>>;
  /** The reason why boards cannot be turned or mirrored, if the rules depend on orientation: `its rules number the rows`. */
  readonly upright?: string;
  /**
   * Returns the layers whose values are only names in such a puzzle, `givens` for the answer. Rules only compare these values, so a
   * consistent renaming preserves the puzzle.
   */
  nameLayers?(clues: Clues<NoInfer<C>, NoInfer<O>>): readonly ((keyof NoInfer<C> & string) | 'givens')[];
  /** The board is a square. */
  readonly square?: true;
  /** One side of the board, either one, is a cell longer than the other. */
  readonly almostSquare?: true;
  /** Both sides are even. */
  readonly even?: true;
  /** The range of sides in cells, bounds included; any side by default. */
  readonly sides?: { readonly min?: number; readonly max?: number };
  readonly options?: O;
  /** The layers of clues, in the order of the boards of the text and the keys of JSON. */
  readonly clues: C;
  /** The layers of the answer, or a function that derives them from the clues. They define all variables of the model. */
  readonly answer: A | ((clues: Clues<NoInfer<C>, NoInfer<O>>) => A);
  /** Returns the givens that follow from the clues. They are posted and verified like other givens, and puzzles cannot add more. */
  impliedGivens?(clues: Clues<NoInfer<C>, NoInfer<O>>): AnswerLayerGivens<NoInfer<A>>;
  /** The boards of the text: the names of the layers on each, `givens` for the givens. By default each layer has its own board. */
  readonly text?: readonly (readonly NoInfer<(keyof C & string) | 'givens'>[])[];
  /** Adjacent digits form one number: `12.3` has three signs, and only adjacent numbers need a blank between them. */
  readonly digitsTogether?: true;
  /** Ignores frame characters and blank lines that people draw between the cells of the text's only board. */
  readonly hasFrames?: true;
  /** The clue layer whose signs appear in an answer's text where the answer has no sign of its own. */
  readonly cluesInAnswer?: NoInfer<keyof C & string>;
  /** Checks relations between layers. Throws `PuzzleError`; `where` returns the text position of a place's sign or of a layer's field. */
  check?(clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>, where: Locate): void;
  /** Prints an answer that is not a board with a sign for each place. Inverse of `readAnswer`. */
  printAnswer?(
    answer: AnswerLayerValues<NoInfer<A>>,
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
  ): string;
  /** Parses the output of `printAnswer`. Throws `PuzzleError`. */
  readAnswer?(text: string, clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>): AnswerLayerValues<NoInfer<A>>;
  /** Posts the rules that are sentences. The variables exist already, and the givens are posted. */
  encode?(
    m: Model<NoInfer<Rule>>,
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    answer: AnswerLayerVars<NoInfer<A>>,
  ): void;
  /** Checks the rules that are sentences on an answer and yields violations. Shares no code with `encode`. */
  verify?(
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    answer: AnswerLayerValues<NoInfer<A>>,
  ): Iterable<Violation<NoInfer<Rule>>>;
  /**
   * Returns the reason why a result may not be an answer, where variables cannot express everything; the player sees it instead of the
   * result.
   */
  caveat?(
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    found: AnswerLayerValues<NoInfer<A>>,
  ): string | undefined;
  /** Input on the board, where it does not follow from the answer's layers. */
  readonly input?: DescribedInput<Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>>;
  /** Hints for the generator that it cannot derive. */
  readonly generation?: DescribedGeneration<NoInfer<C>, NoInfer<O>, NoInfer<A>>;
  /** The appearance of the board itself. */
  readonly look?: Pick<Picture, 'frame' | 'majorLines' | 'tiled' | 'hues'>;
  /** Returns parts of the picture other than the layers. */
  draw?(
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    answer?: AnswerLayerValues<NoInfer<A>>,
  ): Partial<Picture>;
  /** Returns values that follow from an answer, to print and draw. They are not part of it and do not count as solutions. */
  derive?(
    clues: Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>,
    answer: AnswerLayerValues<NoInfer<A>>,
  ): readonly DerivedValues[];
  /** The formats of sites and programs. */
  readonly notations?: readonly Notation<NoInfer<(keyof C & string) | 'givens'>, NoInfer<keyof O & string>>[];
  /** Formats of this type alone. */
  readonly formats?: Readonly<Record<string, Codec<Data<NoInfer<C>, NoInfer<O>, NoInfer<A>>>>>;
  /** Puzzles with their answers; none by default. A package needs at least three. */
  readonly examples?: readonly Example<NoInfer<Rule>>[];
}
