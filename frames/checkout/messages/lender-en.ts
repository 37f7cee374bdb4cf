import type { PlanCost } from '../../../shared/api/sales';
import { brand } from '../../../shared/brand';
import { dayText, monthsEn } from '../../../shared/format/day-text';
import { formatPaise, formatRupees as rupees } from '../../../shared/format/number';
import { coolingOffSentence, disbursalSentence } from '../../../shared/legal/kfs-sentences';
import type { LenderMessages } from './lender';

const the = (lender: string): string => lender || 'the lender';
const start = (lender: string): string => lender || 'The lender';
const your = (lender: string): string => lender || 'lender';
const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
/** ', plus GST on the interest and a fee of ₹234.82 with the first': what is paid beside the instalments. */
function beside({ gstOnInterestPaise, feesPaise }: PlanCost): string {
  const named = [
    ...(gstOnInterestPaise > 0 ? ['GST on the interest'] : []),
    ...(feesPaise > 0 ? [`a fee of ${formatPaise(feesPaise)} with the first`] : []),
  ];
  return named.length === 0 ? '' : `, plus ${named.join(' and ')}`;
}
const safety = (what: string): string =>
  `Never share your ${what}. Nobody from ${brand.name}, the store or the bank will ask you for it.`;

export const lenderEn: LenderMessages = {
  factor: {
    byType: {
      PIN: {
        heading: (lender) => `Enter your ${your(lender)} PIN`,
        intro: (lender) => `The 4-digit PIN you set when you activated EMI with ${the(lender)}.`,
        label: '4-digit PIN',
        placeholder: '',
        ask: 'Forgot PIN?',
        safety: safety('PIN'),
        infoTitle: 'About your PIN',
        info: (lender) => [
          `You set this PIN when you activated EMI with ${the(lender)}. It is not the PIN of your card or of UPI.`,
          `If you forgot it, set a new one in the app or on the website of ${the(lender)}, then come back to this payment.`,
          'You can also choose a plan of another lender.',
        ],
      },
      DOB: {
        heading: () => 'Confirm your date of birth',
        intro: (lender) => `As it stands in the records of ${the(lender)}.`,
        label: 'Date of birth',
        placeholder: 'DD/MM/YYYY',
        ask: 'Why is this asked?',
        safety: `Only ${brand.name} and your lender see it, for this payment alone.`,
        infoTitle: 'Why we ask for your date of birth',
        info: (lender) => [
          `It shows ${the(lender)} that it is really you who buys on your credit line.`,
          `${start(lender)} compares it with its records. ${brand.name} does not keep it.`,
        ],
      },
      PAN: {
        heading: () => 'Confirm your PAN',
        intro: (lender) => `The PAN that ${the(lender)} has on record for you.`,
        label: 'PAN',
        placeholder: 'ABCDE1234F',
        ask: 'Why is this asked?',
        safety: `Only ${brand.name} and your lender see it, for this payment alone.`,
        infoTitle: 'Why we ask for your PAN',
        info: (lender) => [
          `It shows ${the(lender)} that it is really you who buys on your credit line.`,
          `${start(lender)} compares it with its records. ${brand.name} does not keep it.`,
        ],
      },
    },
    continue: 'Continue',
    checking: 'Verifying...',
    understood: 'Got it',
  },
  kfs: {
    heading: 'Key Facts Statement',
    from: (lender) => `From ${the(lender)}. Please read before you agree.`,
    loading: 'Getting your statement…',
    changed: 'The statement has changed. Please read it again before you agree.',
    apr: 'APR, all costs included',
    cost: 'Cost of this loan',
    loanAmount: 'Loan amount',
    purchaseAmount: 'Price of your order',
    discount: 'Discount for no-cost EMI',
    rate: 'Interest rate (fixed)',
    rateValue: (percent) => `${percent.toFixed(2)}% a year`,
    totalInterest: 'Total interest',
    gstOnInterest: 'GST on interest',
    fee: (name) => `${name}, incl. GST`,
    feeBy: { LENDER: 'to the lender', THIRD_PARTY: 'to a third party' },
    feeEvery: { ONE_TIME: 'once, with the first EMI', RECURRING: 'recurring' },
    feeDue: (fees) => `The fee of ${formatPaise(fees)} is due with the first EMI.`,
    totalPayable: 'You pay in all',
    monthly: 'Monthly EMI',
    monthlyValue: (emi, count) => `${formatPaise(emi)} × ${count}`,
    monthlyTaxed: (emi, count) => `${formatPaise(emi)} × ${count}, plus GST`,
    coolingOff: 'Cooling-off period',
    coolingOffDays: (days) => `${dayCount(days)}, for the interest of those days`,
    coolingOffRight: coolingOffSentence,
    schedule: 'Repayment schedule',
    heads: (hasGst) => ['Due', 'EMI', 'Principal', hasGst ? 'Interest + GST' : 'Interest'],
    seeAll: (count) => `See all ${count} instalments`,
    seeLess: 'See fewer instalments',
    more: 'More about this loan',
    proposal: 'Proposal number',
    validUntil: 'Offer valid until',
    netDisbursed: (hasFees) =>
      hasFees ? 'Net disbursed, after the fee (only the base of the APR)' : 'Net disbursed (only the base of the APR)',
    disbursal: 'How it is paid out',
    disbursalValue: disbursalSentence,
    fees: 'Fees',
    charges: 'Charges only if they happen',
    rights: 'Your rights',
    recovery: 'Recovery',
    transfer: 'Transfer of the loan',
    grievance: 'Grievance officer',
    download: 'Download the statement',
    consent: (loan, lender) =>
      `I have read the Key Facts Statement and agree to borrow ${formatPaise(loan)} from ${the(lender)}.`,
    agree: 'Agree and continue',
    agreeing: 'Please wait…',
  },
  lenderOtp: {
    heading: (lender) => `Confirm with ${the(lender)}`,
    sentOn: (lender) => `Enter the OTP that ${the(lender)} sent on`,
    notSent: (lender) => `An OTP of ${the(lender)} for this payment has not been sent yet to`,
    firstOtp: { hint: 'One was sent moments ago.', waiting: 'Send OTP in', send: 'Send OTP' },
    what: (emi, count, cost) =>
      `You agree to pay ${rupees(emi)} a month for ${count} months${beside(cost)}: ${formatPaise(cost.totalPayablePaise)} in all.`,
    pay: (amount) => `Pay ${rupees(amount)} on EMI`,
  },
  hosted: {
    heading: (lender) => `Confirm on the page of ${the(lender)}`,
    text: (lender) => `${start(lender)} takes your confirmation on its own page, then brings you back here.`,
    points: (lender) => [`Check that the address belongs to ${the(lender)}`, 'Your order waits here for you'],
    go: (lender) => `Go to ${the(lender)}`,
    awayHeading: (lender) => `Waiting for ${the(lender)}`,
    awayText: 'The lender’s page is open in another window. Confirm there, then come back.',
    done: 'I have confirmed',
    again: 'Open the page again',
    blocked: 'Your browser did not open the page. Please allow it, then try again.',
    returned: (lender) => `Asking ${the(lender)}`,
    returnedText: 'We ask what came of your confirmation. Please keep this window open.',
  },
  processing: {
    heading: (lender) => `Confirming with ${the(lender)}`,
    text: 'Usually under 20 seconds. Please keep this window open.',
    verified: 'Details verified',
    approving: (amount) => `Lender is approving ${rupees(amount)}`,
    placing: 'Placing your order',
  },
  pending: {
    heading: (lender) => `We are still checking with ${the(lender)}`,
    text: (amount) =>
      `Your payment of ${rupees(amount)} is not confirmed yet. Please do not pay again: we keep asking.`,
    mayClose: (merchant) => `You may close this window. ${merchant} is told as soon as there is an answer.`,
    check: 'Check now',
    checking: 'Checking…',
  },
  lookingOn: {
    elsewhere: {
      title: 'This payment goes on elsewhere',
      text: 'A mobile number has been verified for it in another window or on another phone. This screen shows how it ends. To pay from here instead, ask for an OTP on that same number.',
      here: 'Continue here',
    },
    takenOver: {
      title: 'This payment now goes on elsewhere',
      text: 'It was continued in another window or on another phone, with an OTP sent to your number. Your plan is kept. To take it back, ask for a new OTP.',
      here: 'Take it back',
    },
  },
  success: {
    heading: 'Order placed',
    firstEmi: (emi, day, { gstOnInterestPaise, feesPaise }) =>
      `Your first EMI of ${rupees(emi)}${gstOnInterestPaise > 0 ? ' plus GST' : ''} ${
        feesPaise === 0 ? 'is' : `and the fee of ${formatPaise(feesPaise)} are`
      } due on ${dayText(day, monthsEn)}.`,
    lender: 'Lender',
    repayment: 'Repayment',
    account: (account) => `Auto-debit, A/c ${account}`,
    autoDebit: 'Auto-debit is set up',
    noAutoDebit: (lender) =>
      `Auto-debit is not set up yet. Until it is, pay each EMI to ${the(lender)} yourself by its due day.`,
    setUp: 'Set up auto-debit',
    openingPage: 'Opening the page…',
    pageOpen: (lender) =>
      `The page of ${the(lender)} is open in another window. Set up auto-debit there; until then you pay each EMI yourself.`,
    pageBlocked: 'Your browser did not open the page. Please allow it, then try again.',
    haveSetUp: 'I have set it up',
    looking: 'Checking…',
    openAgain: 'Open the page again',
    inAll: 'You pay in all',
    interest: 'Interest',
    gstOnInterest: 'GST on interest',
    fees: 'Fee, incl. GST',
    txnId: 'Transaction ID',
    times: (count) => ` × ${count} months`,
    leaving: 'Taking you back…',
  },
};
