import { brand } from '../../../shared/brand';
import { formatRupees as rupees } from '../../../shared/format/number';
import { dayText } from './day-text';
import type { LenderMessages } from './lender';
import { monthsEn } from './months';

const the = (lender: string): string => lender || 'the lender';
const your = (lender: string): string => lender || 'lender';
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
        infoTitle: 'Why your date of birth',
        info: (lender) => [
          `It shows ${the(lender)} that it is really you who buys on your credit line.`,
          'We compare it with your bank’s records and do not keep it.',
        ],
      },
      PAN: {
        heading: () => 'Confirm your PAN',
        intro: (lender) => `The PAN that ${the(lender)} has on record for you.`,
        label: 'PAN',
        placeholder: 'ABCDE1234F',
        ask: 'Why is this asked?',
        safety: `Only ${brand.name} and your lender see it, for this payment alone.`,
        infoTitle: 'Why your PAN',
        info: (lender) => [
          `It shows ${the(lender)} that it is really you who buys on your credit line.`,
          'We compare it with your bank’s records and do not keep it.',
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
    feeEvery: { ONE_TIME: 'once', RECURRING: 'recurring' },
    totalPayable: 'Total you pay',
    monthly: 'Monthly EMI',
    monthlyValue: (emi, count) => `${rupees(emi)} × ${count}`,
    coolingOff: 'Cooling-off period',
    coolingOffDays: (days) => (days === 1 ? '1 day, no charge' : `${days} days, no charge`),
    schedule: 'Repayment schedule',
    heads: ['Due', 'EMI', 'Principal', 'Interest'],
    seeAll: (count) => `See all ${count} instalments`,
    seeLess: 'See fewer instalments',
    more: 'More about this loan',
    proposal: 'Proposal number',
    validUntil: 'Offer valid until',
    netDisbursed: 'Paid out, net of fees',
    disbursal: 'How it is paid out',
    fees: 'Fees',
    charges: 'If something goes wrong',
    rights: 'Your rights',
    recovery: 'Recovery',
    transfer: 'Transfer of the loan',
    grievance: 'Grievance officer',
    download: 'Download the statement',
    consent: (loan, lender) =>
      `I have read the Key Facts Statement and agree to borrow ${rupees(loan)} from ${the(lender)}.`,
    agree: 'Agree and continue',
    agreeing: 'Please wait…',
  },
  lenderOtp: {
    heading: (lender) => `Confirm with ${the(lender)}`,
    sentOn: (lender) => `Enter the OTP that ${the(lender)} sent on`,
    notSent: (lender) => `An OTP of ${the(lender)} for this payment has not been sent yet to`,
    firstOtp: { hint: 'One was sent moments ago.', waiting: 'Send OTP in', send: 'Send OTP' },
    what: (emi, count, total) =>
      `You agree to pay ${rupees(emi)} a month for ${count} months, ${rupees(total)} in all.`,
    pay: (amount) => `Pay ${rupees(amount)} on EMI`,
  },
  hosted: {
    heading: (lender) => `Confirm on the page of ${the(lender)}`,
    text: (lender) => `${the(lender)} asks you to confirm this payment itself. You come back here by yourself.`,
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
  success: {
    heading: 'Order placed',
    firstEmi: (emi, day) => `Your first EMI of ${rupees(emi)} is on ${dayText(day, monthsEn)}.`,
    lender: 'Lender',
    repayment: 'Repayment',
    account: (account) => `Auto-debit, A/c ${account}`,
    autoDebit: 'Auto-debit is set up',
    noAutoDebit: (lender) =>
      `Auto-debit is not set up yet. Until it is, pay each EMI to ${the(lender)} yourself by its due day.`,
    setUp: 'Set up auto-debit',
    openingPage: 'Opening the page…',
    pageOpen: (lender) =>
      `The page of ${the(lender)} is open in another window. Set up auto-debit there, then come back.`,
    pageBlocked: 'Your browser did not open the page. Please allow it, then try again.',
    haveSetUp: 'I have set it up',
    looking: 'Checking…',
    openAgain: 'Open the page again',
    txnId: 'Transaction ID',
    times: (count) => ` × ${count} months`,
    leaving: 'Taking you back…',
  },
};
