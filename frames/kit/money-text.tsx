import type { ReactNode } from 'react';

/** A sentence whose amounts ('₹3,000', '₹ 5,00,000') do not break across lines. */
export function MoneyText({ children }: { readonly children: string }): ReactNode {
  return children.split(/(₹ ?\d[\d,.]*\d)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
      <span key={index} className="num">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
