/** Indian digit grouping: 1234567 → '12,34,567'. Without `Intl`, because a cheap phone's browser may lack the en-IN
 *  data and would group by thousands. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
