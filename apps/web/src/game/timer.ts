import { computed, signal } from '@preact/signals';

/** Counts the seconds that a board is played: from the first press on, but not while it is paused, nor while the page is hidden. */
export class Timer {
  readonly seconds;
  readonly isStarted = signal(false);
  readonly isPaused = signal(false);
  /** The board is solved: the time stands. */
  readonly isStopped = signal(false);
  /** An answer was shown: the time stands, and is no time of the player's own. */
  readonly isSpoiled = signal(false);
  readonly isRunning = computed(
    () => this.isStarted.value && !this.isPaused.value && !this.isStopped.value && !this.isSpoiled.value,
  );
  readonly #interval: ReturnType<typeof setInterval>;

  constructor(seconds = 0, isHidden: () => boolean = () => document.hidden) {
    this.seconds = signal(seconds);
    this.#interval = setInterval(() => {
      if (this.isRunning.value && !isHidden()) this.seconds.value++;
    }, 1_000);
  }

  start(): void {
    this.isStarted.value = true;
  }

  close(): void {
    clearInterval(this.#interval);
  }
}
