import type { ReactNode } from 'react';
import { type IconName, iconPaths } from './icon-paths';

export type { IconName };

/** CSS px. The stroke comes out 1.75 px wide at each size. */
type IconSize = 16 | 20 | 24 | 28;
const strokes: Readonly<Record<IconSize, number>> = { 16: 2.6, 20: 2.1, 24: 1.75, 28: 1.75 };

/** A drawing beside words that say the same: hidden from assistive technology. `flips` mirrors arrows where the page
 *  reads from right to left. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: IconSize }): ReactNode {
  return (
    <svg
      className="icon"
      data-flips={name === 'back' || name === 'next' ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokes[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
