/** The look of the page: light and dark, wide and narrow, on paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fff; --ink: #14171a; --faint: #5b6470; --line: #dfe3e8; --raised: #f4f6f8; --link: #1a5fd0; --found: #178040;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #181b20; --ink: #f1f3f5; --faint: #98a1ae; --line: #343a43; --raised: #22272e; --link: #76b1ff; --found: #56d27c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 62rem; padding: 1.25rem 1.25rem 3rem;
  background: var(--paper); color: var(--ink);
  font: 17px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Liberation Sans", sans-serif;
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 600; color: var(--faint); }
header p { margin: .15rem 0 0; color: var(--faint); }
a { color: var(--link); }
#spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

#controls:not([hidden]) {
  position: sticky; top: 0; z-index: 1;
  display: flex; align-items: center; gap: .5rem; margin: 1rem 0; padding: .5rem 0;
  background: var(--paper); border-bottom: 1px solid var(--line);
}
#controls button {
  min-width: 3.5rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: 8px;
  background: var(--raised); color: inherit; font: inherit; font-size: 1.2rem; cursor: pointer;
}
#controls button:disabled { opacity: .4; cursor: default; }
#position { flex: 1; min-width: 4rem; height: 2.75rem; accent-color: var(--link); }
#where { min-width: 5.5rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }

.scene {
  display: grid; grid-template-columns: minmax(0, max-content) minmax(16rem, 1fr); gap: 1rem 2rem; align-items: start;
  padding: 1.25rem 0; scroll-margin-top: 5rem;
}
.scene + .scene { border-top: 1px solid var(--line); }
figure { margin: 0; }
figure svg { display: block; max-width: 100%; height: auto; }
.words > * { max-width: 36rem; overflow-wrap: break-word; }
.claim { margin: 0 0 .75rem; font-size: 1.2rem; font-weight: 600; line-height: 1.35; color: var(--found); }
.words ul { margin: 0 0 .75rem; padding-left: 1.1rem; }
.words li + li { margin-top: .35rem; }
.known { margin: 0; color: var(--faint); }
details { margin-top: 1.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
summary { cursor: pointer; }
details ol { padding-left: 2.6rem; columns: 20rem; column-gap: 2rem; }
details li { break-inside: avoid; padding: .1rem 0; color: var(--faint); font-variant-numeric: tabular-nums; }
details a { text-decoration: none; }
details a:hover { text-decoration: underline; }
details a[aria-current] { color: inherit; font-weight: 600; }

@media (max-width: 44rem) {
  body { padding: 1rem 1rem 2rem; font-size: 16px; }
  .scene { grid-template-columns: minmax(0, 1fr); }
  figure svg { margin: 0 auto; }
}
@media screen {
  /* The one scene stands right below the controls: nothing is to be scrolled to. */
  .walking .scene { border-top: 0; padding-top: .25rem; scroll-margin-top: 100vh; }
  .walking .scene:not(.now), .walking h2 { display: none; }
}
/* Narrow screens are held in a hand: what is pressed belongs to their lower end. */
@media screen and (max-width: 44rem) {
  .walking { padding-bottom: 6rem; }
  #controls:not([hidden]) {
    position: fixed; top: auto; bottom: 0; left: 0; right: 0; margin: 0; padding: .6rem 1rem;
    border-top: 1px solid var(--line); border-bottom: 0;
  }
}
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  #controls, #controls:not([hidden]), details, #spoken { display: none; }
  .scene { grid-template-columns: 7.5cm 1fr; break-inside: avoid; padding: .4cm 0; }
  figure svg { max-height: 9cm; }
  * { print-color-adjust: exact; }
}
`;
