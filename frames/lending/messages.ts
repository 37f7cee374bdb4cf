import { formatPaise, percentText, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { months, noCostMark, zeroInterest } from '../../shared/messages/en/grammar';

/** What is said of lenders and their plans wherever they stand. */
export const lendingMessages = defineMessages(
  {
    /** '6 months'. */
    months,
    /** '3 to 24 months'. */
    tenures: (fewest: number, most: number) => (fewest === most ? months(most) : `${fewest} to ${months(most)}`),
    /** '₹3,431/mo' as one text; amounts are whole rupees unless said otherwise. */
    monthly: (emi: number) => `${rupees(emi)}/mo`,
    /** How `monthly` ends. */
    perMonth: '/mo',
    /** Before the lowest instalment of a lender. */
    from: 'from',
    /** All instalments and fees, paise. */
    total: (totalPaise: number) => `${formatPaise(totalPaise)} in all`,
    /** Of the line of what a plan costs beside the price (`shared/format/extra-costs`). */
    costs: {
      rate: (rate: number) => `${percentText(rate)} a year`,
      interest: (amount: string) => `Interest ${amount}`,
      gstOnInterest: (amount: string) => `GST on it ${amount}`,
      fees: (amount: string) => `Fee ${amount}`,
    },
    notAvailable: 'Not available',
    noRate: (lender: string) => `No rate from ${lender}`,
    noCost: noCostMark,
    /** Of a plan whose interest the shop meets, and that is not no cost. */
    zeroInterest,
    /** '₹3,000 – ₹5,00,000'. */
    range: (min: number, max: number) => `${rupees(min)}\u00a0–\u00a0${rupees(max)}`,
  },
  import.meta.glob('/shared/messages/*/frames/lending.ts', { import: 'default' }),
);
