import { type EntriesFeedback, Feedback } from '@gridproof/core';
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
 * Posts the rules of a game. It then refuses entries that a clue excludes by itself, and has feedback while the player has it enabled.
 */
export function postRules(game: Game): void {
  const { width, height } = game.type.described!.size(game.puzzle);
  if (width * height > MAX_CELLS) return;
  const feedback = feedbackFor(game);
  game.fixedValues.value = feedback.clueValues;
  game.judge.value = () => {
    const { feedback: isShown, guarded } = settings.value;
    // On a solved board every clue is satisfied.
    const blank = game.isSolved.value && !guarded;
    if (!isShown) return undefined;
    return withEmptyAreas(game, feedback.judge(game.decisions.value, { blank, closed: closedFields(game) }));
  };
}

/** Adds the closed areas without a clue to the broken rules. */
function withEmptyAreas({ input, strokes }: Game, feedback: EntriesFeedback): EntriesFeedback {
  const places = input.strokes?.kind === 'areas' ? input.strokes.cellsWithoutRoot(strokes.value) : [];
  if (places.length === 0) return feedback;
  return { ...feedback, violations: [{ rule: EMPTY_AREA, places }, ...feedback.violations] };
}

/** Returns the variables of cells whose areas are closed by walls. */
function closedFields({ input, strokes }: Game): ReadonlySet<number> {
  if (input.strokes?.kind !== 'areas') return new Set();
  return new Set(input.strokes.values(strokes.value, new Map(), true).keys());
}

/** Returns the values that no single rule excludes, for each open field with more than two values. */
export const candidatesOf = (game: Game): ReadonlyMap<number, readonly number[]> =>
  feedbackFor(game).candidates(game.decisions.value);
