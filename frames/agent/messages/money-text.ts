import { formatRupees } from '../../../shared/format/number';

/** '₹1,55,528': sign and number without a space, as field messages and links have it. Source: MSG-007. */
export { formatRupees as rupees };

/** '₹ 1,55,528': with a space, as sheet messages have it. Source: MSG-007. */
export const spacedRupees = (amount: number): string => formatRupees(amount).replace('₹', '₹ ');
