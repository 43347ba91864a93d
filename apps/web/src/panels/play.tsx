import { useComputed, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import { takesValues } from '../game/notes.js';
import { words } from '../words.js';
import type { Checking } from './checking.js';
import { Pad } from './pad.js';

/** What a player does beside entering: back and forth, notes, marks, and a look whether all is right so far. */
export function PlayPanel({
  app,
  game,
  checking,
}: {
  readonly app: App;
  readonly game: Game;
  readonly checking: Checking;
}) {
  const done = useComputed(() => {
    const broken = game.broken.value;
    if (!broken) return '';
    const rules = [...new Set(broken.map(({ rule }) => game.type.rules[rule] ?? 'A clue is ignored.'))];
    return rules.length ? words.play.broken(rules) : words.play.done;
  });
  const seen = useRef(game.values.peek());
  useSignalEffect(() => {
    const values = game.values.value;
    if (values === seen.current) return;
    seen.current = values;
    void checking.follow(game);
  });
  return (
    <>
      <div class="row">
        <button type="button" disabled={!game.canUndo.value} onClick={() => game.undo()}>
          {words.play.undo}
        </button>
        <button type="button" disabled={!game.canRedo.value} onClick={() => game.redo()}>
          {words.play.redo}
        </button>
        <button type="button" onClick={() => game.mark()}>
          {words.play.mark}
        </button>
        <button type="button" disabled={!game.canGoBack.value} onClick={() => game.goBack()}>
          {words.play.goBack}
        </button>
        <button
          type="button"
          disabled={game.values.value.size + game.notes.value.size === 0}
          onClick={() => game.clear()}
        >
          {words.play.clear}
        </button>
      </div>
      {game.sinceMark.value !== undefined && (
        <p class="aside">{words.play.sinceMark(game.sinceMark.value)}</p>
      )}
      <div class="row">
        <button
          type="button"
          aria-pressed={app.isNoting.value}
          title={words.play.noteHelp}
          onClick={() => {
            app.isNoting.value = !app.isNoting.value;
          }}
        >
          {words.play.note}
        </button>
        <Rest game={game} />
      </div>
      <Pad app={app} surface={game} />
      <div class="row">
        <button type="button" class="main" onClick={() => void checking.look(game)}>
          {words.play.check}
        </button>
        <button type="button" disabled={!game.canUndo.value} onClick={() => void checking.goBack(game)}>
          {words.play.before}
        </button>
        <label class="choice">
          <input
            type="checkbox"
            checked={checking.always}
            onChange={(event) => {
              checking.always.value = event.currentTarget.checked;
              if (checking.always.value) void checking.look(game);
            }}
          />
          {words.play.always}
        </label>
      </div>
      <p class={done.value === words.play.done ? 'good' : 'aside'} role="status">
        {done.value || words.play.help}
      </p>
      <h2>{words.rules}</h2>
      <ul>
        {Object.values(game.type.rules).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

/** Where each field takes one of two values: a button for the second of them in all that are open. */
function Rest({ game }: { readonly game: Game }) {
  const variable = game.fields.findIndex(
    (field) => field.given === undefined && field.values.length === 2 && !takesValues(field),
  );
  if (variable === -1) return null;
  const { value, sign } = game.fields[variable]!.values[1]!;
  const isOpen = game.fields.some((_, one) => game.at(one) === undefined);
  return (
    <button
      type="button"
      disabled={!isOpen}
      title={words.play.restHelp(game.called(variable, value))}
      onClick={() => game.fill(value)}
    >
      {words.play.rest(sign)}
    </button>
  );
}
