/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page: shows one scene at a time and goes through them by buttons, arrow keys and the slider. It is put into the
 * page as its own source, so it refers to nothing outside of it.
 */
export function clickThrough(): void {
  const scenes = [...document.querySelectorAll<HTMLElement>('.scene')];
  const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)!;
  const slider = find<HTMLInputElement>('#position');
  const back = find<HTMLButtonElement>('#back');
  const on = find<HTMLButtonElement>('#on');
  const list = find<HTMLDetailsElement>('#all');
  const last = scenes.length - 1;
  let at = 0;

  const show = (to: number): void => {
    at = Math.min(Math.max(to, 0), last);
    const scene = scenes[at]!;
    for (const one of scenes) one.classList.toggle('now', one === scene);
    const name = scene.querySelector('h2')!.textContent!;
    slider.value = `${at}`;
    slider.setAttribute('aria-valuetext', name);
    find('#where').textContent = name;
    back.disabled = at === 0;
    on.disabled = at === last;
    for (const link of list.querySelectorAll('a'))
      if (link.hash === `#${scene.id}`) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    // Those who hear the page are told what those who see it find beside the picture.
    const words = [...scene.querySelectorAll('.words > *')].map(({ textContent }) => textContent!.trim());
    find('#spoken').textContent = words.join(' ');
  };

  /** The address names the scene, so that it can be kept and sent; going through is no history to go back in. */
  const go = (to: number): void => {
    show(to);
    history.replaceState(null, '', `#${scenes[at]!.id}`);
  };

  const named = () => scenes.findIndex(({ id }) => `#${id}` === location.hash);

  back.addEventListener('click', () => go(at - 1));
  on.addEventListener('click', () => go(at + 1));
  slider.addEventListener('input', () => go(Number(slider.value)));
  window.addEventListener('hashchange', () => {
    show(named());
    window.scrollTo(0, 0);
  });
  document.addEventListener('keydown', (event) => {
    // The slider has the same keys of its own.
    if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  });

  slider.max = `${last}`;
  document.body.classList.add('walking');
  find<HTMLElement>('#controls').hidden = false;
  show(named());
}
