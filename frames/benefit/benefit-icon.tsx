import type { ReactNode } from 'react';
import { keysOf } from '../../shared/keys-of';
import css from './benefit.module.css';

/** Strokes on a grid of 24, our own. */
const paths = {
  noDownPayment: 'M3 12a9 9 0 1018 0 9 9 0 10-18 0M9 8h6M9 11h6M9 8h1.8a3 3 0 010 6H9l3.7 3.2',
  mobile:
    'M9 2.8h6a2.5 2.5 0 012.5 2.5v13.4a2.5 2.5 0 01-2.5 2.5H9a2.5 2.5 0 01-2.5-2.5V5.3A2.5 2.5 0 019 2.8zM11 18h2',
  preApproved: 'M12 3.3l7.2 2.7v5.6c0 4.4-3 7.7-7.2 9.1-4.2-1.4-7.2-4.7-7.2-9.1V6zM9 12l2.2 2.2 4-4.2',
  tenures:
    'M6.3 5h11.4a2.5 2.5 0 012.5 2.5V18a2.5 2.5 0 01-2.5 2.5H6.3A2.5 2.5 0 013.8 18V7.500a2.5 2.5 0 012.5-2.5zM3.8 10h16.4M8.3 3v3.5M15.7 3v3.5',
  autoDebit: 'M3.8 9.5L12 4.3l8.2 5.2zM5.5 12.5v5M10 12.5v5M14 12.5v5M18.5 12.5v5M3.8 20.3h16.4',
} as const;
export type Benefit = keyof typeof paths;
export const benefits = keysOf(paths);

export function BenefitIcon({ benefit }: { readonly benefit: Benefit }): ReactNode {
  return (
    <span className={css.icon} aria-hidden="true">
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[benefit]} />
      </svg>
    </span>
  );
}
