import { dayText } from '../../shared/format/day-text';
import { defineMessages } from '../../shared/messages/define-messages';
import { momentText, monthNames, noCostMark } from '../../shared/messages/en/grammar';

const day = (of: string): string => dayText(of, monthNames);
/** Day, month and year of 'YYYY-MM-DD'; of 'YYYY-MM' the first two. */
const monthOf = (of: string): string => monthNames[Number(of.split('-')[1]) - 1] ?? '';

/** What every page of what was bought says. Amounts come written, days are 'YYYY-MM-DD' where they are to be written and
 *  written already everywhere else. */
export const loansMessages = defineMessages(
  {
    /** Of the ways up, for those who do not see them. */
    trail: 'You are here',
    dashboard: 'Dashboard',
    transactions: 'Transactions',
    day,
    /** '5 Oct'. */
    dayOfYear: (of: string) => day(of).replace(/ \d+$/, ''),
    month: (of: string) => monthOf(of),
    /** '2 Sep 2026, 4:12 pm', by the clock of India. */
    moment: momentText,
    statuses: {
      ACTIVE: 'Active',
      OVERDUE: 'Overdue',
      CLOSED: 'Closed',
      CANCELLED: 'Cancelled',
      RETURNED: 'Returned',
    },
    coolingOff: 'Cooling-off',
    refundPending: 'Refund on its way',
    noCost: `${noCostMark}*`,
    paidOf: (paid: number, all: number) => `${paid} of ${all} paid`,
    nothingDue: 'Nothing due',
    account: (lender: string, digits: string) => `${lender} ${digits}`,
    autoDebit: 'Auto-debit',
    keep: (sum: string, account: string, by: string) => `Keep ${sum} in ${account} by ${by}.`,
    step: {
      /** Accessible name of a step. */
      paid: (name: string, sum: string) => `${name}: ${sum}, paid`,
      next: (name: string, sum: string) => `${name}: ${sum}, next`,
      overdue: (name: string, sum: string) => `${name}: ${sum}, overdue`,
      ahead: (name: string, sum: string) => `${name}: ${sum}, to come`,
      ended: (name: string, sum: string) => `${name}: ${sum}, never due`,
    },
  },
  import.meta.glob('/shared/messages/*/frames/dashboard.ts', { import: 'default' }),
);
