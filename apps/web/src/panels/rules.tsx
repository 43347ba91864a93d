import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import { changeSettings, settings } from '../settings.js';
import { texts } from '../texts.js';
import { LazyPanel } from './lazy-panel.js';

const gestures = async () => (await import('./help.js')).Gestures;

/** The rules that the puzzle uses, and options of the board. */
export function RulesPanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const option = (name: 'feedback' | 'checksEntries' | 'guarded', label: string) => (
    <label class="choice">
      <input
        type="checkbox"
        checked={settings.value[name]}
        onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
      />
      {label}
    </label>
  );
  // Tiles are turned, not filled in.
  const rest = game.input.strokes?.kind === 'tiles' ? undefined : game.rest;
  return (
    <>
      <ul>
        {game.instructions.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {rest && (
        <p>
          <button type="button" disabled={!game.isOpen.value} onClick={() => game.fill(rest.value)}>
            {texts.tools.rest(rest.label)}
          </button>
        </p>
      )}
      <LazyPanel app={app} load={gestures} props={{ game }} />
      <h3>{texts.play.settings}</h3>
      {option('feedback', texts.play.feedback)}
      {option('checksEntries', texts.play.always)}
      {option('guarded', texts.play.guarded)}
    </>
  );
}
