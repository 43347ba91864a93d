import { examples } from 'virtual:puzzle-examples';
import { TYPES } from '../types/types.js';

/** Some examples of every type. */
export function Examples() {
  return (
    <ul class="examples">
      {TYPES.map(({ id, title }) => (
        <li key={id}>
          <strong>{title}</strong>
          {examples[id]!.map(({ called, text }) => (
            <a key={called} href={`#${new URLSearchParams({ p: nameIn(id, text) })}`}>
              {called}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A text that tells its type. */
const nameIn = (id: string, text: string): string =>
  /^\s*(?:\{|https?:)/.test(text) ? text : `${id}\n${text}`;
