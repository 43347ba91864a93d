import { formatsOf, PuzzleError } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import { useSignal } from '@preact/signals';
import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import { texts } from '../texts.js';
import { Choice } from './fields.js';

/** Some programs cut off longer addresses; in characters. */
const MAX_SAFE_LENGTH = 2_000;

/** Shares the board as an address, a format, a drawing, or on paper. */
export function SharePanel({ app, game }: { readonly app: App; readonly game: Game }) {
  const format = useSignal('text');
  const hashes = app.sharedHashes.value!;
  const { type, puzzle } = game;
  const formats: Readonly<Record<string, string>> = Object.fromEntries([
    ['text', `${type.id}\n${type.print(puzzle)}`],
    ...Object.entries(formatsOf(type)).flatMap(([name, codec]) => {
      try {
        return [[name, codec.write(puzzle)]];
      } catch (error) {
        if (error instanceof PuzzleError) return [];
        throw error;
      }
    }),
  ]);
  const text = formats[format.value] ?? formats.text!;
  const copy = async (what: string) => {
    // Without HTTPS, browsers provide a clipboard only to pages on localhost.
    const isCopied = await navigator.clipboard?.writeText(what).then(
      () => true,
      () => false,
    );
    app.showMessage(isCopied ? texts.share.copied : texts.share.notCopied, !isCopied);
  };
  const renderDrawing = () =>
    renderSvg(app.displayedPicture.value ?? game.picture.value, { title: type.title });
  return (
    <>
      {(hashes.board === hashes.puzzle ? (['puzzle'] as const) : (['puzzle', 'board'] as const)).map((of) => {
        const address = new URL(hashes[of], location.href).href;
        return (
          <section key={of}>
            <label>
              {texts.share.address[of]}
              <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
            </label>
            {address.length > MAX_SAFE_LENGTH && <p class="aside">{texts.share.long}</p>}
            <div class="row">
              <button type="button" class={of === 'puzzle' ? 'main' : ''} onClick={() => void copy(address)}>
                {texts.share.copy}
              </button>
            </div>
          </section>
        );
      })}
      <Choice
        label={texts.share.format}
        value={format}
        options={Object.keys(formats).map((name) => [name, name] as const)}
      />
      <textarea readOnly rows={6} aria-label={format.value} value={text} />
      <div class="row">
        <button type="button" onClick={() => void copy(text)}>
          {texts.share.copy}
        </button>
        <button
          type="button"
          onClick={() => save(new Blob([renderDrawing()], { type: 'image/svg+xml' }), `${type.id}.svg`)}
        >
          {texts.share.image}
        </button>
        <button type="button" onClick={() => void savePng(renderDrawing(), `${type.id}.png`)}>
          {texts.share.png}
        </button>
        <button type="button" onClick={() => print()}>
          {texts.share.print}
        </button>
      </div>
    </>
  );
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves a drawing as PNG at twice its size. */
async function savePng(svg: string, name: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * image.width, 2 * image.height];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => {
    if (blob) save(blob, name);
  });
}
