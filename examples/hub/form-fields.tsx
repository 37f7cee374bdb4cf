import type { ReactNode } from 'react';
import css from './options-form.module.css';

export function Labelled(props: { id: string; label: string; hint: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={props.id}>
        {props.label} <span className={css.hint}>{props.hint}</span>
      </label>
      {props.children}
    </div>
  );
}

/** Radio group with a note per option. */
export function Choice<Value extends string>(props: {
  id: string;
  value: Value;
  values: readonly { readonly value: Value; readonly text: string }[];
  onValue(value: Value): void;
}) {
  return (
    <select
      id={props.id}
      className={css.input}
      value={props.value}
      onChange={({ currentTarget }) => {
        const chosen = props.values.find(({ value }) => value === currentTarget.value);
        if (chosen) props.onValue(chosen.value);
      }}
    >
      {props.values.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function Colour(props: { label: string; value: string; onValue(value: string): void }) {
  return (
    <label className={css.colour}>
      <input
        type="color"
        aria-label={props.label}
        value={props.value}
        onInput={({ currentTarget }) => props.onValue(currentTarget.value)}
      />
      <span>{props.value}</span>
    </label>
  );
}

export function Check(props: { label: string; isChecked: boolean; onCheck(isChecked: boolean): void }) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        checked={props.isChecked}
        onChange={({ currentTarget }) => props.onCheck(currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
