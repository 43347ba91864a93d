/** Style sheet of the page: light and dark, printed, and on phones. The colours of Okabe and Ito are suitable for colour-blind readers. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fff; --ink: #1d2126; --faint: #5c6570; --line: #dfe3e8; --card: #fafbfc;
  --series-0: #0072b2; --series-1: #d55e00; --series-2: #00805d; --series-3: #a8487f; --series-4: #9a6a00; --series-5: #4a5058;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171b; --ink: #e4e8ec; --faint: #9aa4af; --line: #2e353d; --card: #1a1e23;
    --series-0: #56b4e9; --series-1: #ff8a3d; --series-2: #2fc79a; --series-3: #e08cbc; --series-4: #e6b422; --series-5: #b8c0c8;
  }
}
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --ink: #000; --faint: #444; --line: #ccc; --card: #fff;
    --series-0: #0072b2; --series-1: #d55e00; --series-2: #00805d; --series-3: #a8487f; --series-4: #9a6a00; --series-5: #4a5058;
  }
  * { print-color-adjust: exact; }
  figure, tr { break-inside: avoid; }
  .scroll { overflow: visible; }
  table { font-size: 5.5pt; }
  th, td { padding-right: .35rem; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 72rem; padding: 1.5rem 1.25rem 4rem;
  background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
}
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
p, small, dd { color: var(--faint); }
header p strong { color: var(--ink); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 1rem 0; font-size: .9rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
.keys { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .5rem 0 1rem; font-size: .9rem; }
.keys span { display: inline-flex; align-items: center; gap: .4rem; }
.keys i { width: .9rem; height: .9rem; border-radius: 2px; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
figure { margin: 0; padding: .75rem .75rem .25rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
figure.wide { max-width: 46rem; }
figcaption { font-weight: 600; margin-bottom: .25rem; }
figcaption small { font-weight: 400; }
figure svg { display: block; width: 100%; height: auto; background: none; overflow: visible; font-family: inherit; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .75rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; border-bottom-width: 2px; }
.n { text-align: right; }
td:first-child, th:first-child { position: sticky; left: 0; background: var(--paper); }
`;
