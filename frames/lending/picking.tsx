import type { ReactNode } from 'react';
import css from '../kit/box.module.css';

/** Some of a list are picked: so many at most. */
export interface Picking {
  readonly picked: readonly string[];
  readonly most: number;
  readonly onPick: (lenderId: string) => void;
}

/** What makes a row something to be picked. Once there are enough, the others wait until one is given back; they can still
 *  be found by Tab. */
export function pickOf({ picked, most, onPick }: Picking, lenderId: string) {
  const isPicked = picked.includes(lenderId);
  const isClosed = !isPicked && picked.length >= most;
  return {
    role: 'checkbox',
    'aria-checked': isPicked,
    'aria-disabled': isClosed ? true : undefined,
    onClick: () => {
      if (!isClosed) onPick(lenderId);
    },
  } as const;
}

/** The box of such a row, which says itself whether it is picked. */
export const PickBox = (): ReactNode => <span className={css.box} aria-hidden="true" />;
