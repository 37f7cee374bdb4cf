import type { ReactNode } from 'react';
import { Mark } from './mark';
import css from './powered.module.css';

/** 'Powered by' and our mark, at the foot of every screen; `label`: what stands before it, and behind it. */
export const Powered = ({ label }: { readonly label: readonly string[] }): ReactNode => (
  <footer className={css.powered}>
    {label[0]}
    <Mark />
    {label[1]}
  </footer>
);
