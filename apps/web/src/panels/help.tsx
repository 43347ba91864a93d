import type { App } from '../app.js';
import { boardKeyRows } from '../board/board-keys.js';
import type { Game } from '../game/game.js';
import { shortcutRows } from '../play/shortcuts.js';
import { texts } from '../texts.js';

type Row = readonly [keys: string, text: string];

/** Lists the current keys, and the mouse and touch input of the open board. */
export function HelpPanel({ app, game }: { readonly app: App; readonly game: Game | undefined }) {
  const { help } = texts;
  return (
    <>
      {game && <Rows title={help.board} rows={boardKeyRows(game)} />}
      <Rows title={help.keys} rows={shortcutRows(app)} />
      {game && <Gestures game={game} />}
      <Rows title={help.fingers} rows={help.touch} />
    </>
  );
}

/** Lists the mouse gestures of a board. */
export function Gestures({ game }: { readonly game: Game }) {
  return <Rows title={texts.help.pointer} rows={gestureRows(game)} />;
}

/** The mouse gestures of a board, without duplicates. */
function gestureRows(game: Game): readonly Row[] {
  const { help } = texts;
  const rows = game.input.layers.flatMap((layer): readonly Row[] => {
    const label = (value: boolean | number | undefined) =>
      value === undefined ? '' : game.label(layer.first, value);
    if (game.input.strokes?.kind === 'tiles') return help.tiles;
    if (game.input.strokes?.kind === 'areas') return help.areas(layer.drag === 'rectangle');
    if (layer.press === 'select') return [...help.numbers, ...(layer.drag === 'connect' ? help.chain : [])];
    if (layer.press === 'cycle') return help.cycle(layer.drag === 'connect');
    if (layer.press === 'quarter') return help.quarter;
    return help.toggle(label(layer.left), label(layer.right), layer.drag);
  });
  return [...new Map(rows.map((row) => [row.join('\n'), row])).values()];
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <>
      <h3>{title}</h3>
      <dl class="keys">
        {rows.map(([keys, text]) => (
          <div key={`${keys} ${text}`}>
            <dt>{keys}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
