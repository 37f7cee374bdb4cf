import type { ReactNode } from 'react';

/** Amounts ('₹3,000', '₹ 5,00,000', '₹0', 'INR 50,000'), mobile numbers ('+91 98765 43210', '98XXXXX210') and the digits of
 *  an account ('••4471'). */
const NO_WRAP = /((?:₹|INR) ?\d(?:[\d,.]*\d)?|\+91[ -][\dX]+(?: \d+)?|\d+X{3,}\d+|••\d+)/;

/** A sentence whose amounts and mobile numbers do not break across lines, are read from left to right in every language,
 *  and are left alone by the browser's translator. */
export function MoneyText({ children }: { readonly children: string }): ReactNode {
  return children.split(NO_WRAP).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
      <span key={index} className="num" translate="no">
        {part}
      </span>
    ) : (
      // An empty text is no node of a prerendered page, and hydration would add one.
      part || null
    ),
  );
}
