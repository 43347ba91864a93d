import { bookmarklet, sourceFor } from '../bookmark/bookmarklet.js';
import source from '../bookmark/open-in-gridproof.js?raw';
import { words } from '../words.js';

/** A bookmark that opens puzzles of other sites here, with all of its source. */
export function BookmarkView() {
  const home = new URL('.', location.href).href;
  return (
    <section aria-label={words.bookmark.title}>
      <h2>{words.bookmark.title}</h2>
      <p>
        <a class="bookmark" href={bookmarklet(source, home)}>
          {words.bookmark.name}
        </a>
      </p>
      <p class="aside">{words.bookmark.help}</p>
      <details>
        <summary>{words.bookmark.source}</summary>
        <pre>{sourceFor(source, home)}</pre>
      </details>
    </section>
  );
}
