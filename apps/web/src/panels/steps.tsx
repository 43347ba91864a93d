import {
  clueFacts,
  detailsOf,
  type Fact,
  isValue,
  type Picture,
  rate,
  type Step,
  Verbalizer,
  valuesIn,
} from '@gridproof/core';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import { sentenceOf, texts } from '../texts.js';
import { Reasons } from './reasons.js';
import { runInWorker } from './worker-task.js';

/** Time limit for all steps, in milliseconds. They are shown one by one. */
const TIMEOUT_MS = 120_000;

/** The steps that lead from the puzzle to its answer. */
export function StepsPanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const steps = useSignal<readonly Step[]>([]);
  const rating = useSignal('');
  const slider = useRef<HTMLInputElement>(null);
  const verbalizer = useMemo(() => new Verbalizer(game.type, game.puzzle), [game]);
  const at = useComputed(() => Math.min(app.step.value ?? 0, steps.value.length));
  const seen = useComputed(() => {
    const step = steps.value[at.value - 1];
    return step && verbalizer.step(step);
  });

  const showSteps = async (to: number) => {
    steps.value = [];
    rating.value = '';
    app.step.value = to;
    const onStep = (step: Step) => {
      steps.value = [...steps.value, step];
    };
    const outcome = await runInWorker(
      app,
      game,
      { task: 'steps', timeout: TIMEOUT_MS, withArguments: true },
      { onStep },
    );
    if (outcome.status === 'unique') {
      const { name, score } = rate(steps.value, game.type);
      rating.value = texts.steps.rating(name, score);
    } else if (outcome.status === 'forced') app.showMessage(texts.steps.forced);
    else if (outcome.status === 'unsolvable') app.showMessage(texts.solve.none, true);
    else if (outcome.status !== 'enough') app.showMessage(sentenceOf(outcome), true);
  };
  // An address may name a step.
  useEffect(() => {
    if (app.step.peek() !== undefined) void showSteps(app.step.peek()!);
  }, []);
  useSignalEffect(() => {
    const all = steps.value;
    if (all.length === 0) return;
    app.displayedPicture.value = boardAt(game, verbalizer, all, at.value);
    const step = all[at.value - 1];
    app.highlights.value = step ? verbalizer.highlightStep(step) : [];
    if (seen.value) app.announce(seen.value.sentence);
  });
  const go = (to: number) => {
    app.step.value = Math.max(0, Math.min(steps.value.length, to));
  };
  const hasSteps = steps.value.length > 0;
  // Arrow keys move between steps.
  useEffect(() => {
    if (hasSteps && document.activeElement?.id === 'show-steps') slider.current?.focus();
  }, [hasSteps]);
  return (
    <>
      <div class="row">
        <button type="button" class="main" id="show-steps" onClick={() => void showSteps(1)}>
          {texts.steps.show}
        </button>
        <button
          type="button"
          aria-label={texts.steps.back}
          disabled={at.value === 0}
          onClick={() => go(at.value - 1)}
        >
          ←
        </button>
        <button
          type="button"
          aria-label={texts.steps.on}
          disabled={at.value >= steps.value.length}
          onClick={() => go(at.value + 1)}
        >
          →
        </button>
      </div>
      {hasSteps && (
        <>
          <label>
            {at.value === 0 ? texts.steps.start : texts.steps.of(at.value, steps.value.length)}
            <input
              type="range"
              ref={slider}
              aria-label={texts.steps.slider}
              min={0}
              max={steps.value.length}
              value={at}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
          </label>
          {seen.value && (
            <div>
              <p>
                <strong>{seen.value.sentence}</strong>
              </p>
              <Reasons of={detailsOf(seen.value)} />
            </div>
          )}
        </>
      )}
      <p class="aside">{rating}</p>
    </>
  );
}

/** Draws the board after a number of steps, with the candidates of the last one. */
function boardAt(game: Game, verbalizer: Verbalizer, steps: readonly Step[], at: number): Picture {
  const facts: readonly Fact[] = steps.slice(0, at).flatMap(({ claims }) => claims);
  // Facts of the clues are not part of any step.
  const values = valuesIn([...clueFacts(game.type, game.puzzle), ...facts]);
  const picture: Picture = game.type.described!.drawEntries(game.puzzle, values);
  const step = steps[at - 1];
  if (!step) return picture;
  const excluded = facts.filter((fact) => !isValue(fact) && !step.claims.includes(fact));
  const candidates = verbalizer.candidates(step, { values, excluded });
  return candidates.length ? { ...picture, candidates } : picture;
}
