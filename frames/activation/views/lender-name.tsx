import type { ReactNode } from 'react';
import { Tile } from '../../kit/tile';
import css from '../activation.module.css';

/** Whose line it is. */
export const LenderName = ({ name, logo }: { readonly name: string; readonly logo: string | null }): ReactNode => (
  <p className={css.who}>
    <Tile name={name} size={32} logo={logo ?? ''} />
    {name}
  </p>
);
