import { defineMessages } from '../../../shared/messages/define-messages';
import { plural } from '../../../shared/messages/en/grammar';

/** One purchase and its loan. Amounts, days and times come written. */
export const loanMessages = defineMessages(
  {
    title: 'Your purchase',
    description: 'What is left to repay, when, and what you agreed to.',
    order: (shop: string, order: string) => `${shop} · Order ${order}`,
    moreItems: (count: number) => plural(count, { one: 'and 1 more item', other: `and ${count} more items` }),
    left: 'Left to repay',
    leftOf: (sum: string, paid: number, all: number) => `of ${sum} · ${paid} of ${all} paid`,
    next: (days: number) =>
      days === 0 ? 'Next EMI, today' : plural(days, { one: 'Next EMI, in 1 day', other: `Next EMI, in ${days} days` }),
    nextOverdue: (day: string) => `Overdue since ${day}`,
    debitFrom: (account: string) => `auto-debit from ${account}`,
    payYourself: (lender: string) => `You pay it to ${lender} yourself: no account is linked.`,
    /** How an instalment is paid that no account is debited for. `loan`: what the lender knows it by. */
    payHow: (lender: string, sum: string, day: string, loan: string) =>
      `Auto-debit is not set up, so ${lender} debits no account. Pay ${sum} to ${lender} by ${day}, in its app, on its website or at a branch, and name the loan: ${loan}.`,
    missed: (lender: string, sum: string, loan: string) =>
      `This EMI was not debited, since auto-debit is not set up, and a late charge is added for each day. Pay ${sum} to ${lender} now, in its app, on its website or at a branch, and name the loan: ${loan}.`,
    chartLabel: 'The EMIs of this loan',
    emi: (number: number, day: string) => `EMI ${number}, ${day}`,
    bounceCosts: (sum: string) => `A bounced debit costs ${sum} and a line in your credit report.`,
    bounced: (sum: string) =>
      `A debit failed because the account was short, and ${sum} was added. It is tried again: keep the sum in the account.`,
    paused: 'A dispute is open, so no EMI of this loan is debited until it is answered.',
    over: {
      CLOSED: (day: string) => `Paid back on ${day}. Nothing is left.`,
      CANCELLED: (day: string) => `You gave the loan back on ${day}. Nothing is left.`,
      RETURNED: (day: string) => `The shop refunded the purchase on ${day}. Nothing is left.`,
    },
    schedule: {
      heading: 'Schedule',
      download: 'Download',
      due: 'Due',
      emi: 'EMI',
      principal: 'Principal',
      interest: 'Interest',
      interestAndGst: 'Interest + GST',
      balance: 'Left of the loan',
      state: 'State',
      all: 'All EMIs',
      states: { PAID: 'Paid', OVERDUE: 'Overdue', NEXT: 'Next', UPCOMING: 'To come', ENDED: 'Never due' },
      fee: 'Fee',
      fees: (sum: string) => `${sum} fee included`,
      charges: (sum: string) => `+ ${sum} for paying late`,
      /** A refund has made it another one. */
      changed: (day: string) => `New schedule of ${day}, after the refund of the shop.`,
    },
    costs: {
      heading: 'What it costs',
      price: 'Price',
      atShop: 'Paid to the shop itself',
      interest: (percent: string) => `Interest, ${percent}`,
      gst: 'GST on interest',
      discount: 'No cost discount*',
      fee: 'Lender’s fee, once',
      refunded: 'Refunded by the shop',
      total: 'Total',
      apr: 'APR, all costs included',
      paid: 'Paid so far',
      left: 'Left',
    },
    /** `fee`: the lender's, with GST, that the shop bears; null where it bears none. */
    star: (shop: string, sum: string, fee: string | null) =>
      `*${shop} took ${sum} off the price before the loan began, which pays the interest${
        fee === null ? '' : `, and pays the lender’s fee of ${fee}`
      }.`,
    /** Amounts of a possible refund. `until`: null once the cooling-off days are over. */
    refund: (lender: string, until: string | null, isNoCost: boolean) =>
      `If the shop takes the purchase back${until === null ? '' : ` by ${until}, all that you have paid comes back. Later`}, ${
        isNoCost ? '' : 'the interest of the days until then and '
      }a fee or charge that you have paid ${isNoCost ? 'stays' : 'stay'} with ${lender}, and the rest comes back.`,
    /** Result of a refund. */
    refunded: {
      toShopper: (lender: string, sum: string) => `${lender} pays ${sum} back to you.`,
      retained: (lender: string, sum: string) => `${sum} of interest, fees and charges stays with ${lender}.`,
      owed: (sum: string) => `${sum} of it is still to be paid.`,
    },
    facts: {
      heading: 'This loan',
      lender: 'Lender',
      proposal: 'Proposal number',
      transaction: 'Transaction ID',
      account: 'Account',
      coolingOff: 'Cooling-off',
      coolingOffUntil: (moment: string) => `until ${moment}`,
      coolingOffOver: (days: number) => plural(days, { one: '1 day, over', other: `${days} days, over` }),
    },
    ways: {
      statement: 'Key Facts Statement',
      agreedOn: (day: string, version: string) => `agreed ${day}, version ${version}`,
      file: 'The same as a file',
      verify: 'Check that it is genuine',
      dispute: 'Raise a dispute',
      disputeAbout: 'wrong debit, return, item not received',
    },
    timeline: {
      heading: 'Timeline',
      ORDERED: 'Order placed',
      STATEMENT_AGREED: 'You agreed to the key facts',
      LENT: (lender: string) => `${lender} approved the loan`,
      lent: (sum: string) => `${sum} lent for this purchase`,
      INSTALMENT_PAID: (number: number) => `EMI ${number} paid`,
      DEBIT_BOUNCED: (number: number) => `The debit of EMI ${number} failed`,
      EMI_MISSED: (number: number) => `EMI ${number} was not debited`,
      REFUNDED: 'The shop gave money back',
      CLOSED: 'Loan paid back',
      CANCELLED: 'Loan given back',
      RETURNED: 'Purchase refunded',
      emiOn: (number: number, day: string) => `EMI ${number} on ${day}`,
      lastOn: (day: string) => `Last EMI on ${day}`,
      closes: 'The loan ends with it.',
    },
    exit: {
      heading: 'Changed your mind? Give the loan back',
      until: (moment: string) =>
        `Until ${moment}, no charge and no reason asked. You pay back what was lent, plus interest for the days you had it.`,
      now: 'If you leave now, you pay',
      valid: (moment: string) => `Stands until ${moment}.`,
      principal: 'What was lent',
      interest: (days: number) => plural(days, { one: 'Interest, 1 day', other: `Interest, ${days} days` }),
      feeNot: 'Lender’s fee',
      notOwed: 'not owed',
      fee: 'Lender’s fee, kept',
      day: (day: string) => `On ${day}`,
      today: 'Today',
      goodsStay: 'Giving back the loan does not return what you bought. To return that, cancel the order at the shop.',
      leave: (sum: string) => `Pay ${sum} and leave`,
      keep: 'Keep the loan',
      sure: 'Give the loan back?',
      sureText: (sum: string, account: string) => `${sum} is debited from ${account} now, and the loan is over.`,
      sureOwnAccount: (sum: string) => `You pay ${sum} to the lender now, and the loan is over.`,
      busy: 'Giving it back…',
      done: (sum: string) => `The loan is given back. ${sum} was paid.`,
    },
    close: {
      heading: 'Close it early',
      asking: 'Asking the lender…',
      quote: (moment: string) => `Quote of today, stands until ${moment}`,
      principal: 'Left of the loan',
      interest: (days: number) => plural(days, { one: 'Interest, 1 day', other: `Interest, ${days} days` }),
      gstOnInterest: 'GST on interest',
      fees: 'Fees not paid yet',
      charges: 'For bounced debits and late payment',
      closure: (percent: string) => `Early closure, ${percent} of what is not due yet`,
      gst: 'GST on that',
      total: 'You would pay',
      staying: (less: string, left: string) => `Staying is ${less} cheaper: the EMIs left are ${left}.`,
      closing: (less: string, left: string) => `Closing is ${less} cheaper: the EMIs left are ${left}.`,
      same: (left: string) => `Both cost the same: the EMIs left are ${left}.`,
      close: 'Close the loan',
      keep: 'Keep the loan',
      sure: 'Close the loan?',
      busy: 'Closing…',
      done: (sum: string) => `The loan is closed. ${sum} was paid.`,
    },
    /** Whatever ends the loan. */
    ending: {
      changed: 'The amount has changed in the meantime, and nothing was debited. Look at it once more.',
      notOpen: 'This is not possible any more, and nothing was debited.',
      failed: 'Nobody answered, so we do not know yet whether it was done. Try again: nothing is debited twice.',
      refused: 'The lender could not do it now, and nothing was debited. Please try again later.',
      quoteFailed: 'The amount of today did not load.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/dashboard/loan.ts', { import: 'default' }),
);
