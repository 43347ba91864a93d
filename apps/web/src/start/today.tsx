import type { TypeCard } from 'virtual:puzzle-examples';
import type { Grade } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../app.js';
import { generate } from '../generate/puzzle-prefetcher.js';
import { loadItem, saveItem } from '../storage.js';
import { texts } from '../texts.js';
import { typeOf } from '../types/types.js';
import { WorkerSolver } from '../worker/solver.js';

const GRADES = ['easy', 'medium', 'hard'] as const satisfies readonly Grade[];

/** Storage key of the puzzles of the day. */
const ITEM = 'today';

/** A puzzle of the day. */
interface TodayPuzzle {
  readonly date: string;
  readonly grade: Grade;
  readonly type: string;
  readonly text: string;
  readonly clues: number;
}

/** State of a card. */
interface Card {
  readonly grade: Grade;
  readonly type: TypeCard;
  readonly puzzle?: TodayPuzzle;
  readonly drawing?: string;
  readonly failed?: boolean;
}

/** Three puzzles of the day, the same for everyone: easy, medium and hard, each of another type. */
export function TodayCards({ app, types }: { readonly app: App; readonly types: readonly TypeCard[] }) {
  const date = new Date().toLocaleDateString('sv');
  const cards = useSignal<readonly Card[]>(choose(types, date));
  // Puzzles are made one after another: the solver has one worker.
  const queue = useRef(Promise.resolve());
  const fillCard = useRef<(nth: number) => void>(() => {});
  useEffect(() => {
    const solver = new WorkerSolver();
    let isOver = false;
    const update = (nth: number, change: Partial<Card>) => {
      cards.value = cards.value.map((card, at) => (at === nth ? { ...card, ...change } : card));
    };
    // The page loads first: its own worker has the processor until it is ready.
    const saved = loadItem<readonly TodayPuzzle[]>(ITEM).then(async (puzzles) => {
      await app.solver.warm();
      return puzzles?.filter((puzzle) => puzzle.date === date) ?? [];
    });
    const fill = async (nth: number) => {
      const { grade, type } = cards.value[nth]!;
      const known = (await saved).find((one) => one.grade === grade && one.type === type.id);
      if (isOver) return;
      const puzzle = known ?? (await make(type, grade, date, solver));
      if (isOver) return;
      if (!puzzle) return update(nth, { failed: true });
      const loaded = await typeOf(type.id);
      const drawing = renderSvg(loaded.draw(loaded.parse(puzzle.text)), {
        updatesInPlace: true,
        title: type.title,
        maxSize: { width: 200, height: 200 },
      });
      update(nth, { puzzle, drawing });
      // Does not wait for the other puzzles.
      void saveItem(
        ITEM,
        cards.value.flatMap((card) => card.puzzle ?? []),
      );
    };
    fillCard.current = (nth) => {
      update(nth, { failed: false });
      queue.current = queue.current.then(() => fill(nth)).catch(() => update(nth, { failed: true }));
    };
    for (const nth of cards.value.keys()) fillCard.current(nth);
    return () => {
      isOver = true;
      solver.stop();
      solver.close();
    };
  }, []);
  const { start } = texts;
  return (
    <section aria-labelledby="today-title">
      <h2 id="today-title">{start.today}</h2>
      <ul class="today">
        {cards.value.map(({ grade, type, puzzle, drawing, failed }, nth) => (
          <li key={grade}>
            <button
              type="button"
              class="today-card"
              disabled={!puzzle && !failed}
              onClick={() => {
                if (!puzzle) return fillCard.current(nth);
                void typeOf(type.id).then((loaded) =>
                  app.show(loaded, loaded.parse(puzzle.text), {
                    summary: texts.generate.made(puzzle.clues, texts.generate.grades[grade]),
                  }),
                );
              }}
            >
              <span class="picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing ?? '' }} />
              <strong>{type.title}</strong>
              <span class="aside">
                {texts.generate.grades[grade]}
                {!puzzle && `, ${failed ? start.notMade : start.making}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chooses a type for each grade by the date. */
function choose(types: readonly TypeCard[], date: string): readonly Card[] {
  const taken = new Set<string>();
  return GRADES.flatMap((grade) => {
    const able = types.filter(
      ({ id, levels }) => !taken.has(id) && levels.some((level) => level.grade === grade),
    );
    const type = able[hash(`${date} ${grade}`) % able.length];
    if (!type) return [];
    taken.add(type.id);
    return [{ grade, type }];
  });
}

async function make(
  { id, levels }: TypeCard,
  grade: Grade,
  date: string,
  solver: WorkerSolver,
): Promise<TodayPuzzle | undefined> {
  const level = levels.findLast((one) => one.grade === grade)!;
  const { puzzle: made } = await generate(
    { type: await typeOf(id), size: level, seed: `${date} ${grade}`, difficulty: grade },
    solver,
  );
  return made && { date, grade, type: id, text: made.text, clues: made.clues };
}

/** Hash of a text, the same on every computer. */
function hash(text: string): number {
  let number = 0;
  for (const character of text) number = (Math.imul(number, 31) + character.codePointAt(0)!) >>> 0;
  return number;
}
