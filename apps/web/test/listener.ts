import type { CDPSession, Page } from '@playwright/test';
import { runTimers } from './board.js';

/** Live messages are said after what they follow from: how long to wait until nothing more comes. */
const QUIET_MS = 250;

/** The words of a screen reader while a page is used by keys alone. */
export class Listener {
  readonly #messages: string[] = [];
  /** The words for the focused element last, and the group that it belongs to. */
  #last = '';
  #group = '';

  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {}

  /** Listens to a page that is about to be opened. */
  static async to(page: Page): Promise<Listener> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    const listener = new Listener(page, devtools);
    await page.exposeFunction('hear', (text: string) => listener.#messages.push(text));
    await page.addInitScript(() => {
      const hear = (globalThis as unknown as { hear(text: string): void }).hear;
      const LIVE = '[aria-live], [role=status], [role=alert]';
      new MutationObserver((changes) => {
        const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
        const regions = changes.flatMap(({ target }) => {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
          // A region that comes with its text is not read out by most readers, so it is none here.
          return region && ![...added].some((node) => node.contains(region)) ? [region] : [];
        });
        for (const region of new Set(regions))
          if (region.isConnected && region.textContent) hear(region.textContent);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return listener;
  }

  /** Presses a key, and returns what is heard: the focused element, if it is another or has changed, and messages. */
  async press(key: string): Promise<string[]> {
    await this.page.keyboard.press(key);
    return this.hear();
  }

  async type(text: string): Promise<string[]> {
    await this.page.keyboard.type(text);
    return this.hear();
  }

  /** Returns what is heard by now. */
  async hear(): Promise<string[]> {
    for (let before = -1; before !== this.#messages.length; await runTimers(this.page, QUIET_MS))
      before = this.#messages.length;
    await this.page.waitForFunction(() => !document.querySelector('.said')?.textContent?.endsWith('…'));
    await runTimers(this.page, QUIET_MS);
    const focused = await this.#focused();
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

  /** The focused element as it is read out: its name, what it is, its value and its state. */
  async #focused(): Promise<string> {
    const { result } = await this.devtools.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    const { role, name, value, description, properties = [] } = nodes[0]!;
    if (role!.value === 'RootWebArea' || role!.value === 'none') return '(nothing)';
    const states = properties.map((state) => STATES[state.name]?.[`${state.value.value}`]);
    // Readers leave out what only repeats the name.
    const more = description?.value === name?.value ? undefined : description?.value;
    const parts = [name?.value, ROLES[role!.value] ?? role!.value, value?.value, ...states, more];
    return parts.filter((part) => part !== undefined && part !== '').join(', ');
  }
}

/** The names of some roles. */
const ROLES: Readonly<Record<string, string>> = {
  textbox: 'text field',
  gridcell: '',
  combobox: 'choice',
  complementary: 'panel',
};

/** The words for states. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  disabled: { true: 'dimmed' },
  pressed: { true: 'pressed' },
  expanded: { true: 'expanded', false: 'collapsed' },
  checked: { true: 'checked', false: 'not checked' },
};
