import { type EnclosedArea, Feedback } from '@gridproof/core';
import { settings } from '../settings.js';
import { EMPTY_AREA, type Game } from './game.js';

const feedbackByGame = new WeakMap<Game, Feedback>();

/** Maximum board size for posting the rules in the page itself, in cells: 30x30. Larger boards take too long. */
const MAX_CELLS = 900;

/** Posts the rules of a puzzle once. The game then knows which places must differ. */
function feedbackFor(game: Game): Feedback {
  const posted = feedbackByGame.get(game);
  if (posted) return posted;
  const feedback = new Feedback(game.type, game.puzzle);
  feedbackByGame.set(game, feedback);
  const peers = new Map<number, ReadonlySet<number>>();
  game.peersOf.value = (variable) => {
    const variablePeers = peers.get(variable) ?? feedback.peers(variable);
    peers.set(variable, variablePeers);
    return variablePeers;
  };
  return feedback;
}

/**
 * Posts the rules of a game. It then refuses entries that a single clue excludes, and has feedback while the player has it enabled.
 */
export function postRules(game: Game): void {
  const { width, height } = game.type.described!.size(game.puzzle);
  if (width * height > MAX_CELLS) return;
  const feedback = feedbackFor(game);
  game.fixedValues.value = feedback.clueValues;
  game.sumsOf.value = (variable) => feedback.sums(variable, game.decisions.value);
  game.judge.value = () => {
    const { feedback: isShown, guarded } = settings.value;
    // On a solved board every clue is satisfied.
    const blank = game.isSolved.value && !guarded;
    if (!isShown) return undefined;
    const areas = areasOf(game);
    const judged = feedback.judge(game.decisions.value, { blank, areas });
    const empty = areas.filter(({ regions }) => regions === 0).flatMap(({ cells }) => cells);
    return empty.length > 0
      ? { ...judged, violations: [{ rule: EMPTY_AREA, places: empty }, ...judged.violations] }
      : judged;
  };
}

/** Returns the areas into which the player's walls divide the board. */
const areasOf = ({ input, strokes }: Game): readonly EnclosedArea[] =>
  input.strokes?.kind === 'areas' ? input.strokes.areas(strokes.value) : [];

/** Returns the values that no single rule excludes, for each open field with more than two values. */
export const candidatesOf = (game: Game): ReadonlyMap<number, readonly number[]> =>
  feedbackFor(game).candidates(game.decisions.value);
