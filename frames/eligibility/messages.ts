import { formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { plural } from '../../shared/messages/en/grammar';

/** The eligibility widget. Amounts are whole rupees. */
export const eligibilityMessages = defineMessages(
  {
    title: 'Shop on EMI, no card',
    loading: 'Loading EMI options',
    verify: {
      heading: (emi: number | null) => (emi === null ? 'Check your eligibility' : `EMI from ${rupees(emi)}/mo`),
      intro: 'Check which lenders have pre-approved you.',
      cardOffers: 'Card offers',
      watch: 'See how it works',
    },
    checking: { heading: 'Checking with lenders' },
    eligible: {
      /** Said once they have come; `amount` null = nothing is to be bought yet. */
      found: (count: number, amount: number | null) => {
        const lenders = plural(count, { one: `${count} lender`, other: `${count} lenders` });
        return amount === null ? lenders : `${lenders} for ${rupees(amount)}`;
      },
    },
    notEligible: {
      heading: 'Not pre-approved yet',
      tryAnother: 'Try another number',
    },
    error: {
      heading: 'EMI options didn’t load',
      /** The server refuses to open it. */
      closed: 'EMI is not available',
    },
    checkError: { heading: 'We couldn’t check your number' },
  },
  import.meta.glob('/shared/messages/*/frames/eligibility.ts', { import: 'default' }),
);
