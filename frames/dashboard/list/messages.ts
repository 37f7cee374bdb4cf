import { defineMessages } from '../../../shared/messages/define-messages';
import { plural } from '../../../shared/messages/en/grammar';

/** The list of all that was bought. Amounts and days come written. */
export const transactionsMessages = defineMessages(
  {
    title: 'All transactions',
    description: 'Everything you have bought, with its loan.',
    csv: { save: 'Download CSV', saving: 'Preparing…', failed: 'The file could not be made. Please try again.' },
    all: (count: number) => `All ${count}`,
    counted: (name: string, count: number) => `${name} ${count}`,
    /** Accessible name of the row of statuses. */
    byStatus: 'By status',
    heads: {
      date: 'Date',
      order: 'Order',
      lender: 'Lender',
      plan: 'Plan',
      progress: 'Progress',
      amount: 'Amount',
      status: 'Status',
      /** Of the file alone. */
      merchant: 'Shop',
      orderId: 'Order number',
      transaction: 'Transaction ID',
      left: 'Left to repay',
    },
    more: (count: number) => `Show ${count} more`,
    loadingMore: 'Loading…',
    moreFailed: 'The rest did not load. Please try again.',
    shownOf: (shown: number, all: number) => `${shown} of ${all}`,
    filter: {
      open: 'Filter',
      heading: 'Filter',
      close: 'Close filter',
      status: 'Status',
      lender: 'Lender',
      merchant: 'Shop',
      between: 'Bought between',
      from: 'From',
      to: 'To',
      clear: 'Clear',
      showAll: 'Show transactions',
      show: (count: number) =>
        count === 0
          ? 'Nothing to show'
          : plural(count, { one: 'Show 1 transaction', other: `Show ${count} transactions` }),
    },
    none: {
      heading: 'Nothing matches',
      text: 'No transaction is like what the filter asks for.',
      clear: 'Clear the filter',
      change: 'Change it',
    },
  },
  import.meta.glob('/shared/messages/*/frames/dashboard/list.ts', { import: 'default' }),
);
