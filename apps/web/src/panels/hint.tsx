import { detailsOf, type Reason, type Step, Verbalizer } from '@gridproof/core';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { App } from '../app.js';
import type { EnteredValues } from '../game/entered-facts.js';
import { brokenRules } from '../game/entry-check.js';
import type { Game } from '../game/game.js';
import { sentenceOf, texts } from '../texts.js';
import { Reasons } from './reasons.js';
import { runInWorker } from './worker-task.js';

/** The next step, and the values on the board from which it follows. */
interface NextStep {
  readonly step: Step;
  readonly values: EnteredValues;
}

/** A hint in three levels: where to look, the technique, and what it finds. */
export function HintPanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const sentences = useSignal<readonly string[]>([]);
  const reasons = useSignal<readonly string[]>([]);
  const next = useSignal<NextStep | undefined>(undefined);
  /** The values on the board for which the panel shows a hint. */
  const hintedValues = useSignal(game.values.peek());
  useSignalEffect(() => {
    const values = game.values.value;
    if (hintedValues.peek() === values) return;
    hintedValues.value = values;
    next.value = undefined;
    sentences.value = [];
    reasons.value = [];
    app.clearHighlights();
    app.showMessage('');
  });
  const showHint = async (level: 'where' | 'technique' | 'step') => {
    app.countHint(game);
    if (next.value?.values !== game.values.value) {
      const result = await findNextStep(app, game);
      next.value = result.next;
      if (result.conflict) [sentences.value, reasons.value] = result.conflict;
    }
    const step = next.value?.step;
    if (!step) return;
    const verbalizer = new Verbalizer(game.type, game.puzzle, game.entries.value);
    const places = step.claims.flatMap(({ place }) => place ?? []);
    const where = texts.hint.look(verbalizer.places(places));
    app.highlights.value =
      level === 'where' ? [{ meaning: 'certain', label: '', places }] : verbalizer.highlightStep(step);
    const text = verbalizer.step(step);
    sentences.value = [{ where, technique: verbalizer.techniqueAndArea(step), step: text.sentence }[level]];
    reasons.value = level === 'step' ? detailsOf(text) : [];
    app.announce(sentences.value.join(' '));
  };
  return (
    <>
      <div class="row">
        {(['where', 'technique', 'step'] as const).map((level) => (
          <button type="button" class="main" key={level} onClick={() => void showHint(level)}>
            {texts.hint[level]}
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
      {sentences.value.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Reasons of={reasons.value} />
      {game.sums.value.length > 0 && <h3>{texts.hint.combinations}</h3>}
      {game.sums.value.map(({ total, size, sets }, nth) => (
        <p class="aside" key={nth}>
          {texts.hint.sums(total, size, sets)}
        </p>
      ))}
    </>
  );
}

/** Sentences about the entries that contradict the puzzle, and about the clues and rules that they contradict. */
type Conflict = readonly [entries: readonly string[], reasons: readonly string[]];

const isEntry = ({ rule }: Reason): boolean => rule === 'entry';

/**
 * Finds the next step that yields a value that is not on the board. If a rule is broken, names it; if the entries contradict the puzzle, marks them and finds the
 * reasons.
 */
async function findNextStep(
  app: App,
  game: Game,
): Promise<{ readonly next?: NextStep; readonly conflict?: Conflict }> {
  const violations = game.feedback.value?.violations ?? [];
  // The board shows them already.
  if (violations.length > 0) {
    app.showMessage(texts.play.broken(brokenRules(game, violations)), true);
    return {};
  }
  const values = game.values.value;
  const entries = game.entries.value;
  let next: NextStep | undefined;
  const onStep = (step: Step) => {
    if (next || game.hasAll(step.claims)) return;
    next = { step, values };
    app.solver.stop();
  };
  const outcome = await runInWorker(app, game, { task: 'steps', entries, withArguments: true }, { onStep });
  if (next) return { next };
  if (outcome.status === 'unsolvable') {
    const explanation = await runInWorker(app, game, { task: 'explain', entries });
    if (explanation.status !== 'unsolvable') {
      app.showMessage(texts.play.hopeless, true);
      return {};
    }
    const { reasons } = explanation.conflict;
    const own = reasons.filter(isEntry);
    const verbalizer = new Verbalizer(game.type, game.puzzle, entries);
    app.showMessage(own.length > 0 ? texts.hint.wrong(own.length) : texts.play.noAnswer, true);
    app.highlights.value = verbalizer.highlightConflict(own.length > 0 ? own : reasons);
    const others = reasons.filter((reason) => !isEntry(reason));
    return { conflict: [verbalizer.reasons(own), verbalizer.reasons(others)] };
  }
  if (outcome.status === 'unique' || outcome.status === 'forced') app.showMessage(texts.hint.nothing);
  else if (outcome.status !== 'enough') app.showMessage(sentenceOf(outcome), true);
  return {};
}
