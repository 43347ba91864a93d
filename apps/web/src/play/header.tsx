import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import { Icon, IconButton } from '../icon.js';
import { changeSettings, settings } from '../settings.js';
import { formatClock, texts } from '../texts.js';

/** Header of every page: its title, the title and the clock of the puzzle, and buttons for panels and the theme. */
export function Header({ app, game }: { readonly app: App; readonly game: Game | undefined }) {
  return (
    <header>
      <button
        type="button"
        class="home"
        aria-label={texts.title}
        title={texts.home}
        onClick={() => app.goHome()}
      >
        {game && <Icon name="home" />}
        <span>{texts.title}</span>
      </button>
      {game ? (
        <h1>
          {game.type.title} <span class="about">{app.summary.value}</span>
        </h1>
      ) : (
        <p class="tagline">{texts.tagline}</p>
      )}
      {game && <Clock app={app} />}
      <IconButton
        icon="open"
        label={texts.panels.open}
        isPressed={app.panel.value === 'open'}
        onClick={() => app.showPanel(app.panel.value === 'open' ? undefined : 'open')}
      />
      <IconButton icon="theme" label={texts.tools.theme} onClick={switchTheme} />
      <IconButton
        icon="help"
        label={texts.panels.help}
        shortcut="?"
        isPressed={app.panel.value === 'help'}
        onClick={() => app.showPanel(app.panel.value === 'help' ? undefined : 'help')}
      />
    </header>
  );
}

/** The time of play, and a button that pauses it. */
function Clock({ app }: { readonly app: App }) {
  const { seconds, isPaused, isStopped, isAnswerShown } = app.timer.value;
  const paused = isPaused.value;
  return (
    <span class="clock">
      <span role="timer" aria-label={texts.finish.time}>
        {formatClock(seconds.value)}
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={paused ? texts.tools.resume : texts.tools.pause}
        title={
          isAnswerShown.value
            ? texts.finish.answerShown
            : `${paused ? texts.tools.resume : texts.tools.pause} (P)`
        }
        disabled={isStopped.value || isAnswerShown.value}
        onClick={() => {
          isPaused.value = !paused;
        }}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </span>
  );
}

/** Switches between light and dark. The setting is `system` if the result equals the theme of the system. */
function switchTheme(): void {
  const isDark =
    settings.value.theme === 'system'
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : settings.value.theme === 'dark';
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  changeSettings({ theme: (theme === 'dark') === systemIsDark ? 'system' : theme });
}
