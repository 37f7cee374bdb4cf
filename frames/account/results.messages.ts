import { formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { plural } from '../../shared/messages/en/grammar';
import { eligibilityMessages } from '../eligibility/messages';
import { eligibilityResultMessages } from '../eligibility/result.messages';
import { commonMessages } from '../kit/common.messages';

/** Lenders' answers on the site: `/eligible`, `/not-eligible`, and in place. */
export const resultsMessages = defineMessages(
  {
    eligible: {
      title: 'You are pre-approved',
      heading: eligibilityResultMessages.english.eligible.heading,
      /** Number of approving lenders. */
      intro: (count: number) =>
        plural(count, {
          one: 'One lending partner will let you shop today, with ₹0 down. Choose it at checkout.',
          other: `${count} lending partners will let you shop today, with ₹0 down. Choose one at checkout.`,
        }),
      /** After a masked number. */
      verified: 'verified',
      shop: 'Start Shopping',
      plans: 'See EMI plans',
      buyUpTo: 'Buy up to',
      /** '3–24 months · from 13.5% a year'; rate in percent. */
      terms: (fewest: number, most: number, rate: number) => `${fewest}–${most} months · from ${rate}% a year`,
      /** Smallest amount of these lenders, whole rupees. */
      from: (least: number) => `Purchases from ${rupees(least)}. The lender makes the final decision at checkout.`,
      allCategories: 'All categories',
    },
    notEligible: {
      title: 'Not pre-approved yet',
      heading: 'Not pre-approved on this number, yet',
      text: eligibilityResultMessages.english.notEligible.text,
      free: 'This check was free and left your credit score as it was.',
      ways: {
        /** Whole rupees. */
        apply: {
          title: 'Apply for a new credit line',
          range: (lender: string, least: number, most: number) =>
            `With ${lender}, for ${rupees(least)} to ${rupees(most)}. Keep your PAN ready; it takes about 4 minutes.`,
          amount: (lender: string, amount: number) =>
            `With ${lender}, for ${rupees(amount)}. Keep your PAN ready; it takes about 4 minutes.`,
        },
        another: { title: 'Try another number', text: 'Use the one that is linked to your savings account' },
        costs: { title: 'See what a month costs', text: 'Any price, any months, before you decide' },
      },
      nearest: 'What works now',
    },
    /** Lender's site, unknown number. Source: ELG-038. */
    notEligibleHere: {
      text: 'Sorry ! This number is not approved with this lender . Try with another number',
      another: eligibilityMessages.english.notEligible.tryAnother,
      /** Link to the main site. */
      allLenders: 'Ask all lending partners',
      allLendersText: 'On our own site, with the same number',
    },
    lendersDown: {
      heading: 'The banks are not answering',
      text: 'Your number is verified and nothing is lost. Ask again in a minute.',
      again: commonMessages.english.failed.tryAgain,
    },
  },
  import.meta.glob('/shared/messages/*/frames/account/results.ts', { import: 'default' }),
);
