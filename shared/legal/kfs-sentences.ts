/** Sentences of a Key Facts Statement in English: the server issues them, and the checkout shows them in its language. */

/** How the money is paid out. The fees are the shopper's, so the shop gets all of it. */
export const disbursalSentence = (merchantName: string): string =>
  `Once, in full, to ${merchantName} for this order. No fee is taken from it`;

/** Until when the loan may be given back, and what that costs. */
export const coolingOffSentence = (days: number): string =>
  `You may give the loan back within ${days === 1 ? '1 day' : `${days} days`} of this payment. You then pay what was lent and the interest of those days, and no fee or charge.`;
