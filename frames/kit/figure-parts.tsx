import type { ReactNode } from 'react';
import css from './figure-parts.module.css';

/** '13.00% a year · Interest ₹2,106 · Fee ₹199': lines break between the parts, and no dot stands where one does. A part
 *  that has a figure stays whole. */
export const FigureParts = ({ children }: { readonly children: string }): ReactNode => (
  <span className={css.parts}>
    {children.split(' · ').map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
      <span key={index} className={`${/\d/.test(part) ? 'num' : ''} ${css.part}`}>
        {index > 0 && <span className={css.dot}> · </span>}
        {part}
      </span>
    ))}
  </span>
);
