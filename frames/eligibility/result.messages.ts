import { formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { months, plural } from '../../shared/messages/en/grammar';
import { appLinkMessages } from '../app-link/messages';

/** What the eligibility widget says once lenders have answered, and when it is closed. Amounts are whole rupees. */
export const eligibilityResultMessages = defineMessages(
  {
    appLink: appLinkMessages.english,
    closeQuestion: {
      title: 'Close the check?',
      text: 'The number you have entered goes with it.',
      stay: 'Go on',
      close: 'Close',
    },
    eligible: {
      heading: 'You’re pre-approved',
      change: 'Change',
      listLabel: 'Lenders',
      /** The rule of the order (`inStatedOrder` of `shared/rules/lender-choice`). */
      order: (count: number) => `Lowest total for ${months(count)} first`,
      showAll: (count: number) => plural(count, { one: `Show ${count} lender`, other: `Show all ${count} lenders` }),
      buy: 'Buy on EMI',
      upTo: (limit: number) => `Approved for up to ${rupees(limit)}`,
      isAbove: (amount: number) => `${rupees(amount)} is more than a lender gives you now.`,
      startsAt: (least: number) => `Your EMI starts at ${rupees(least)}`,
      isBelow: (amount: number) => `${rupees(amount)} is less than your lenders finance.`,
    },
    notEligible: {
      text: (product: string) => `Currently, ${product} EMI is offered only to select users of our lending partners.`,
      mayApply: 'You can apply for a new credit line with these lenders while you buy.',
      checked: (mobile: string) => `Checked ${mobile}. Your credit score is not affected.`,
      apply: 'Continue to apply',
    },
  },
  import.meta.glob('/shared/messages/*/frames/eligibility/result.ts', { import: 'default' }),
);
