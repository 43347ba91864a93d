import type { App } from '../app.js';
import { boardKeyRows } from '../board/board-keys.js';
import type { Game } from '../game/game.js';
import { shortcutRows } from '../play/shortcuts.js';
import { texts } from '../texts.js';
import { gestureTexts, type TextRow } from './gesture-texts.js';

/** Lists the current keys, and the mouse and touch input of the open board; the latter first on a touch screen. */
export function HelpPanel({ app, game }: { readonly app: App; readonly game: Game | undefined }) {
  const { help } = texts;
  const keys = (
    <>
      {game && <Rows title={help.board} rows={boardKeyRows(game)} />}
      <Rows title={help.keys} rows={shortcutRows(app)} />
    </>
  );
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <>
      {!isTouch && keys}
      {game && <Rows title={gestureTexts.pointer} rows={gestureRows(game)} />}
      <Touch />
      {isTouch && keys}
    </>
  );
}

/** Lists the mouse gestures of a board, and on a touch screen what stands for them. */
export function Gestures({ game }: { readonly game: Game }) {
  return (
    <>
      <Rows title={gestureTexts.pointer} rows={gestureRows(game)} />
      {matchMedia('(any-pointer: coarse)').matches && <Touch />}
    </>
  );
}

const Touch = () => <Rows title={gestureTexts.fingers} rows={gestureTexts.touch} />;

/** The mouse gestures of a board, without duplicates. */
function gestureRows(game: Game): readonly TextRow[] {
  const rows = game.input.layers.flatMap((layer): readonly TextRow[] => {
    const label = (value: boolean | number | undefined) =>
      value === undefined ? '' : game.label(layer.first, value);
    if (game.input.strokes?.kind === 'tiles') return gestureTexts.tiles;
    if (game.input.strokes?.kind === 'areas') return gestureTexts.areas(layer.drag === 'rectangle');
    if (layer.press === 'select')
      return [...gestureTexts.numbers, ...(layer.drag === 'connect' ? gestureTexts.chain : [])];
    if (layer.press === 'cycle') {
      const blank = game.fields[layer.first]?.blank;
      return gestureTexts.cycle(layer.drag === 'connect', blank === undefined ? undefined : label(blank));
    }
    if (layer.press === 'quarter') return gestureTexts.quarter;
    return gestureTexts.toggle(label(layer.left), label(layer.right), layer.drag);
  });
  return [...new Map(rows.map((row) => [row.join('\n'), row])).values()];
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly TextRow[] }) {
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
