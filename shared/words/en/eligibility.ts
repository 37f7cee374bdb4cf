import { formatRupees as rupees } from '../../format/number';
import { plural } from './grammar';

/** The eligibility widget. Amounts are whole rupees. */
export const eligibility = {
  title: 'Shop on EMI, no card',
  loading: 'Loading EMI options',
  verify: {
    heading: (emi: number | null) => (emi === null ? 'Check your eligibility' : `EMI from ${rupees(emi)}/mo`),
    intro: 'Check which lenders have pre-approved you.',
    cardOffers: 'Card offers',
    watch: 'See how it works',
  },
  closeQuestion: {
    title: 'Close the check?',
    text: 'The number you have entered goes with it.',
    stay: 'Go on',
    close: 'Close',
  },
  checking: { heading: 'Checking with lenders' },
  eligible: {
    heading: 'You’re pre-approved',
    /** Said once they have come; `amount` null = nothing is to be bought yet. */
    found: (count: number, amount: number | null) => {
      const lenders = plural(count, { one: `${count} lender`, other: `${count} lenders` });
      return amount === null ? lenders : `${lenders} for ${rupees(amount)}`;
    },
    change: 'Change',
    listLabel: 'Lenders',
    showAll: (count: number) => plural(count, { one: `Show ${count} lender`, other: `Show all ${count} lenders` }),
    buy: 'Buy on EMI',
    upTo: (limit: number) => `Approved for up to ${rupees(limit)}`,
    isAbove: (amount: number) => `${rupees(amount)} is more than a lender gives you now.`,
    startsAt: (least: number) => `Your EMI starts at ${rupees(least)}`,
    isBelow: (amount: number) => `${rupees(amount)} is less than your lenders finance.`,
  },
  notEligible: {
    heading: 'Not pre-approved yet',
    text: (product: string) => `Currently, ${product} EMI is offered only to select users of our lending partners.`,
    mayApply: 'You can apply for a new credit line with these lenders while you buy.',
    checked: (mobile: string) => `Checked ${mobile}. Your credit score is not affected.`,
    apply: 'Continue to apply',
    tryAnother: 'Try another number',
  },
  error: {
    heading: 'EMI options didn’t load',
  },
  checkError: { heading: 'We couldn’t check your number' },
};
