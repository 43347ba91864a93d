import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { App } from '../app.js';
import { texts } from '../texts.js';

interface LazyPanelProps<Props> {
  readonly app: App;
  load(): Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A panel whose module is loaded when it is first shown. */
export function LazyPanel<Props extends object>({ app, load, props }: LazyPanelProps<Props>) {
  const panel = useSignal<{ readonly Shown: ComponentType<Props> } | undefined>(undefined);
  useLayoutEffect(() => {
    load().then(
      (Shown) => {
        panel.value = { Shown };
      },
      () => app.showMessage(texts.notLoaded, true),
    );
  }, [load]);
  if (!panel.value) return null;
  const { Shown } = panel.value;
  return <Shown {...props} />;
}
