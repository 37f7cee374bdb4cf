import type { ReactNode } from 'react';
import css from './emi-steps.module.css';

interface EmiStepsProps {
  readonly steps: readonly { readonly name: string; readonly text: string }[];
}

/** The steps to an EMI, each higher than the one before. DOM order is the order of the steps. */
export function EmiSteps({ steps }: EmiStepsProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ol role="list" className={css.steps}>
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
