import type { CDPSession, Page } from '@playwright/test';
import { runTimers } from './board.js';

/** Milliseconds without a new message after which all live messages have arrived. */
const QUIET_MS = 250;

/** Records the announcements of a screen reader while the page is used by keyboard. */
export class Listener {
  readonly #messages: string[] = [];
  /** The last announcement of the focused element, and its group. */
  #last = '';
  #group = '';

  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {}

  /** Records the announcements of a page that is about to be opened. */
  static async to(page: Page): Promise<Listener> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    const listener = new Listener(page, devtools);
    await page.exposeFunction('announce', (text: string) => listener.#messages.push(text));
    await page.addInitScript(() => {
      const announce = (globalThis as unknown as { announce(text: string): void }).announce;
      const LIVE = '[aria-live], [role=status], [role=alert]';
      new MutationObserver((changes) => {
        const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
        const regions = changes.flatMap(({ target }) => {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
          // Most screen readers do not announce a live region that is inserted with its text.
          return region && ![...added].some((node) => node.contains(region)) ? [region] : [];
        });
        for (const region of new Set(regions))
          if (region.isConnected && region.textContent) announce(region.textContent);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return listener;
  }

  /** Presses a key and returns the announcements: the focused element if it changed, and messages. */
  async press(key: string): Promise<string[]> {
    await this.page.keyboard.press(key);
    return this.announcements();
  }

  async type(text: string): Promise<string[]> {
    await this.page.keyboard.type(text);
    return this.announcements();
  }

  /** Returns the announcements so far. */
  async announcements(): Promise<string[]> {
    for (let before = -1; before !== this.#messages.length; await runTimers(this.page, QUIET_MS))
      before = this.#messages.length;
    await this.page.waitForFunction(() => !document.querySelector('.said')?.textContent?.endsWith('…'));
    await runTimers(this.page, QUIET_MS);
    const focused = await this.#describeFocus();
    const group = await this.page.evaluate(
      () => document.activeElement!.closest('[role=grid], fieldset')?.getAttribute('aria-label') ?? '',
    );
    const entered = group && group !== this.#group ? [group] : [];
    const element = focused === this.#last ? [] : [[...entered, focused].join('; ')];
    this.#last = focused;
    this.#group = group;
    const messages = this.#messages.splice(0).filter((text) => !text.endsWith('…'));
    return [...element, ...messages.filter((text, at) => text !== messages[at - 1])];
  }

  /** Returns the announcement of the focused element: name, role, value and state. */
  async #describeFocus(): Promise<string> {
    const { result } = await this.devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    const { role, name, value, description, properties = [] } = nodes[0]!;
    if (role!.value === 'RootWebArea' || role!.value === 'none') return '(nothing)';
    const states = properties.map((state) => STATES[state.name]?.[`${state.value.value}`]);
    // Screen readers leave out a description that repeats the name.
    const more = description?.value === name?.value ? undefined : description?.value;
    const parts = [name?.value, ROLES[role!.value] ?? role!.value, value?.value, ...states, more];
    return parts.filter((part) => part !== undefined && part !== '').join(', ');
  }
}

/** Announced names of some roles. */
const ROLES: Readonly<Record<string, string>> = {
  textbox: 'text field',
  gridcell: '',
  combobox: 'choice',
  complementary: 'panel',
};

/** Announced words for states. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  disabled: { true: 'dimmed' },
  pressed: { true: 'pressed' },
  expanded: { true: 'expanded', false: 'collapsed' },
  checked: { true: 'checked', false: 'not checked' },
};
