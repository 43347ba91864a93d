import { effect, signal } from '@preact/signals';

/** Settings of the player for all boards. */
interface Settings {
  /** Marks broken places in red and completed clues in grey. */
  readonly feedback: boolean;
  /** Checks each entry immediately. */
  readonly checksEntries: boolean;
  /** A board counts as solved only when no field is open. */
  readonly guarded: boolean;
  readonly theme: 'system' | 'light' | 'dark';
}

const DEFAULTS: Settings = { feedback: true, checksEntries: false, guarded: false, theme: 'system' };
const NAME = 'settings';

function readSettings(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(NAME) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(readSettings());

/** Changes some settings. */
export const changeSettings = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
};

/** Stores the settings in the browser, and applies the theme. */
export function applySettings(): void {
  effect(() => {
    const { theme } = settings.value;
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(NAME, JSON.stringify(settings.value));
    } catch {
      // Storage is not available.
    }
  });
}
