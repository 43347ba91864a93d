import { PuzzleError } from '@gridproof/core';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { App } from '../app.js';
import type { Draft, FieldSpot } from '../draft/draft.js';
import type { DraftEditor } from '../draft/draft-editor.js';
import { UniquenessCheck } from '../draft/uniqueness-check.js';
import { texts } from '../texts.js';
import { TYPES, typeOf } from '../types/types.js';
import { Choice, InputField } from './fields.js';

/** Maximum side of a drawn board, in cells. */
const MAX_SIDE = 60;
const DEFAULT_SIZE = { width: 8, height: 8 };

/** The panel for drawing a puzzle clue by clue, with a uniqueness check. */
export function DrawPanel({ app }: { readonly app: App }) {
  const editor = app.editor.value;
  return (
    <>
      <Begin app={app} />
      {editor && <DraftForm key={app.drafts} app={app} editor={editor} />}
    </>
  );
}

/** Starts from an empty board of a type and size, or from the played puzzle. */
function Begin({ app }: { readonly app: App }) {
  const game = app.game.value;
  const type = useSignal(app.editor.value?.draft.type.id ?? game?.type.id ?? TYPES[0]!.id);
  const width = useSignal('');
  const height = useSignal('');
  const start = async (event: Event) => {
    event.preventDefault();
    const loaded = await typeOf(type.value);
    const { described } = loaded;
    if (!described) return app.showMessage(texts.draft.unsupported(loaded.title), true);
    const defaultSize = described.factory.settings.defaultSize ?? DEFAULT_SIZE;
    const size = {
      width: Number(width.value) || Number(height.value) || defaultSize.width,
      height: Number(height.value) || Number(width.value) || defaultSize.height,
    };
    try {
      const puzzle = described.factory.starter(size);
      if (puzzle === undefined)
        app.showMessage(texts.draft.noBoard(loaded.title, size.width, size.height), true);
      else await app.draw(loaded, puzzle);
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
      app.showMessage(error.sentence, true);
    }
  };
  return (
    <form onSubmit={(event) => void start(event)}>
      <div class="row">
        <Choice
          label={texts.generate.type}
          value={type}
          options={TYPES.map(({ id, title }) => [id, title])}
        />
        <InputField label={texts.generate.width} value={width} number={MAX_SIDE} />
        <InputField label={texts.generate.height} value={height} number={MAX_SIDE} />
      </div>
      <div class="row">
        <button type="submit" class="main">
          {texts.draft.begin}
        </button>
        {game && (
          <button type="button" onClick={() => void app.draw(game.type, game.puzzle)}>
            {texts.draft.fromGame}
          </button>
        )}
      </div>
    </form>
  );
}

function DraftForm({ app, editor }: { readonly app: App; readonly editor: DraftEditor }) {
  const { draft } = editor;
  const check = useMemo(() => new UniquenessCheck(app), [editor]);
  const layer = useSignal(app.layer.value);
  useSignalEffect(() => {
    app.layer.value = layer.value;
  });
  useSignalEffect(() => {
    draft.puzzle.value;
    check.follow(draft);
  });
  useEffect(() => () => check.forget(), []);
  const { layers } = draft;
  const isArea = layers.find(({ name }) => name === layer.value)?.areas ?? false;
  return (
    <>
      <div class="row">
        {layers.length > 1 && (
          <Choice
            label={texts.draft.layer}
            value={layer}
            options={layers.map(({ name, label }) => [name, label] as const)}
          />
        )}
      </div>
      {draft.fields.map((spot) => (
        <FieldLine key={spot.layer} app={app} draft={draft} spot={spot} />
      ))}
      <p class="aside">{isArea ? texts.draft.areasHelp : texts.draft.help}</p>
      {draft.isRefused.value && <p class="wrong">{texts.draft.refused}</p>}
      <div class="row">
        <button type="button" class="main" onClick={() => void check.run(draft)}>
          {texts.draft.ask}
        </button>
        <button
          type="button"
          disabled={check.answer.value === undefined}
          aria-pressed={app.displayedPicture.value !== undefined}
          onClick={() => check.show(draft)}
        >
          {texts.draft.show}
        </button>
        <label class="choice">
          <input
            type="checkbox"
            checked={check.always}
            onChange={(event) => {
              check.always.value = event.currentTarget.checked;
            }}
          />
          {texts.draft.always}
        </label>
      </div>
      {check.reasons.value.length > 0 && (
        <ul>
          {check.reasons.value.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div class="row">
        <button type="button" onClick={() => void app.show(draft.type, draft.puzzle.value)}>
          {texts.draft.play}
        </button>
        <button
          type="button"
          onClick={() => void app.show(draft.type, draft.puzzle.value, { panel: 'share' })}
        >
          {texts.draft.share}
        </button>
      </div>
      <DraftText draft={draft} />
    </>
  );
}

/** The input of a clue of the whole board. */
function FieldLine({
  app,
  draft,
  spot,
}: {
  readonly app: App;
  readonly draft: Draft;
  readonly spot: FieldSpot;
}) {
  const held = draft.factory.clueAt(draft.puzzle.value, spot);
  const change = (text: string) => {
    try {
      draft.become(
        draft.factory.withClue(draft.puzzle.value, spot, text.trim() === '' ? undefined : spot.read(text)),
      );
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
      app.showMessage(error.sentence, true);
    }
  };
  return (
    <label>
      {spot.label}
      <input
        value={held === undefined ? '' : spot.write(held)}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

/** The puzzle as editable text, for clues that cannot be drawn. */
function DraftText({ draft }: { readonly draft: Draft }) {
  const fault = useSignal('');
  const text = draft.type.print(draft.puzzle.value);
  const change = (input: string) => {
    try {
      const puzzle = draft.type.parse(input);
      fault.value = '';
      if (draft.type.print(puzzle) !== text) draft.become(puzzle);
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
      fault.value = error.sentence;
    }
  };
  return (
    <>
      <label>
        {texts.draft.text}
        <textarea
          id="draft-text"
          rows={8}
          spellcheck={false}
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
      {fault.value && <p class="wrong">{fault}</p>}
    </>
  );
}
