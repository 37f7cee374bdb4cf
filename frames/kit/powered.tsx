import type { ReactNode } from 'react';
import { Mark } from './mark';
import css from './powered.module.css';

/** 'Powered by' and our mark, at the foot of every screen. */
export function Powered({ label }: { readonly label: string }): ReactNode {
  return (
    <footer className={css.powered}>
      {label} <Mark />
    </footer>
  );
}
