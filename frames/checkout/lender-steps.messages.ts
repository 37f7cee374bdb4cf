import type { PlanCost } from '../../shared/api/sales';
import { brand } from '../../shared/brand';
import { dayText } from '../../shared/format/day-text';
import { formatPaise, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { allOf, monthNames, months, plural } from '../../shared/messages/en/grammar';

const the = (lender: string): string => lender || 'the lender';
const start = (lender: string): string => lender || 'The lender';
const your = (lender: string): string => lender || 'lender';
/** ' (₹16,666 the last time)': the last instalment, paise, where it is another one; null where it is not. */
const lastOther = (lastPaise: number | null): string =>
  lastPaise === null ? '' : ` (${formatPaise(lastPaise)} the last time)`;
/** ', plus GST on the interest and a fee of ₹234.82 with the first': what is paid beside the instalments. */
function beside({ gstOnInterestPaise, feesPaise }: PlanCost): string {
  const named = [
    ...(gstOnInterestPaise > 0 ? ['GST on the interest'] : []),
    ...(feesPaise > 0 ? [`a fee of ${formatPaise(feesPaise)} with the first`] : []),
  ];
  return named.length === 0 ? '' : `, plus ${allOf(named)}`;
}

/** The steps with the lender, up to the placed order. Amounts are rupees unless said otherwise; `lender` is '' where none
 *  is chosen. Exact strings: S1§5, S2§5. */
export const lenderStepsMessages = defineMessages(
  {
    factor: {
      byType: {
        PIN: {
          heading: (lender: string) => `Enter your ${your(lender)} PIN`,
          intro: (lender: string) => `The 4-digit PIN you set when you activated EMI with ${the(lender)}.`,
          label: '4-digit PIN',
          placeholder: '',
          ask: 'Forgot PIN?',
          safety: 'Type it only here. Never tell it to anyone, on the phone or in a message.',
          infoTitle: 'About your PIN',
          info: (lender: string) => [
            `You set this PIN when you activated EMI with ${the(lender)}. It is not the PIN of your card or of UPI.`,
            `If you forgot it, set a new one in the app or on the website of ${the(lender)}, then come back to this payment.`,
            'You can also choose a plan from another lender.',
          ],
        },
        DOB: {
          heading: (_lender: string): string => 'Confirm your date of birth',
          intro: (lender: string) => `As it appears in the records of ${the(lender)}.`,
          label: 'Date of birth',
          placeholder: 'DD/MM/YYYY',
          ask: 'Why is this needed?',
          safety: `Only ${brand.name} and your lender see it, for this payment alone.`,
          infoTitle: 'Why we ask for your date of birth',
          info: (lender: string) => [
            `It shows ${the(lender)} that it is really you buying on your credit line.`,
            `${start(lender)} compares it with its records. ${brand.name} does not keep it.`,
          ],
        },
        PAN: {
          heading: (_lender: string): string => 'Confirm your PAN',
          intro: (lender: string) => `The PAN that ${the(lender)} has on record for you.`,
          label: 'PAN',
          placeholder: 'ABCDE1234F',
          ask: 'Why is this needed?',
          safety: `Only ${brand.name} and your lender see it, for this payment alone.`,
          infoTitle: 'Why we ask for your PAN',
          info: (lender: string) => [
            `It shows ${the(lender)} that it is really you buying on your credit line.`,
            `${start(lender)} compares it with its records. ${brand.name} does not keep it.`,
          ],
        },
      },
      continue: 'Continue',
      checking: 'Verifying...',
      understood: 'Got it',
    },
    lenderOtp: {
      heading: (lender: string) => `Confirm with ${the(lender)}`,
      sentOn: (lender: string) => `Enter the OTP that ${the(lender)} sent on`,
      /** The lender makes the shopper wait for the first OTP of this payment. */
      notSent: (lender: string) => `${start(lender)} has not sent an OTP for this payment yet to`,
      firstOtp: { hint: 'One was sent moments ago.', waiting: 'Send OTP in', send: 'Send OTP' },
      what: (emi: number, count: number, lastPaise: number | null, cost: PlanCost) =>
        `You agree to pay ${rupees(emi)} a month for ${months(count)}${lastOther(lastPaise)}${beside(cost)}: ${formatPaise(cost.totalPayablePaise)} in all.`,
      pay: (amount: number) => `Pay ${rupees(amount)} on EMI`,
    },
    hosted: {
      heading: (lender: string) => `Confirm on ${the(lender)}’s page`,
      text: (lender: string) => `${start(lender)} takes your confirmation on its own page, then brings you back here.`,
      points: (lender: string): readonly [bank: string, back: string] => [
        `Check that the address belongs to ${the(lender)}`,
        'Your order waits here for you',
      ],
      go: (lender: string) => `Go to ${the(lender)}`,
      awayHeading: (lender: string) => `Waiting for ${the(lender)}`,
      awayText: 'The lender’s page is open in another window. Confirm there, then come back.',
      done: 'I have confirmed',
      again: 'Open the page again',
      blocked: 'Your browser did not open the page. Please allow it, then try again.',
      returned: (lender: string) => `Asking ${the(lender)}`,
      returnedText: 'We are checking whether it is confirmed. Please keep this window open.',
    },
    processing: {
      heading: (lender: string) => `Confirming with ${the(lender)}`,
      text: 'Usually under 20 seconds. Please keep this window open.',
      verified: 'Details verified',
      approving: (amount: number) => `Lender is approving ${rupees(amount)}`,
      placing: 'Placing your order',
    },
    pending: {
      heading: (lender: string) => `We are still checking with ${the(lender)}`,
      text: (amount: number) =>
        `Your payment of ${rupees(amount)} is not confirmed yet. Please do not pay again: we are still checking.`,
      /** After a few answers without a result. */
      mayClose: (merchant: string) => `You may close this window. ${merchant} is told as soon as there is an answer.`,
      check: 'Check now',
      checking: 'Checking…',
    },
    lookingOn: {
      /** Another window or device has verified the number, and this one never had. */
      elsewhere: {
        title: 'This payment continues elsewhere',
        text: 'A mobile number has been verified for it in another window or on another phone. This screen shows how it ends. To pay from here instead, ask for an OTP on that same number.',
        here: 'Continue here',
      },
      /** This one had, and another took the payment over. */
      takenOver: {
        title: 'This payment now continues elsewhere',
        text: 'It was continued in another window or on another phone, with an OTP sent to your number. Your plan is kept. To take it back, ask for a new OTP.',
        here: 'Take it back',
      },
    },
    success: {
      heading: 'Order placed',
      firstEmi: (emi: number, day: string, { gstOnInterestPaise, feesPaise }: PlanCost) =>
        `Your first EMI of ${rupees(emi)}${gstOnInterestPaise > 0 ? ' plus GST' : ''} ${
          feesPaise === 0 ? 'is' : `and the fee of ${formatPaise(feesPaise)} are`
        } due on ${dayText(day, monthNames)}.`,
      lender: 'Lender',
      repayment: 'Repayment',
      account: (account: string) => `Auto-debit, A/c ${account}`,
      autoDebit: 'Auto-debit is set up',
      /** The mandate is not registered, and what that means until it is. */
      noAutoDebit: (lender: string) =>
        `Auto-debit is not set up yet. Until it is, pay each EMI to ${the(lender)} yourself by its due day.`,
      /** Before the receipt. */
      oneLeft: (lender: string) => `One step is left: allow ${the(lender)} to debit your EMIs.`,
      toReceipt: 'Show my receipt',
      setUp: 'Set up auto-debit',
      openingPage: 'Opening the page…',
      pageOpen: (lender: string) =>
        `The page of ${the(lender)} is open in another window. Set up auto-debit there; until then you pay each EMI yourself.`,
      pageBlocked: 'Your browser did not open the page. Please allow it, then try again.',
      haveSetUp: 'I have set it up',
      looking: 'Checking…',
      openAgain: 'Open the page again',
      /** Of another amount than the others. */
      lastAmount: 'Last EMI',
      inAll: 'Total you pay',
      interest: 'Interest',
      gstOnInterest: 'GST on interest',
      fees: 'Fee, incl. GST',
      txnId: 'Transaction ID',
      statement: 'Download the statement',
      times: (count: number) => ` × ${months(count)}`,
      leaving: 'Taking you back…',
      takingBack: (seconds: number) =>
        `Taking you back in ${plural(seconds, { one: `${seconds} second`, other: `${seconds} seconds` })}.`,
      stay: 'Stay here',
    },
  },
  import.meta.glob('/shared/messages/*/frames/checkout/lender-steps.ts', { import: 'default' }),
);
