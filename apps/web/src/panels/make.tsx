import type { BookletBoard } from '@gridproof/booklet';
import {
  type Making as About,
  GRADES,
  type Grade,
  makeable,
  SYMMETRIES,
  type Symmetry,
} from '@gridproof/core';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { App } from '../app.js';
import { Game } from '../game/game.js';
import type { Making, Wished } from '../make/workshop.js';
import { TYPES, typeOf } from '../types/types.js';
import { words } from '../words.js';
import { Choice, Line } from './fields.js';

const USUAL = { width: 8, height: 8 };

/** The longest side that can be wished. */
const LARGEST = 60;

/** Puzzles of a booklet. */
const MOST = 60;
const MANY = 8;

const named = <T extends string>(all: readonly T[], names: Readonly<Record<T, string>>) =>
  all.map((one) => [one, names[one]] as const);

/** Makes new puzzles: one that is opened, the next one meanwhile, or a booklet. */
export function MakePanel({ app }: { readonly app: App }) {
  const { workshop, wish } = app;
  const { type, width, height, difficulty, symmetry, seed } = wish;
  const about = useSignal<About>({});
  const cannot = useSignal('');
  useSignalEffect(() => {
    const id = type.value;
    void typeOf(id).then((loaded) => {
      if (type.peek() !== id) return;
      const able = makeable(loaded);
      about.value = loaded.described?.maker.making ?? {};
      cannot.value = able.can ? '' : words.make.cannot(able.why);
    });
  });
  const usual = about.value.usual ?? USUAL;
  const wished = async (): Promise<Wished> => ({
    type: await typeOf(type.value),
    size: { width: Number(width.value) || usual.width, height: Number(height.value) || usual.height },
    seed: seed.value || undefined,
    symmetry: symmetry.value,
    difficulty: difficulty.value || undefined,
  });
  const show = (of: Wished['type'], { made, outcome }: Making) => {
    if (made) {
      app.show(new Game(of, of.parse(made.text)));
      app.say(words.make.made(made.clues, made.rating?.name));
    } else if (outcome.status === 'crashed' || outcome.status === 'refused')
      app.say(outcome.message.replace(/^\w*Error: /, ''), true);
    else if (outcome.status === 'killed' && outcome.reason === 'aborted') app.say(words.stopped);
    else app.say(words.make.missed, true);
  };
  const make = async (event: Event) => {
    event.preventDefault();
    const one = await wished();
    show(one.type, await app.think(() => workshop.make(one, app.solver)));
    seed.value = '';
  };
  const next = async () => {
    const of = workshop.next?.type;
    const making = workshop.isReady.value
      ? await workshop.takeNext()
      : await app.think(
          () => workshop.takeNext(),
          () => workshop.stop(),
        );
    if (of && making) show(of, making);
  };
  const isRare = difficulty.value !== '' && (about.value.rare?.includes(difficulty.value) ?? false);
  return (
    <>
      <form onSubmit={(event) => void make(event)}>
        <div class="row">
          <Choice label={words.make.type} value={type} options={TYPES.map(({ id, title }) => [id, title])} />
          <Line label={words.make.width} value={width} number={LARGEST} hint={`${usual.width}`} />
          <Line label={words.make.height} value={height} number={LARGEST} hint={`${usual.height}`} />
          <Choice
            label={words.make.difficulty}
            value={difficulty}
            options={[['', words.make.any], ...named(Object.keys(GRADES) as Grade[], words.make.grades)]}
          />
          <Choice
            label={words.make.symmetry}
            value={symmetry}
            options={named(SYMMETRIES.toReversed() as Symmetry[], words.make.symmetries)}
          />
          <Line label={words.make.seed} value={seed} />
        </div>
        {isRare && <p class="aside">{words.make.rare(words.make.grades[difficulty.value as Grade])}</p>}
        {cannot.value && <p class="wrong">{cannot}</p>}
        <div class="row">
          <button type="submit" class="main">
            {words.make.button}
          </button>
          <button
            type="button"
            disabled={!workshop.next && !workshop.isReady.value}
            onClick={() => void next()}
          >
            {words.make.next}
          </button>
        </div>
      </form>
      <Booklet app={app} wished={wished} />
    </>
  );
}

/** Several puzzles of the same wish, to print. */
function Booklet({ app, wished }: { readonly app: App; readonly wished: () => Promise<Wished> }) {
  const many = useSignal(`${MANY}`);
  const perPage = useSignal('4');
  const boards = useSignal<readonly BookletBoard[]>([]);
  const title = useSignal('');
  const making = useSignal(false);
  const make = async () => {
    const count = Math.max(1, Math.min(MOST, Math.floor(Number(many.value)) || MANY));
    const one = await wished();
    const { bookletBoard } = await import('../make/print.js');
    boards.value = [];
    making.value = true;
    title.value = one.type.title;
    const outcome = await app.think(() =>
      app.workshop.many(one, count, app.solver, (made) => {
        boards.value = [...boards.value, bookletBoard(one.type, made)];
      }),
    );
    making.value = false;
    if (outcome.status === 'crashed' || outcome.status === 'refused')
      app.say(outcome.message.replace(/^\w*Error: /, ''), true);
    else if (boards.value.length < count) app.say(words.booklet.fewer(boards.value.length, count), true);
    else app.say(words.booklet.done(count));
  };
  const print = async () => {
    const { printBooklet } = await import('../make/print.js');
    if (!printBooklet(boards.value, title.value, Number(perPage.value))) app.say(words.booklet.blocked, true);
  };
  return (
    <section aria-label={words.booklet.title}>
      <h2>{words.booklet.title}</h2>
      <div class="row">
        <Line label={words.booklet.many} value={many} number={MOST} />
        <Choice
          label={words.booklet.perPage}
          value={perPage}
          options={['1', '2', '4', '6', '9'].map((n) => [n, n] as const)}
        />
        <button type="button" disabled={making.value} onClick={() => void make()}>
          {words.booklet.make}
        </button>
        <button
          type="button"
          class="main"
          disabled={boards.value.length === 0 || making.value}
          onClick={() => void print()}
        >
          {words.booklet.print}
        </button>
      </div>
      {making.value && <p class="aside">{words.booklet.so(boards.value.length)}</p>}
    </section>
  );
}
