import { Feedback } from '@gridproof/core';
import { effect } from '@preact/signals';
import { settings } from '../settings.js';
import type { Game } from './game.js';

const feedbackByGame = new WeakMap<Game, Feedback>();

/** To post the rules of a larger board, in cells, takes too long in the page itself. */
const MAX_CELLS = 400;

/** The rules of a puzzle are posted once; from then on the game knows which places must differ. */
function feedbackFor(game: Game): Feedback {
  const posted = feedbackByGame.get(game);
  if (posted) return posted;
  const feedback = new Feedback(game.type, game.puzzle);
  feedbackByGame.set(game, feedback);
  const peers = new Map<number, ReadonlySet<number>>();
  game.peersOf.value = (variable) => {
    const own = peers.get(variable) ?? feedback.peers(variable);
    peers.set(variable, own);
    return own;
  };
  return feedback;
}

/**
 * Refuses from now on what a clue excludes where it stands, and keeps what the rules say of the entries with the game, as long as the
 * player wants to see it. Returns what ends that.
 */
export function followRules(game: Game): () => void {
  const { width, height } = game.type.described!.size(game.puzzle);
  if (width * height > MAX_CELLS) return () => {};
  const feedback = feedbackFor(game);
  game.fixed = feedback.saidByClues;
  return effect(() => {
    game.feedback.value = settings.value.feedback ? feedback.of(game.decided.value) : undefined;
  });
}

/** The values that no single rule excludes, for each open field of more than two values. */
export const candidatesOf = (game: Game): ReadonlyMap<number, readonly number[]> =>
  feedbackFor(game).candidates(game.decided.value);
