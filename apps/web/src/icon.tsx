import { type IconName, icons } from 'virtual:icons';

export type { IconName };

/** An icon beside a text, or in a labelled button. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: icons[name] }}
  />
);

/** A button with an icon. The label is its accessible name and tooltip. */
export function IconButton({
  icon,
  label,
  shortcut,
  isPressed: pressed,
  isDisabled: disabled,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut?: string;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
