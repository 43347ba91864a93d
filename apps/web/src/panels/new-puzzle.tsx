import type { BookletBoard } from '@gridproof/booklet';
import {
  type GenerationSettings as Generation,
  GRADES,
  type Grade,
  generationSupport,
  SYMMETRIES,
} from '@gridproof/core';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { App } from '../app.js';
import { showGenerated, showPrefetched } from '../generate/generated-puzzle.js';
import type { NewPuzzleOptions } from '../generate/puzzle-prefetcher.js';
import { texts } from '../texts.js';
import { TYPES, typeOf } from '../types/types.js';
import { Choice, InputField } from './fields.js';

const DEFAULT_SIZE = { width: 8, height: 8 };

/** Maximum side of a new puzzle, in cells. */
const MAX_SIDE = 60;

/** Number of puzzles in a booklet: maximum, then default. */
const MAX_BOOKLET = 60;
const DEFAULT_BOOKLET = 8;

const labelOptions = <T extends string>(all: readonly T[], labels: Readonly<Record<T, string>>) =>
  all.map((one) => [one, labels[one]] as const);

/** Generates new puzzles: one to play, with the next one prefetched, or a booklet. */
export function NewPuzzlePanel({ app }: { readonly app: App }) {
  const { prefetcher, generateForm } = app;
  const { type, width, height, difficulty, symmetry, seed } = generateForm;
  const generation = useSignal<Generation>({});
  const unsupportedText = useSignal('');
  const attempts = useSignal(0);
  const sizedType = useRef(type.peek());
  useSignalEffect(() => {
    const id = type.value;
    // Another type has another usual size.
    if (id !== sizedType.current) [width.value, height.value] = ['', ''];
    sizedType.current = id;
    void typeOf(id).then((loaded) => {
      if (type.peek() !== id) return;
      const able = generationSupport(loaded);
      generation.value = loaded.described?.factory.settings ?? {};
      unsupportedText.value = able.isSupported ? '' : texts.generate.unsupported(able.reason);
    });
  });
  const defaultSize = generation.value.defaultSize ?? DEFAULT_SIZE;
  const chosen = async (): Promise<NewPuzzleOptions> => ({
    type: await typeOf(type.value),
    size: {
      width: Number(width.value) || defaultSize.width,
      height: Number(height.value) || defaultSize.height,
    },
    seed: seed.value || undefined,
    symmetry: symmetry.value || undefined,
    difficulty: difficulty.value || undefined,
  });
  const make = async (event: Event) => {
    event.preventDefault();
    const one = await chosen();
    attempts.value = 0;
    const outcome = await app.runTask(() => prefetcher.make(one, app.solver, () => attempts.value++));
    await showGenerated(app, one.type, outcome);
    seed.value = '';
  };
  const isRare =
    difficulty.value !== '' && (generation.value.rareGrades?.includes(difficulty.value) ?? false);
  const { generate } = texts;
  return (
    <>
      <form onSubmit={(event) => void make(event)}>
        <div class="row">
          <Choice label={generate.type} value={type} options={TYPES.map(({ id, title }) => [id, title])} />
          <InputField label={generate.width} value={width} number={MAX_SIDE} hint={`${defaultSize.width}`} />
          <InputField
            label={generate.height}
            value={height}
            number={MAX_SIDE}
            hint={`${defaultSize.height}`}
          />
          <Choice
            label={generate.difficulty}
            value={difficulty}
            options={[['', generate.any], ...labelOptions(GRADES, generate.grades)]}
          />
          <Choice
            label={generate.symmetry}
            value={symmetry}
            options={[['', generate.usual], ...labelOptions(SYMMETRIES.toReversed(), generate.symmetries)]}
          />
          <InputField label={generate.seed} value={seed} />
        </div>
        {isRare && <p class="aside">{generate.rare(generate.grades[difficulty.value as Grade])}</p>}
        {unsupportedText.value && <p class="wrong">{unsupportedText}</p>}
        {app.isBusy.value && attempts.value > 0 && <p class="aside">{generate.busy(attempts.value)}</p>}
        <div class="row">
          <button type="submit" class="main">
            {generate.button}
          </button>
          <button
            type="button"
            disabled={!prefetcher.next && !prefetcher.isReady.value}
            onClick={() => void showPrefetched(app)}
          >
            {generate.next}
          </button>
        </div>
      </form>
      <Booklet app={app} chosen={chosen} />
    </>
  );
}

/** Prints several puzzles with the same options. */
function Booklet({ app, chosen }: { readonly app: App; readonly chosen: () => Promise<NewPuzzleOptions> }) {
  const count = useSignal(`${DEFAULT_BOOKLET}`);
  const perPage = useSignal('4');
  const boards = useSignal<readonly BookletBoard[]>([]);
  const title = useSignal('');
  const isMaking = useSignal(false);
  const make = async () => {
    const wanted = Math.max(1, Math.min(MAX_BOOKLET, Math.floor(Number(count.value)) || DEFAULT_BOOKLET));
    const one = await chosen();
    const { generatedBoard: bookletBoard } = await import('../generate/print-booklet.js');
    boards.value = [];
    isMaking.value = true;
    title.value = one.type.title;
    const outcome = await app.runTask(() =>
      app.prefetcher.generateMany(one, wanted, app.solver, (puzzle) => {
        boards.value = [...boards.value, bookletBoard(one.type, puzzle)];
      }),
    );
    isMaking.value = false;
    if (outcome.status === 'crashed' || outcome.status === 'refused')
      app.showMessage(outcome.message.replace(/^\w*Error: /, ''), true);
    else if (boards.value.length < wanted)
      app.showMessage(texts.booklet.fewer(boards.value.length, wanted), true);
    else app.showMessage(texts.booklet.done(wanted));
  };
  const print = async () => {
    const { printBooklet } = await import('../generate/print-booklet.js');
    if (!printBooklet(boards.value, title.value, Number(perPage.value)))
      app.showMessage(texts.booklet.blocked, true);
  };
  return (
    <section aria-label={texts.booklet.title}>
      <h3>{texts.booklet.title}</h3>
      <div class="row">
        <InputField label={texts.booklet.many} value={count} number={MAX_BOOKLET} />
        <Choice
          label={texts.booklet.perPage}
          value={perPage}
          options={['1', '2', '4', '6', '9'].map((n) => [n, n] as const)}
        />
        <button type="button" disabled={isMaking.value} onClick={() => void make()}>
          {texts.booklet.make}
        </button>
        <button
          type="button"
          class="main"
          disabled={boards.value.length === 0 || isMaking.value}
          onClick={() => void print()}
        >
          {texts.booklet.print}
        </button>
      </div>
      {isMaking.value && <p class="aside">{texts.booklet.so(boards.value.length)}</p>}
    </section>
  );
}
