// What a screen reader would say while a page is used by keys alone.

/** Live messages are said after what they follow from: how long to wait until nothing more comes. */
const QUIET = 250;

export class Listener {
  #page;
  #tree;
  #heard = [];
  /** What was said of the focused element last, and the group that it belongs to. */
  #last = '';
  #group = '';

  /** Listens to a page that is about to be opened. */
  static async to(page) {
    const listener = new Listener();
    listener.#page = page;
    await page.exposeFunction('heard', (text) => listener.#heard.push(text));
    await page.addInitScript(() => {
      const LIVE = '[aria-live], [role=status], [role=alert]';
      const hear = (regions) => {
        // A region that comes with its text is not read out by most readers, so it is none here.
        for (const region of regions) if (region.isConnected && region.textContent) heard(region.textContent);
      };
      new MutationObserver((changes) => {
        const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
        const regions = changes
          .map(({ target }) => (target.closest ? target : target.parentElement)?.closest(LIVE))
          .filter((region) => region && ![...added].some((node) => node.contains(region)));
        hear(new Set(regions));
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    listener.#tree = await page.context().newCDPSession(page);
    await listener.#tree.send('Accessibility.enable');
    return listener;
  }

  /** Presses a key, and gives what is heard then: the focused element, if it is another or has changed, and messages. */
  async press(key) {
    await this.#page.keyboard.press(key);
    return this.after();
  }

  /** Types a text. */
  async type(text) {
    await this.#page.keyboard.type(text);
    return this.after();
  }

  /** What is heard by now. */
  async after() {
    for (let before = -1; before !== this.#heard.length; await this.#page.waitForTimeout(QUIET))
      before = this.#heard.length;
    await this.#page.waitForFunction(() => !document.querySelector('.said')?.textContent.endsWith('…'));
    await this.#page.waitForTimeout(QUIET);
    const focused = await this.#focused();
    const group = await this.#page.evaluate(
      () => document.activeElement.closest('[role=grid], fieldset')?.getAttribute('aria-label') ?? '',
    );
    const entered = group && group !== this.#group ? [group] : [];
    const said = focused === this.#last ? [] : [[...entered, focused].join('; ')];
    this.#last = focused;
    this.#group = group;
    const messages = this.#heard.splice(0).filter((text) => !text.endsWith('…'));
    return [...said, ...messages.filter((text, at) => text !== messages[at - 1])];
  }

  /** The focused element as it is read out: its name, what it is, its value and its state. */
  async #focused() {
    const { result } = await this.#tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.#tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const { role, name, value, description, properties = [] } = nodes[0];
    if (role.value === 'RootWebArea' || role.value === 'none') return '(nothing)';
    const states = properties.flatMap(
      ({ name: state, value: { value: is } }) => SAID[state]?.[`${is}`] ?? [],
    );
    const parts = [name?.value, ROLES[role.value] ?? role.value, value?.value, ...states, description?.value];
    return parts.filter((part) => part !== undefined && part !== '').join(', ');
  }
}

/** What some roles are called. */
const ROLES = { textbox: 'text field', gridcell: '', combobox: 'choice' };

/** Which states are said. */
const SAID = {
  disabled: { true: 'dimmed' },
  pressed: { true: 'pressed' },
  expanded: { true: 'expanded', false: 'collapsed' },
  checked: { true: 'checked', false: 'not checked' },
};
