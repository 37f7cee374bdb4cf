import { defineMessages } from '../../../shared/messages/define-messages';
/** `/ntb-failure`: reason of a refusal, and alternatives. */
export const ntbFailureMessages = defineMessages(
  {
    title: 'No credit line this time',
    description: 'Why the lender gave no credit line, and what works instead.',
    /** By code of the refusal. */
    byCode: {
      insufficient: {
        heading: 'The limit does not reach this amount',
        text: 'The lender would lend you less than this purchase costs. Nothing was started, and you owe nothing.',
      },
      rejected: {
        heading: 'The lender said no this time',
        text: 'This is the lender’s own decision. It cost you nothing, and it is not a decision of other lenders.',
        reason: 'The lender owes you the reason in writing. Ask it, and if it does not answer, its grievance officer.',
      },
      other: {
        heading: 'The application did not go through',
        text: 'Nothing was started, and you owe nothing. You can try again.',
      },
    },
    instead: 'What works instead',
    ways: {
      lender: { title: 'Ask another lender', text: 'Each decides for itself. What you typed is still there' },
      smaller: { title: 'Look for something smaller', text: 'Products by price and by month' },
      costs: { title: 'See what a month costs', text: 'Any price, any months, before you decide' },
      own: { title: 'Check your own bank', text: 'With another number you may be pre-approved already' },
      guidelines: { title: 'Your rights', text: 'How to complain, and by when you get an answer' },
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/ntb-failure.ts', { import: 'default' }),
);
