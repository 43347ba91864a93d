import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { App } from '../app.js';
import { words } from '../words.js';

interface LateProps<Props> {
  readonly app: App;
  load(): Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A panel whose program comes when it is first shown. */
export function Late<Props extends object>({ app, load, props }: LateProps<Props>) {
  const panel = useSignal<{ readonly Shown: ComponentType<Props> } | undefined>(undefined);
  useLayoutEffect(() => {
    load().then(
      (Shown) => {
        panel.value = { Shown };
      },
      () => app.say(words.notLoaded, true),
    );
  }, [load]);
  if (!panel.value) return null;
  const { Shown } = panel.value;
  return <Shown {...props} />;
}
