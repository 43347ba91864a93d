/** A started board, as saved in the browser. */
export interface SavedBoard {
  /** The puzzle as one line; the key of the board. */
  readonly code: string;
  /** Id and title of its type, and its size such as `10×10`. */
  readonly type: string;
  readonly title: string;
  readonly size: string;
  /** Entries, marks and strokes in the encoding of addresses. */
  readonly entries: string;
  readonly marks: string;
  readonly strokes: readonly (readonly [number, number])[];
  /** True if entries update the candidates. */
  readonly keepsCandidates?: boolean;
  readonly seconds: number;
  /** Milliseconds, as from `Date.now()`. */
  readonly updated: number;
  readonly solved: boolean;
  readonly done: number;
  readonly all: number;
  readonly checks: number;
  readonly hints: number;
  /** Seconds of the fastest solution, if the board was ever solved. */
  readonly best?: number | undefined;
  /** The level it belongs to, with its number: `… 9x9 easy 3`, if any. */
  readonly level?: string | undefined;
  /** Grade and number of clues, if it was generated here. */
  readonly about?: string | undefined;
}

/** Returns whether a saved board has entries or marks. The others keep only their grade. */
export const isBegun = ({ entries, marks, strokes }: SavedBoard): boolean =>
  entries !== '' || marks !== '' || strokes.length > 0;

/** Maximum number of saved boards. The oldest are deleted first. */
const MAX_BOARDS = 200;

const PREFIX = 'board ';

/** Opens the browser's database on demand. If it is not available, nothing is saved. */
async function database<T>(use: (db: typeof import('idb-keyval')) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await import('idb-keyval'));
  } catch {
    return undefined;
  }
}

/** Storage key of the board that was saved when the page closed. */
const LAST = 'gridproof last board';

export async function loadBoard(code: string): Promise<SavedBoard | undefined> {
  await moveLastBoard();
  return database((db) => db.get<SavedBoard>(PREFIX + code));
}

/** Saves a board synchronously when the page closes; the browser's database is too slow for that. */
export function saveLastBoard(board: SavedBoard): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(board));
  } catch {
    // Storage is not available.
  }
}

/** Moves the board saved when the page closed into the database. */
async function moveLastBoard(): Promise<void> {
  try {
    const text = localStorage.getItem(LAST);
    localStorage.removeItem(LAST);
    if (text === null) return;
    const board: SavedBoard = JSON.parse(text);
    const saved = await database((db) => db.get<SavedBoard>(PREFIX + board.code));
    if (!saved || saved.updated < board.updated) await saveBoard(board);
  } catch {
    // Storage is not available.
  }
}

export const saveBoard = (board: SavedBoard): Promise<unknown> =>
  database((db) => db.set(PREFIX + board.code, board));

export const removeBoard = (code: string): Promise<unknown> => database((db) => db.del(PREFIX + code));

/** Returns all saved boards, latest first. */
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

/** Loads a small item by name: puzzles of the day, settings. */
export const loadItem = <T>(name: string): Promise<T | undefined> => database((db) => db.get<T>(name));
export const saveItem = (name: string, item: unknown): Promise<unknown> =>
  database((db) => db.set(name, item));
