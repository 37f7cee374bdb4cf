import { Fragment, type ReactNode } from 'react';

/** '13.00% a year · Interest ₹2,106 · Fee ₹199': lines break between the parts. One that has a figure stays whole, with
 *  the dot behind it. */
export function FigureParts({ children }: { readonly children: string }): ReactNode {
  const parts = children.split(' · ');
  return parts.map((part, index) => {
    const text = index < parts.length - 1 ? `${part} ·` : part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
      <Fragment key={index}>
        {index > 0 && ' '}
        {/\d/.test(part) ? <span className="num">{text}</span> : text}
      </Fragment>
    );
  });
}
