import type { ReactNode } from 'react';
import { monogram } from '../../kit/monogram';
import css from './shop-mark.module.css';

/** Logo of a shop, or its first letters. Decoration: the name is written next to it. */
export function ShopMark({ name, logo }: { readonly name: string; readonly logo: string | null }): ReactNode {
  return (
    <span className={css.mark} aria-hidden="true">
      {logo === null ? monogram(name, 2) : <img src={logo} alt="" width="56" height="56" />}
    </span>
  );
}
