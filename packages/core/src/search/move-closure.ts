import type { Assignment } from '../expressions/values.js';
import type { SolutionMoves } from '../lower/solution-moves.js';
import type { Found, Search } from './search.js';
import type { TaskMonitor } from './task-monitor.js';

/** All solutions of a model of which a search finds the tidy ones: what is next to a solution is made, before the search goes on. */
export class MoveClosure {
  readonly #made: Assignment[] = [];
  /** What has been made: a solution may be next to several. */
  readonly #known = new Set<string>();
  #found = false;

  constructor(
    private readonly tidy: Search,
    private readonly loosening: SolutionMoves,
    private readonly watch: TaskMonitor,
  ) {}

  async next(): Promise<Found> {
    const assignment = this.#made.shift();
    const found = assignment ? await this.#unlessStopped(assignment) : await this.#search();
    if (found.status === 'solution') this.#loosen(found.assignment);
    return found;
  }

  async #unlessStopped(assignment: Assignment): Promise<Found> {
    const stopped = await this.watch.pause();
    return stopped ? { status: 'unknown', reason: stopped } : { status: 'solution', assignment };
  }

  #search(): Promise<Found> {
    if (this.#found) this.tidy.exclude();
    this.#found = true;
    return this.tidy.next();
  }

  #loosen(solution: Assignment): void {
    for (const other of this.loosening(solution)) {
      const name = other.map(Number).join('');
      if (this.#known.has(name)) continue;
      this.#known.add(name);
      this.#made.push(other);
    }
  }
}
