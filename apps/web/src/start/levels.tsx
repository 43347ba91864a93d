import type { TypeCard } from 'virtual:puzzle-examples';
import { instructionsFor } from '@gridproof/core';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { App } from '../app.js';
import { hashOf } from '../game/address.js';
import { Icon } from '../icon.js';
import { Message } from '../play/message.js';
import { isBegun, type SavedBoard } from '../storage.js';
import { formatClock, texts } from '../texts.js';
import { recognise } from '../types/types.js';
import { type Level, levelName, openLevel, PUZZLES_PER_LEVEL } from './level.js';

/** A puzzle type: its rules, its levels (sizes and grades, ten puzzles each), and its examples. */
export function Levels({
  app,
  type,
  boards,
}: {
  readonly app: App;
  readonly type: TypeCard;
  readonly boards: readonly SavedBoard[];
}) {
  const { start } = texts;
  const openingName = useSignal<string | undefined>(undefined);
  const rules = useSignal<readonly string[]>([]);
  useEffect(() => {
    void recognise(type.shown).then((example) => {
      rules.value = instructionsFor(example.type, example.puzzle);
    });
  }, [type]);
  const open = async (level: Level, nth: number) => {
    openingName.value = levelName(type.id, level, nth);
    if (await openLevel(app, type.id, level, nth)) openingName.value = undefined;
  };
  return (
    <section aria-labelledby="levels-title">
      <div class="row">
        <button type="button" onClick={() => app.goHome()}>
          {texts.home}
        </button>
        <button
          type="button"
          onClick={() => {
            app.generateForm.type.value = type.id;
            app.showPanel('new');
          }}
        >
          <Icon name="new" /> {texts.panels.new}
        </button>
      </div>
      <h1 id="levels-title">{type.title}</h1>
      <div class="type-rules">
        <span class="picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: type.drawing }} />
        <ul>
          {rules.value.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      {type.levels.length > 0 && <h2>{start.levels}</h2>}
      {type.levels.map((level) => (
        <LevelRow
          key={levelName(type.id, level, 0)}
          {...{ app, type, level, boards }}
          openingName={openingName.value}
          onOpen={(nth) => void open(level, nth)}
        />
      ))}
      <h2>{start.examples}</h2>
      <ul class="examples">
        {type.examples.map(({ label, code, size }) => (
          <li key={label}>
            <a href={hashOf({ puzzle: code })}>
              {size}: {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The puzzles of a level as numbered buttons; those of solved puzzles are filled. */
function LevelRow({
  app,
  type,
  level,
  boards,
  openingName,
  onOpen,
}: {
  readonly app: App;
  readonly type: TypeCard;
  readonly level: Level;
  readonly boards: readonly SavedBoard[];
  /** Name of the puzzle that is being opened or could not be generated. */
  readonly openingName: string | undefined;
  onOpen(nth: number): void;
}) {
  const { start } = texts;
  const levelNames = Array.from({ length: PUZZLES_PER_LEVEL }, (_, at) => levelName(type.id, level, at + 1));
  const levelBoards = levelNames.map((name) => boards.find((board) => board.level === name));
  const times = levelBoards.flatMap((board) => board?.best ?? []).toSorted((a, b) => a - b);
  const label = start.level(`${level.width}×${level.height}`, texts.generate.grades[level.grade]);
  return (
    <section class="level" aria-label={label}>
      <h3>{label}</h3>
      <div class="row">
        {levelBoards.map((board, at) => (
          <button
            type="button"
            key={at}
            class={
              board?.best !== undefined ? 'dot solved' : board && isBegun(board) ? 'dot begun-dot' : 'dot'
            }
            aria-label={`${start.number(at + 1)}${board?.best !== undefined ? `, ${start.solvedIn(formatClock(board.best))}` : ''}`}
            aria-busy={app.isBusy.value && openingName === levelNames[at]}
            onClick={() => onOpen(at + 1)}
          >
            {at + 1}
          </button>
        ))}
      </div>
      {openingName !== undefined && levelNames.includes(openingName) && <Message app={app} />}
      {times.length > 0 && (
        <p class="aside">{start.best(formatClock(times[0]!), formatClock(times[times.length >> 1]!))}</p>
      )}
    </section>
  );
}
