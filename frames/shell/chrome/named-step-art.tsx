import type { ReactNode } from 'react';
import css from './named-step-art.module.css';

/** The way up, a name on each step. Decoration: the text beside it says it. */
export function NamedStepArt({ names }: { readonly names: readonly string[] }): ReactNode {
  return (
    <ol className={css.steps} aria-hidden="true">
      {names.map((name) => (
        <li key={name} className={css.step}>
          {name}
        </li>
      ))}
    </ol>
  );
}
