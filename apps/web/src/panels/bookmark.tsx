import { bookmarklet, sourceFor } from '../bookmark/bookmarklet.js';
import source from '../bookmark/open-in-gridproof.js?raw';
import { texts } from '../texts.js';

/** A bookmarklet that opens puzzles of other sites here, with its source. */
export function BookmarkView() {
  const home = new URL('.', location.href).href;
  return (
    <section aria-label={texts.bookmark.title}>
      <h2>{texts.bookmark.title}</h2>
      <p>
        <a class="bookmark" href={bookmarklet(source, home)}>
          {texts.bookmark.name}
        </a>
      </p>
      <p class="aside">{texts.bookmark.help}</p>
      <details>
        <summary>{texts.bookmark.source}</summary>
        <pre>{sourceFor(source, home)}</pre>
      </details>
    </section>
  );
}
