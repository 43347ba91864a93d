import { isValue, type Step, Verbalizer } from '@gridproof/core';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { App } from '../app.js';
import type { EnteredValues } from '../game/entered-facts.js';
import type { Game } from '../game/game.js';
import { sentenceOf, texts } from '../texts.js';
import { ask } from './ask-worker.js';

/** The next step, and the entries it was found from. */
interface Next {
  readonly step: Step;
  readonly entered: EnteredValues;
}

/** A hint in three levels: where to look, which rules apply, and the finding. */
export function HintPanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const said = useSignal<readonly string[]>([]);
  const next = useSignal<Next | undefined>(undefined);
  const about = useSignal(game.values.peek());
  useSignalEffect(() => {
    const values = game.values.value;
    if (about.peek() === values) return;
    about.value = values;
    next.value = undefined;
    said.value = [];
    app.highlights.value = [];
    app.say('');
  });
  const take = async (degree: 'where' | 'rule' | 'step') => {
    app.hints++;
    if (next.value?.entered !== game.values.value) {
      const found = await nextStep(app, game);
      next.value = found.next;
      // The entries contradict each other or the puzzle.
      if (found.conflict) said.value = found.conflict;
    }
    const step = next.value?.step;
    if (!step) return;
    const verbalizer = new Verbalizer(game.type, game.puzzle, game.entries.value);
    const { claim, because, known } = verbalizer.step(step);
    const places = step.claims.flatMap(({ place }) => place ?? []);
    const where = texts.hint.look(verbalizer.places(places));
    app.highlights.value =
      degree === 'where' ? [{ meaning: 'certain', label: '', places }] : verbalizer.highlightStep(step);
    said.value =
      degree === 'where'
        ? [where]
        : degree === 'rule'
          ? [where, ...because]
          : [claim, ...because, ...(known ? [known] : [])];
    app.announce(said.value.join(' '));
  };
  return (
    <>
      <div class="row">
        {(['where', 'rule', 'step'] as const).map((degree) => (
          <button type="button" class="main" key={degree} onClick={() => void take(degree)}>
            {texts.hint[degree]}
          </button>
        ))}
        <button
          type="button"
          disabled={!next.value}
          onClick={() => {
            if (next.value) game.enterFacts(next.value.step.claims);
            app.finishStroke();
          }}
        >
          {texts.hint.take}
        </button>
      </div>
      {said.value.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

/** Returns the next step that finds a value from the current entries, or a minimal conflict of them. */
async function nextStep(
  app: App,
  game: Game,
): Promise<{ readonly next?: Next; readonly conflict?: readonly string[] }> {
  const entered = game.values.value;
  const entries = game.entries.value;
  let next: Next | undefined;
  const onStep = (step: Step) => {
    if (next || !step.claims.some(isValue)) return;
    next = { step, entered };
    app.solver.stop();
  };
  const outcome = await ask(app, game, { task: 'steps', entries }, { onStep });
  if (next) return { next };
  if (outcome.status === 'unsolvable') {
    const why = await ask(app, game, { task: 'explain', entries });
    app.say(texts.hint.wrong, true);
    if (why.status !== 'unsolvable') return {};
    const verbalizer = new Verbalizer(game.type, game.puzzle, entries);
    app.highlights.value = verbalizer.highlightConflict(why.conflict.reasons);
    return { conflict: verbalizer.reasons(why.conflict.reasons) };
  }
  if (outcome.status === 'unique' || outcome.status === 'forced') app.say(texts.hint.nothing);
  else app.say(sentenceOf(outcome), true);
  return {};
}
