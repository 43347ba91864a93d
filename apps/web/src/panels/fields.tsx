import type { Signal } from '@preact/signals';

interface LabelledOptions<T extends string> {
  readonly label: string;
  readonly value: Signal<T>;
}

/** A labelled drop-down list; each option is a value and its label. */
export function Choice<T extends string>({
  label,
  value,
  options,
}: LabelledOptions<T> & { readonly options: readonly (readonly [value: T, name: string])[] }) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={(event) => {
          value.value = event.currentTarget.value as T;
        }}
      >
        {options.map(([one, name]) => (
          <option value={one} key={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A labelled input field. `number` limits it to whole numbers up to a maximum. */
export function InputField({
  label,
  value,
  number,
  hint,
}: LabelledOptions<string> & { readonly number?: number; readonly hint?: string }) {
  return (
    <label>
      {label}
      <input
        {...(number === undefined ? {} : { type: 'number', min: 1, max: number })}
        placeholder={hint}
        value={value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
