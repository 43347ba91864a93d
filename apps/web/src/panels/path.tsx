import { rate, type Step, Teller } from '@gridproof/core';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { App } from '../app.js';
import { valuesIn } from '../game/facts.js';
import type { Game } from '../game/game.js';
import { sentenceOf, words } from '../words.js';
import { ask } from './ask.js';

/** Paths may take a while; the steps come one by one. */
const PATIENCE = 120_000;

/** A player's path from the board as it was printed to its answer, step by step. */
export function PathPanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const steps = useSignal<readonly Step[]>([]);
  const rating = useSignal('');
  const teller = useMemo(() => new Teller(game.type, game.puzzle), [game]);
  const at = useComputed(() => Math.min(app.step.value ?? 0, steps.value.length));
  const told = useComputed(() => {
    const step = steps.value[at.value - 1];
    return step && teller.step(step);
  });

  const walk = async () => {
    steps.value = [];
    rating.value = '';
    app.step.value ??= 0;
    const onStep = (step: Step) => {
      steps.value = [...steps.value, step];
    };
    const outcome = await ask(app, game, { task: 'steps', timeout: PATIENCE }, { onStep });
    if (outcome.status === 'unique') {
      const { name, score } = rate(steps.value);
      rating.value = words.path.rating(name, score);
    } else if (outcome.status === 'forced') app.say(words.path.forced);
    else if (outcome.status === 'unsolvable') app.say(words.solve.none, true);
    else app.say(sentenceOf(outcome), true);
  };
  useSignalEffect(() => {
    if (steps.value.length === 0) return;
    const found = steps.value.slice(0, at.value).flatMap(({ claims }) => claims);
    app.shown.value = game.type.described!.drawEntered(game.puzzle, valuesIn(found));
    const step = steps.value[at.value - 1];
    app.highlights.value = step ? teller.highlights(step) : [];
    if (told.value) app.say([told.value.claim, ...told.value.because].join(' '));
  });
  const go = (to: number) => {
    app.step.value = Math.max(0, Math.min(steps.value.length, to));
  };
  return (
    <>
      <div class="row">
        <button type="button" class="main" onClick={() => void walk()}>
          {words.path.walk}
        </button>
        <button type="button" aria-label="-1" disabled={at.value === 0} onClick={() => go(at.value - 1)}>
          ←
        </button>
        <button
          type="button"
          aria-label="+1"
          disabled={at.value >= steps.value.length}
          onClick={() => go(at.value + 1)}
        >
          →
        </button>
      </div>
      {steps.value.length > 0 && (
        <>
          <label>
            {at.value === 0 ? words.path.start : words.path.of(at.value, steps.value.length)}
            <input
              type="range"
              aria-label={words.path.slider}
              min={0}
              max={steps.value.length}
              value={at}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
          </label>
          {told.value && (
            <div>
              <p>
                <strong>{told.value.claim}</strong>
              </p>
              {told.value.because.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <p class="aside">{told.value.known}</p>
            </div>
          )}
        </>
      )}
      <p class="aside">{rating}</p>
    </>
  );
}
