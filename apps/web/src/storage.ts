/** A board that was begun, as it is kept in the browser. */
export interface SavedBoard {
  /** The puzzle in one line; it names the board. */
  readonly code: string;
  /** The id and title of its type, and its size: `10×10`. */
  readonly type: string;
  readonly title: string;
  readonly size: string;
  /** What was entered and marked, as addresses write it, and strokes. */
  readonly entries: string;
  readonly marks: string;
  readonly strokes: readonly (readonly [number, number])[];
  /** Candidates follow what is entered. */
  readonly keepsCandidates?: boolean;
  readonly seconds: number;
  /** In milliseconds as of `Date.now()`. */
  readonly updated: number;
  readonly solved: boolean;
  readonly done: number;
  readonly all: number;
  readonly checks: number;
  readonly hints: number;
  /** The seconds of the quickest solution, if it was ever solved. */
  readonly best?: number | undefined;
  /** The level it belongs to, with its number: `… 9x9 easy 3`, if any. */
  readonly level?: string | undefined;
  /** Its grade and the number of its clues, if it was made here. */
  readonly about?: string | undefined;
}

/** Boards are kept for so many; the oldest go first. */
const MAX_BOARDS = 200;

const PREFIX = 'board ';

/** The browser's database comes when it is needed; where it cannot be used, nothing is kept. */
async function database<T>(use: (db: typeof import('idb-keyval')) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await import('idb-keyval'));
  } catch {
    return undefined;
  }
}

/** Where a board stands that was saved as the page went away. */
const LAST = 'gridproof last board';

export async function loadBoard(code: string): Promise<SavedBoard | undefined> {
  await moveLastBoard();
  return database((db) => db.get<SavedBoard>(PREFIX + code));
}

/** Saves a board at once, as the page goes away: the browser's database would come too late. */
export function saveLastBoard(board: SavedBoard): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(board));
  } catch {
    // The browser keeps nothing.
  }
}

/** Moves the board that was saved as the page went away to the others. */
async function moveLastBoard(): Promise<void> {
  try {
    const text = localStorage.getItem(LAST);
    localStorage.removeItem(LAST);
    if (text === null) return;
    const board: SavedBoard = JSON.parse(text);
    const saved = await database((db) => db.get<SavedBoard>(PREFIX + board.code));
    if (!saved || saved.updated < board.updated) await saveBoard(board);
  } catch {
    // The browser keeps nothing.
  }
}

export const saveBoard = (board: SavedBoard): Promise<unknown> =>
  database((db) => db.set(PREFIX + board.code, board));

export const removeBoard = (code: string): Promise<unknown> => database((db) => db.del(PREFIX + code));

/** All boards that are kept, the latest first. */
export async function savedBoards(): Promise<readonly SavedBoard[]> {
  await moveLastBoard();
  const all = await database(async (db) => {
    const entries = await db.entries<string, unknown>();
    return entries.flatMap(([key, board]) => (`${key}`.startsWith(PREFIX) ? [board as SavedBoard] : []));
  });
  const boards = (all ?? []).toSorted((one, other) => other.updated - one.updated);
  for (const { code } of boards.slice(MAX_BOARDS)) void removeBoard(code);
  return boards.slice(0, MAX_BOARDS);
}

/** Something small that is kept under a name: made puzzles of a day, settings. */
export const loadItem = <T>(name: string): Promise<T | undefined> => database((db) => db.get<T>(name));
export const saveItem = (name: string, item: unknown): Promise<unknown> =>
  database((db) => db.set(name, item));
