import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { plural } from '../../../shared/messages/en/grammar';

/** What is owed, in all. Amounts and days come written. */
export const dashboardMessages = defineMessages(
  {
    description: 'What you owe, when it is due, and what you have bought.',
    help: 'Get help',
    left: 'Left to repay',
    leftOf: (sum: string, loans: number) =>
      plural(loans, {
        one: `of ${sum} on 1 loan, interest included`,
        other: `of ${sum} on ${loans} loans, interest included`,
      }),
    nothingLeft: 'You owe nothing.',
    paid: 'Paid',
    active: 'Active',
    discount: 'Given back as discount',
    /** What the steps are, for those who do not see them. */
    chartLabel: 'What is due, month by month',
    overdue: (sum: string, day: string) => `${sum} was due on ${day}, and its debit failed.`,
    seeOverdue: 'See what to do',
    recent: 'Transactions',
    seeAll: (count: number) => `See all ${count}`,
    figures: {
      heading: 'Where these figures come from',
      readOn: (moment: string) => `Read from your lenders’ instalments on ${moment}`,
      loan: 'Loan',
      toRepay: 'To repay in all',
      paid: 'Paid',
      left: 'Left',
      next: 'Next',
      together: 'Together',
    },
    upcoming: { heading: 'Upcoming EMIs', emi: (number: number, title: string) => `EMI ${number}, ${title}` },
    payYourself: 'You pay it to the lender yourself',
    ways: {
      heading: 'Vouchers and limits',
      voucher: (rupees: number) => `Rs. ${rupees} gift voucher`,
      ends: (merchant: string, day: string) => `${merchant} · ends ${day}`,
      comes: (merchant: string, day: string) => `${merchant} · comes by ${day}`,
      limits: 'What can I still spend?',
      checkLimits: 'Check your limit at each lender',
    },
    none: {
      heading: 'No step taken yet',
      text: `What you buy with ${brand.name} shows here, with every EMI.`,
      shop: 'Start Shopping',
    },
  },
  import.meta.glob('/shared/messages/*/frames/dashboard/owed.ts', { import: 'default' }),
);
