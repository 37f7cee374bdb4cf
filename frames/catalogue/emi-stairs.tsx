import type { ReactNode } from 'react';
import css from './emi-stairs.module.css';

interface EmiStairsProps {
  readonly steps: readonly { readonly name: string; readonly text: string }[];
}

/** The steps to an EMI, drawn as stairs; in the DOM they stand in their order. */
export function EmiStairs({ steps }: EmiStairsProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ol role="list" className={css.stairs}>
      {steps.map(({ name, text }, index) => (
        <li key={name} className={css.step}>
          <span className={css.number}>{index + 1}</span>
          <div>
            <p className={css.name} translate="no">
              {name}
            </p>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
