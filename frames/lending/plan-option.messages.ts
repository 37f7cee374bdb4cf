import { formatNumber, formatPaise, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { months, noCostMark, plural, zeroInterest } from '../../shared/messages/en/grammar';

const times = (count: number): string => `× ${months(count)}`;
const inAll = (totalPaise: number): string => `${formatPaise(totalPaise)} in all`;

/** Messages of choosing a plan, and of the one that is chosen. */
export const planChoiceMessages = defineMessages(
  {
    heading: 'Choose your EMI plan',
    months,
    /** Behind the instalment: the sum is read as it is paid. */
    times,
    /** '₹9,516 × 6 months'. */
    emiTimes: (emi: number, count: number) => `${rupees(emi)} ${times(count)}`,
    /** All instalments and fees, paise. */
    inAll,
    youPay: (totalPaise: number) => `You pay ${inAll(totalPaise)}`,
    /** '15.5% a year'. */
    rate: (rate: number) => `${formatNumber(rate)}% a year`,
    noCost: noCostMark,
    /** Of a plan whose interest the shop meets, and that is not no cost. */
    zeroInterest,
    notAvailable: 'Not available',
    /** How many lenders there are to choose from. */
    oneOf: (count: number) => plural(count, { one: 'The lender for this order', other: `One of ${count} lenders` }),
    /** Said once they have come. */
    lendersFor: (count: number, amount: number) =>
      `${plural(count, { one: `${count} lender`, other: `${count} lenders` })} for ${rupees(amount)}`,
    /** The shown lender comes first by the rule of the order. */
    lowestFor: (count: number) => `Lowest total for ${months(count)}`,
    /** Another one does: '₹1,500 total for 3 months with Kadam Credit is the lowest'. */
    lowerAt: (lender: string, count: number, totalPaise: number) =>
      `Lowest total for ${months(count)}: ${formatPaise(totalPaise)} with ${lender}.`,
    chooseLender: (lender: string) => `Choose ${lender}`,
    change: 'Change',
    changeLender: 'Change lender',
    /** 'Banyan Bank · ₹57,330.82 in all'. */
    lenderAndTotal: (lender: string, totalPaise: number) => `${lender} · ${inAll(totalPaise)}`,
    changePlan: 'Change plan',
    finding: 'Finding EMI plans…',
    limits: (lender: string) => `Limits at ${lender}`,
    outOfRange: (lender: string, min: number, max: number) => `${lender} finances ${rupees(min)} to ${rupees(max)}.`,
    chooseAnother: 'Please choose another lender.',
    noneChosen: 'No plan chosen yet',
    continue: 'Continue',
    applicationApproved: 'Your application is approved. Choose a plan to continue.',
  },
  import.meta.glob('/shared/messages/*/frames/lending/plan-option.ts', { import: 'default' }),
);
