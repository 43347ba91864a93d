import { computed, signal } from '@preact/signals';

/** Counts the seconds of play from the first press, except during a pause or while the page is hidden. */
export class Timer {
  readonly seconds;
  readonly isStarted = signal(false);
  readonly isPaused = signal(false);
  /** True once the board is solved; the time then stops. */
  readonly isStopped = signal(false);
  /** True once an answer was shown. The time then stops and does not count as the player's own. */
  readonly isAnswerShown = signal(false);
  readonly isRunning = computed(
    () => this.isStarted.value && !this.isPaused.value && !this.isStopped.value && !this.isAnswerShown.value,
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
