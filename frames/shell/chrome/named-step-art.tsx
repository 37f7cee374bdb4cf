import type { ReactNode } from 'react';
import css from './named-step-art.module.css';

/** Steps with a name each. Decoration: the text next to it says the same. */
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
