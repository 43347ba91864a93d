import { GRADES, type Grade, makeable, SYMMETRIES, type Symmetry } from '@gridproof/core';
import type { Made } from '@gridproof/runner';
import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import { Game } from '../game/game.js';
import { TYPES, typeOf } from '../types/types.js';
import { words } from '../words.js';

/** A new puzzle may take so many milliseconds. */
const PATIENCE = 60_000;
const USUAL = { width: 8, height: 8 };

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
    } else if (outcome.status === 'crashed') app.say(outcome.message.replace(/^\w*Error: /, ''), true);
    else app.say(words.make.missed, true);
  };
  return (
    <form onSubmit={(event) => void make(event)}>
      <div class="row">
        <label>
          {words.make.type}
          <select value={type} onChange={(event) => (type.value = event.currentTarget.value)}>
            {TYPES.map(({ id, title }) => (
              <option value={id} key={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.make.width}
          <input
            type="number"
            min={1}
            max={60}
            value={width}
            onInput={(event) => (width.value = event.currentTarget.value)}
          />
        </label>
        <label>
          {words.make.height}
          <input
            type="number"
            min={1}
            max={60}
            value={height}
            onInput={(event) => (height.value = event.currentTarget.value)}
          />
        </label>
        <label>
          {words.make.difficulty}
          <select
            value={difficulty}
            onChange={(event) => (difficulty.value = event.currentTarget.value as Grade)}
          >
            <option value="">{words.make.any}</option>
            {(Object.keys(GRADES) as Grade[]).map((grade) => (
              <option value={grade} key={grade}>
                {words.make.grades[grade]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.make.symmetry}
          <select
            value={symmetry}
            onChange={(event) => (symmetry.value = event.currentTarget.value as Symmetry)}
          >
            {SYMMETRIES.toReversed().map((one) => (
              <option value={one} key={one}>
                {words.make.symmetries[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.make.seed}
          <input value={seed} onInput={(event) => (seed.value = event.currentTarget.value)} />
        </label>
      </div>
      <button type="submit" class="main">
        {words.make.button}
      </button>
    </form>
  );
}
