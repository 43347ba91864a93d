import type { TypeCard } from 'virtual:puzzle-examples';
import type { Grade } from '@gridproof/core';
import { renderSvg } from '@gridproof/render';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../app.js';
import { addGrade } from '../generate/grade.js';
import { generateNearest, generateSoon } from '../generate/puzzle-prefetcher.js';
import { loadItem, saveItem } from '../storage.js';
import { texts } from '../texts.js';
import { typeOf } from '../types/types.js';
import { WorkerSolver } from '../worker/solver.js';

const GRADES = ['easy', 'medium', 'hard'] as const satisfies readonly Grade[];

/** Storage key of the puzzles of the day. */
const ITEM = 'today';

/** Number of types for a grade. The later ones are used if no puzzle of the first is found soon. */
const TYPES_PER_GRADE = 3;

/** A puzzle of the day. */
interface TodayPuzzle {
  readonly date: string;
  /** The grade of its card. */
  readonly grade: Grade;
  /** Its own grade; undefined if not rated. */
  readonly rated?: Grade | undefined;
  readonly type: string;
  readonly text: string;
  readonly clues: number;
}

/** State of a card. */
interface Card {
  readonly grade: Grade;
  /** The possible types, the preferred one first. */
  readonly types: readonly TypeCard[];
  readonly puzzle?: TodayPuzzle;
  readonly drawing?: string;
  readonly failed?: boolean;
}

/** Three puzzles of the day: easy, medium and hard, each of another type. All devices have the same ones, unless one is too slow. */
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
      const card = cards.value[nth]!;
      const known = (await saved).find(
        ({ grade, type }) => grade === card.grade && card.types.some(({ id }) => id === type),
      );
      if (isOver) return;
      const puzzle = known ?? (await make(card, date, solver));
      if (isOver) return;
      if (!puzzle) return update(nth, { failed: true });
      const loaded = await typeOf(puzzle.type);
      const drawing = renderSvg(loaded.draw(loaded.parse(puzzle.text)), {
        updatesInPlace: true,
        title: loaded.title,
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
  return (
    <section aria-labelledby="today-title">
      <h2 id="today-title">{texts.start.today}</h2>
      <ul class="today">
        {cards.value.map((card, nth) => (
          <li key={card.grade}>
            <button
              type="button"
              class="today-card"
              disabled={!card.puzzle && !card.failed}
              onClick={() => {
                if (card.puzzle) void open(app, card.puzzle);
                else fillCard.current(nth);
              }}
            >
              <span
                class="picture"
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: card.drawing ?? '' }}
              />
              <strong>{typeIn(card).title}</strong>
              <span class="aside">{stateOf(card)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The type of the puzzle of a card, or the preferred one. */
const typeIn = ({ types, puzzle }: Card): TypeCard =>
  types.find(({ id }) => id === puzzle?.type) ?? types[0]!;

/** Returns the grade of a card, or why it has no puzzle. */
function stateOf({ grade, puzzle, failed }: Card): string {
  const { start, generate } = texts;
  if (puzzle) return puzzle.rated ? generate.grades[puzzle.rated] : '';
  return failed ? start.cardNotMade : `${generate.grades[grade]}, ${start.making}`;
}

async function open(app: App, { type, text, clues, rated }: TodayPuzzle): Promise<void> {
  const loaded = await typeOf(type);
  const summary = texts.generate.made(clues, rated && texts.generate.grades[rated]);
  await app.show(loaded, loaded.parse(text), { summary });
  if (!rated) void addGrade(app, { text, clues });
}

/** Chooses types for each grade by the date. */
function choose(types: readonly TypeCard[], date: string): readonly Card[] {
  const taken = new Set<string>();
  return GRADES.flatMap((grade) => {
    const able = types.filter(
      ({ id, levels }) => !taken.has(id) && levels.some((level) => level.grade === grade),
    );
    const first = hash(`${date} ${grade}`) % able.length;
    const chosen = [...able.slice(first), ...able.slice(0, first)].slice(0, TYPES_PER_GRADE);
    for (const { id } of chosen) taken.add(id);
    return chosen.length > 0 ? [{ grade, types: chosen }] : [];
  });
}

/** Generates a puzzle of the first type that has one soon. */
async function make(
  { types, grade }: Card,
  date: string,
  solver: WorkerSolver,
): Promise<TodayPuzzle | undefined> {
  for (const { id, levels } of types) {
    const generate = id === types.at(-1)!.id ? generateNearest : generateSoon;
    const { puzzle } = await generate(
      {
        type: await typeOf(id),
        size: levels.findLast((one) => one.grade === grade)!,
        seed: `${date} ${grade}`,
        difficulty: grade,
      },
      solver,
    );
    if (puzzle)
      return { date, grade, type: id, text: puzzle.text, clues: puzzle.clues, rated: puzzle.rating?.name };
  }
  return undefined;
}

/** Hash of a text, the same on every computer. */
function hash(text: string): number {
  let number = 0;
  for (const character of text) number = (Math.imul(number, 31) + character.codePointAt(0)!) >>> 0;
  return number;
}
