import { GRADES, type Grade, makeable, SYMMETRIES, type Symmetry } from '@gridproof/core';
import type { Made } from '@gridproof/runner';
import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import { Game } from '../game/game.js';
import { TYPES, typeOf } from '../types/types.js';
import { words } from '../words.js';
import { Choice, Line } from './fields.js';

/** A new puzzle may take so many milliseconds. */
const PATIENCE = 60_000;
const USUAL = { width: 8, height: 8 };

/** The longest side that can be wished. */
const LARGEST = 60;

const named = <T extends string>(all: readonly T[], names: Readonly<Record<T, string>>) =>
  all.map((one) => [one, names[one]] as const);

/** Makes a new puzzle and opens it. */
export function MakePanel({ app }: { readonly app: App }) {
  const type = useSignal(app.game.value?.type.id ?? TYPES[0]!.id);
  const width = useSignal('');
  const height = useSignal('');
  const difficulty = useSignal<Grade | ''>('');
  const symmetry = useSignal<Symmetry>('none');
  const seed = useSignal('');
  const make = async (event: Event) => {
    event.preventDefault();
    const loaded = await typeOf(type.value);
    const able = makeable(loaded);
    if (!able.can) return app.say(words.make.cannot(able.why), true);
    const usual = able.maker.making.usual ?? USUAL;
    const size = { width: Number(width.value) || usual.width, height: Number(height.value) || usual.height };
    seed.value ||= Math.random().toString(36).slice(2, 10);
    const wish = {
      size,
      seed: seed.value,
      symmetry: symmetry.value,
      difficulty: difficulty.value || undefined,
      timeout: PATIENCE,
    };
    let made: Made | undefined;
    app.busy.value = true;
    const outcome = await app.solver.ask(
      { task: 'generate', type: loaded.id, puzzle: '', wish },
      {
        onMade: (one) => {
          made = one;
        },
      },
    );
    app.busy.value = false;
    if (made) {
      app.show(new Game(loaded, loaded.parse(made.text)));
      app.say(words.make.made(made.clues));
      seed.value = '';
    } else if (outcome.status === 'crashed' || outcome.status === 'refused')
      app.say(outcome.message.replace(/^\w*Error: /, ''), true);
    else app.say(words.make.missed, true);
  };
  return (
    <form onSubmit={(event) => void make(event)}>
      <div class="row">
        <Choice label={words.make.type} value={type} options={TYPES.map(({ id, title }) => [id, title])} />
        <Line label={words.make.width} value={width} number={LARGEST} />
        <Line label={words.make.height} value={height} number={LARGEST} />
        <Choice
          label={words.make.difficulty}
          value={difficulty}
          options={[['', words.make.any], ...named(Object.keys(GRADES) as Grade[], words.make.grades)]}
        />
        <Choice
          label={words.make.symmetry}
          value={symmetry}
          options={named(SYMMETRIES.toReversed(), words.make.symmetries)}
        />
        <Line label={words.make.seed} value={seed} />
      </div>
      <button type="submit" class="main">
        {words.make.button}
      </button>
    </form>
  );
}
