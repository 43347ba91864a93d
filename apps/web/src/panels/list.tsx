import { sizeOf } from '@gridproof/core';
import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import type { ListRow, PuzzleList, Status } from '../list/list.js';
import { texts } from '../texts.js';

/** Number of puzzles shown initially, and added on request. */
const PORTION = 100;

/** Statuses, most informative first. */
const STATUSES: readonly Status[] = [
  'unique',
  'multiple',
  'unsolvable',
  'unknown',
  'crashed',
  'fault',
  'proving',
  'waiting',
];

/** Shows the puzzles of a list with their type and status. */
export function ListView({ app, list }: { readonly app: App; readonly list: PuzzleList }) {
  const shown = useSignal(PORTION);
  const { rows, counts, isRunning } = list;
  const waiting = (counts.value.get('waiting') ?? 0) + (counts.value.get('proving') ?? 0);
  return (
    <section aria-label={texts.list.title(rows.length)}>
      <h2>{texts.list.title(rows.length)}</h2>
      <progress max={rows.length} value={rows.length - waiting} aria-label={texts.list.proved} />
      <p class="aside" id="list-counts">
        {STATUSES.flatMap((status) => {
          const n = counts.value.get(status) ?? 0;
          return n ? `${n} ${texts.list.statuses[status]}` : [];
        }).join(', ')}
      </p>
      <div class="row">
        {isRunning.value ? (
          <button type="button" onClick={() => list.stop()}>
            {texts.stop}
          </button>
        ) : (
          <button type="button" disabled={waiting === 0} onClick={() => void list.prove()}>
            {texts.list.goOn}
          </button>
        )}
        <button type="button" onClick={() => app.closeList()}>
          {texts.list.close}
        </button>
      </div>
      <div class="list">
        <table>
          <thead>
            <tr>
              {texts.list.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown.value).map((row) => (
              <RowLine key={row.entry.line} app={app} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.value && (
        <button
          type="button"
          onClick={() => {
            shown.value += PORTION;
          }}
        >
          {texts.list.more(rows.length - shown.value)}
        </button>
      )}
    </section>
  );
}

function RowLine({ app, row: { entry, read, status, why } }: { readonly app: App; readonly row: ListRow }) {
  const name = entry.id || `${entry.line}`;
  const { width, height } = read ? sizeOf(read.type, read.puzzle) : { width: 0, height: 0 };
  return (
    <tr data-status={status.value}>
      <td>
        {read ? (
          <button type="button" class="link" onClick={() => void app.show(read.type, read.puzzle)}>
            {name}
          </button>
        ) : (
          name
        )}
      </td>
      <td>{read?.type.title}</td>
      <td>{read && `${width}×${height}`}</td>
      <td title={why.value}>
        {texts.list.statuses[status.value]}
        {status.value === 'fault' && `: ${why.value}`}
      </td>
    </tr>
  );
}
