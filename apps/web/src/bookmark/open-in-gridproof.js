// Reads the puzzle of the current page and opens it in GridProof. HOME is the address of GridProof.
(() => {
  const home = 'HOME';
  // puzz.link and similar sites: the address contains the puzzle.
  const fromAddress = () => (/\/p(\.html)?\?.+\//.test(location.href) ? location.href : undefined);
  // Simon Tatham's games: the link "by game ID" below the board.
  const fromLink = () => {
    const link = document.querySelector('a[id="permalink-desc"], a[href*="#"][id*="desc"]');
    return link && /#.+:.+/.test(link.href) ? link.href : undefined;
  };
  // The Puzzle Team sites: the script line with the task, the size, and the name of the site.
  const fromTask = () => {
    const source = [...document.scripts].map(({ text }) => text).join('\n');
    const set = /(?:var|let|const)\s+task\s*=\s*(['"])(.*?)\1/.exec(source);
    const task = typeof window.task === 'string' ? window.task : set?.[2];
    if (!task) return undefined;
    const named = (name) => new RegExp(`\\b${name}['"]?\\s*[:=]\\s*['"]?(\\d+)`).exec(source)?.[1];
    const said = /(\d+)\s*[x×]\s*(\d+)/.exec(
      `${document.title} ${document.querySelector('.puzzleInfo')?.textContent}`,
    );
    const [width, height] = [named('puzzleWidth') ?? said?.[1], named('puzzleHeight') ?? said?.[2]];
    const size = width && height ? ` puzzleWidth: ${width}, puzzleHeight: ${height},` : '';
    return `var task = '${task}';${size} ${location.origin}`;
  };
  const puzzle = fromAddress() ?? fromLink() ?? fromTask();
  if (puzzle) window.open(`${home}#${new URLSearchParams({ p: puzzle })}`, '_blank');
  else alert('GridProof finds no puzzle on this page.');
})();
