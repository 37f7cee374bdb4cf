import type { ReactNode } from 'react';
import css from './text.module.css';

export interface TextProps {
  /** CSS px at 100% zoom. */
  readonly size?: 13 | 14 | 16;
  /** Centred prose: lines of like length, at most 320 px. */
  readonly balance?: boolean;
  readonly children: ReactNode;
}

/** A paragraph in the second ink. */
export function Text({ size = 16, balance = false, children }: TextProps): ReactNode {
  return (
    <p className={css.text} data-size={size} data-balance={balance ? '' : undefined}>
      {children}
    </p>
  );
}
