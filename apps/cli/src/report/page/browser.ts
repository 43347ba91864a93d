/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

// Runs in the page: shows one scene at a time, and steps through them by buttons, arrow keys, the slider and the list. The
// build embeds it in the program as text.

import { drawingsOf } from './strip.js';

/** Printouts show a board every this many steps. */
const PRINTED = 5;

const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const scenes = [...document.querySelectorAll<HTMLElement>('#words > section')];
const boards = drawingsOf(JSON.parse(find('#strip').textContent!));
const board = find('#board');
const slider = find<HTMLInputElement>('#position');
const back = find<HTMLButtonElement>('#back');
const on = find<HTMLButtonElement>('#on');
const steps = find<HTMLDetailsElement>('#all');
const list = steps.querySelector('ol')!;
const last = scenes.length - 1;
let at = 0;

const draw = (figure: HTMLElement, scene: number): void => {
  figure.innerHTML = boards[scene]!.join('');
};

const nameOf = (scene: HTMLElement): string => scene.querySelector('h2')!.textContent!;

function show(to: number): void {
  at = Math.min(Math.max(to, 0), last);
  const scene = scenes[at]!;
  for (const one of scenes) one.classList.toggle('now', one === scene);
  draw(board, at);
  const name = nameOf(scene);
  slider.value = `${at}`;
  slider.setAttribute('aria-valuetext', name);
  find('#where').textContent = name;
  back.disabled = at === 0;
  on.disabled = at === last;
  for (const link of list.querySelectorAll('a'))
    if (link.hash === `#${scene.id}`) {
      link.setAttribute('aria-current', 'step');
      keepInView(link);
    } else link.removeAttribute('aria-current');
  // A screen reader announces the text beside the board.
  const words = [...scene.children].filter((one) => one.matches('h2, p, ul'));
  find('#spoken').textContent = words.map(({ textContent }) => textContent!.trim()).join(' ');
}

/** Scrolls the list to a link without scrolling the page. */
function keepInView({ offsetTop, offsetHeight }: HTMLElement): void {
  const above = offsetTop - list.offsetTop;
  if (above < list.scrollTop || above + offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = above - list.clientHeight / 2;
}

/** Shows a scene and puts its name in the address, which can be bookmarked and shared. Steps create no history entries. */
function go(to: number): void {
  show(to);
  history.replaceState(null, '', `#${scenes[at]!.id}`);
}

const addressedScene = () => scenes.findIndex(({ id }) => `#${id}` === location.hash);

back.addEventListener('click', () => go(at - 1));
on.addEventListener('click', () => go(at + 1));
slider.addEventListener('input', () => go(Number(slider.value)));
addEventListener('hashchange', () => {
  show(addressedScene());
  scrollTo(0, 0);
});
document.addEventListener('keydown', (event) => {
  // The slider handles these keys itself.
  if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});

addEventListener('beforeprint', () => {
  draw(board, 0);
  for (let scene = PRINTED; scene < last; scene += PRINTED) {
    const figure = document.createElement('figure');
    figure.className = 'printed';
    draw(figure, scene);
    scenes[scene]!.append(figure);
  }
});
addEventListener('afterprint', () => {
  for (const figure of document.querySelectorAll('.printed')) figure.remove();
  draw(board, at);
});

for (const scene of scenes) {
  const claim = scene.id.startsWith('step-') && scene.querySelector('.claim');
  if (!claim) continue;
  const link = document.createElement('a');
  link.href = `#${scene.id}`;
  link.textContent = claim.textContent;
  const item = document.createElement('li');
  item.append(link);
  list.append(item);
}
slider.max = `${last}`;
document.body.classList.add('walking');
find('#controls').hidden = false;
steps.hidden = false;
// The list fits beside the board, but not below it.
steps.open = innerWidth >= 960;
show(addressedScene());
