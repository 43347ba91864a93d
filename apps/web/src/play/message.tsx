import type { App } from '../app.js';
import { texts } from '../texts.js';

/** The last message. Screen readers announce it from another element. */
export function Message({ app }: { readonly app: App }) {
  const isSeen = app.isBusy.value || (app.message.value !== '' && !app.isForScreenReaders.value);
  return (
    <div class="message" aria-hidden={isSeen ? undefined : 'true'}>
      <span class={app.isWrong.value && !app.isBusy.value ? 'wrong' : ''} aria-hidden="true">
        {isSeen ? (app.isBusy.value ? texts.busy : app.message) : ''}
      </span>
      {app.isBusy.value && (
        <button type="button" onClick={() => app.stopTask()}>
          {texts.stop}
        </button>
      )}
    </div>
  );
}
