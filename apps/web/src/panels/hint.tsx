import { isValue, type Step, Teller } from '@gridproof/core';
import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import { sentenceOf, words } from '../words.js';
import { ask } from './ask.js';

/** A hint in three degrees: where to look, at which rules, and what follows. */
export function HintPanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const told = useSignal<readonly string[]>([]);
  const next = useSignal<{ readonly step: Step; readonly entered: unknown } | undefined>(undefined);
  const take = async (degree: 'where' | 'rule' | 'step') => {
    if (next.value?.entered !== game.values.value) next.value = await nextStep(app, game);
    const step = next.value?.step;
    if (!step) return;
    const teller = new Teller(game.type, game.puzzle, game.entries.value);
    const { claim, because, known } = teller.step(step);
    const places = step.claims.flatMap(({ place }) => place ?? []);
    const where = words.hint.look(teller.places(places));
    app.highlights.value =
      degree === 'where' ? [{ meaning: 'certain', label: '', places }] : teller.highlights(step);
    told.value =
      degree === 'where'
        ? [where]
        : degree === 'rule'
          ? [where, ...because]
          : [claim, ...because, ...(known ? [known] : [])];
    app.say(told.value.join(' '));
  };
  return (
    <>
      <div class="row">
        {(['where', 'rule', 'step'] as const).map((degree) => (
          <button type="button" class="main" key={degree} onClick={() => void take(degree)}>
            {words.hint[degree]}
          </button>
        ))}
        <button
          type="button"
          disabled={!next.value}
          onClick={() => {
            if (next.value) game.enterAll(next.value.step.claims);
            next.value = undefined;
            told.value = [];
            app.highlights.value = [];
          }}
        >
          {words.hint.take}
        </button>
      </div>
      {told.value.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

/** The next step that finds a value, from the entries as they stand. */
async function nextStep(app: App, game: Game): Promise<{ step: Step; entered: unknown } | undefined> {
  const entered = game.values.value;
  const entries = game.entries.value;
  return new Promise((resolve) => {
    let found = false;
    const onStep = (step: Step) => {
      const finds = step.claims.some(isValue);
      if (found || !finds) return;
      found = true;
      resolve({ step, entered });
      app.solver.stop();
    };
    void ask(app, game, { task: 'steps', entries }, { onStep }).then((outcome) => {
      if (found) return;
      if (outcome.status === 'unsolvable') app.say(words.hint.wrong, true);
      else if (outcome.status === 'unique' || outcome.status === 'forced') app.say(words.hint.nothing);
      else app.say(sentenceOf(outcome), true);
      resolve(undefined);
    });
  });
}
