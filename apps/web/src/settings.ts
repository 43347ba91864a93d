import { effect, signal } from '@preact/signals';

/** What a player chooses for all boards. */
interface Settings {
  /** Broken places are red and finished clues grey, as the rules have it. */
  readonly feedback: boolean;
  /** Each entry is checked as it is made. */
  readonly checksEntries: boolean;
  /** A board is solved only when every place is marked. */
  readonly guarded: boolean;
  readonly theme: 'system' | 'light' | 'dark';
}

const DEFAULTS: Settings = { feedback: true, checksEntries: false, guarded: false, theme: 'system' };
const NAME = 'settings';

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(NAME) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(stored());

export const change = (some: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...some };
};

/** Keeps the settings in the browser, and the page in its theme. */
export function applySettings(): void {
  effect(() => {
    const { theme } = settings.value;
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(NAME, JSON.stringify(settings.value));
    } catch {
      // Nothing can be kept there.
    }
  });
}
