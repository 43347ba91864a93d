import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../words.js';

type Examples = typeof import('virtual:puzzle-examples').examples;

/** All examples of all types, in cards with a drawing; they come when they are looked at. */
export function ExampleCards() {
  const types = useSignal<Examples>([]);
  useEffect(() => {
    void import('virtual:puzzle-examples').then(({ examples }) => {
      types.value = examples;
    });
  }, []);
  const all = types.value.reduce((sum, { examples }) => sum + examples.length, 0);
  return (
    <>
      <h2>{words.open.examples(all, types.value.length)}</h2>
      <ul class="examples">
        {types.value.map(({ id, title, drawing, shown, examples }) => (
          <li key={id}>
            <a class="shown" href={hrefOf(shown)}>
              <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
              <strong>{title}</strong>
            </a>
            <div>
              <span>
                {examples.map(({ called, code, size }) => (
                  <a
                    key={called}
                    href={hrefOf(code)}
                    title={called}
                    aria-label={`${title} ${size}: ${called}`}
                  >
                    {size}
                  </a>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const hrefOf = (code: string): string => `#${new URLSearchParams({ p: code })}`;
