import { registerSW } from 'virtual:pwa-register';
import type { App } from './app.js';

/** Caches the page for use without a network. A new version waits until the player accepts it; boards are never reloaded automatically. */
export function keepOffline(app: App): void {
  let isAccepted = false;
  const start = registerSW({
    onNeedRefresh: () => {
      app.newer.value = () => {
        isAccepted = true;
        void start();
      };
    },
    // The player accepted here or in another window. Another window does not reload this one.
    onNeedReload: () => {
      if (isAccepted) location.reload();
      else app.newer.value = () => location.reload();
    },
    // The page also works without a service worker.
    onRegisterError: () => {},
  });
}
