import type { ReactNode } from 'react';
import css from './text.module.css';

interface TextProps {
  /** CSS px at 100% zoom. */
  readonly size?: 13 | 14 | 16;
  /** Centred prose: lines of like length; 'narrow' is at most 320 px wide. */
  readonly balance?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** A paragraph in the second ink. */
export function Text({ size = 16, balance, children }: TextProps): ReactNode {
  return (
    <p className={css.text} data-size={size} data-balance={balance}>
      {children}
    </p>
  );
}
