import type { ReactNode } from 'react';
import * as icons from './icons';

/** The path of one of `icons`. */
export type IconPath = (typeof icons)[keyof typeof icons];

/** CSS px. The stroke comes out 1.75 px wide at each size. */
type IconSize = 16 | 20 | 24 | 28;
const strokes: Readonly<Record<IconSize, number>> = { 16: 2.6, 20: 2.1, 24: 1.75, 28: 1.75 };

/** Arrows, which point the other way on a page that reads from right to left. */
const mirrored: readonly IconPath[] = [icons.back, icons.next];

/** A drawing beside words that say the same: hidden from assistive technology. */
export function Icon({ path, size = 24 }: { readonly path: IconPath; readonly size?: IconSize }): ReactNode {
  return (
    <svg
      className="icon"
      data-flips={mirrored.includes(path) ? '' : undefined}
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
      <path d={path} />
    </svg>
  );
}
