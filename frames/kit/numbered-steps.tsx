import type { ReactNode } from 'react';
import css from './numbered-steps.module.css';

export function NumberedSteps({ steps }: { readonly steps: readonly string[] }): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ol className={css.steps} role="list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
