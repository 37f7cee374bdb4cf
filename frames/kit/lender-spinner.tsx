import type { ReactNode } from 'react';
import css from './lender-spinner.module.css';
import { Tile } from './tile';

/** A lender's tile in a turning ring: it is being asked. */
export function LenderSpinner({ name }: { readonly name: string }): ReactNode {
  return (
    <span className={css.ring} aria-hidden="true">
      <Tile name={name} size={52} />
    </span>
  );
}
