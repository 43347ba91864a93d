import { registerSW } from 'virtual:pwa-register';
import type { App } from './app.js';

/** Keeps the page for use without a network. A newer version waits until the player asks for it: no board is reloaded by itself. */
export function keepOffline(app: App): void {
  let asked = false;
  const start = registerSW({
    onNeedRefresh: () => {
      app.newer.value = () => {
        asked = true;
        void start();
      };
    },
    // It was asked for here, or in another window, which leaves this one to its player.
    onNeedReload: () => {
      if (asked) location.reload();
      else app.newer.value = () => location.reload();
    },
    // The page does without, where a browser does not keep pages.
    onRegisterError: () => {},
  });
}
