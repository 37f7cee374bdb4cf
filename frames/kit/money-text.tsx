import type { ReactNode } from 'react';

/** A sentence whose amounts ('₹3,000', '₹ 5,00,000') and mobile numbers ('+91 98765 43210') do not break across lines, and
 *  are read from left to right in every language. */
export function MoneyText({ children }: { readonly children: string }): ReactNode {
  return children.split(/(₹ ?\d[\d,.]*\d|\+91[ -][\dX]+(?: \d+)?)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
      <span key={index} className="num" translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
