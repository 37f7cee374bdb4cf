import { defineMessages } from '../../shared/messages/define-messages';
/** `/user-limit-check`. Amounts come written. */
export const limitsMessages = defineMessages(
  {
    title: 'What you can still spend',
    description: 'What each lender lets you spend now, checked with each of them. Checking costs nothing.',
    here: 'Your limit',
    intro: 'Checked with each lender just now. Checking costs nothing.',
    list: 'Lenders and what you can spend with each',
    standings: {
      ACTIVE: 'Active line',
      APPROVED: 'Pre-approved, activate once',
      NO_ANSWER: (seconds: number) => `No answer in ${seconds} seconds`,
    },
    of: (whole: string, used: string) => `limit ${whole}, in use ${used}`,
    askAgain: 'Ask again',
    askAgainNamed: (lender: string) => `Ask ${lender} again`,
    asking: 'Asking…',
    stillSilent: 'Still no answer. Please try later.',
    notApproved: 'Has not approved you',
    inUse:
      'In use is principal not yet repaid. Limits do not add up: one purchase uses one lender, and each lender makes the final decision.',
    largest: { label: 'Largest single purchase', lender: (lender: string) => `with ${lender}` },
    shop: 'Start Shopping',
    none: {
      heading: 'No lender has approved you yet',
      text: 'That costs nothing and says nothing about you: each lender decides by its own rules. What works instead is one step away.',
      ways: 'See what works instead',
    },
  },
  import.meta.glob('/shared/messages/*/frames/limits.ts', { import: 'default' }),
);
