import { dayText, monthsEn } from '../../../shared/format/day-text';
import { extraCosts } from '../../../shared/format/extra-costs';
import { formatPaise, formatRupees as rupees } from '../../../shared/format/number';
import { offlineEn } from '../../offline';
import { mobileText } from './mobile-text';
import type { StepMessages } from './steps';

const monthly = (emi: number): string => `${rupees(emi)}/mo`;
const monthCount = (count: number): string => (count === 1 ? '1 month' : `${count} months`);
const percent = (rate: number): string => (rate === 0 ? '0%' : `${rate.toFixed(2)}%`);

export const stepsEn: StepMessages = {
  titles: {
    loading: 'Getting ready',
    startFailed: 'Could not start',
    planSelection: 'EMI plan',
    verifyMobile: 'Mobile number',
    otp: 'OTP',
    secondFactor: 'Lender’s check',
    kfs: 'Key Facts Statement',
    lenderOtp: 'Confirm payment',
    lenderHosted: 'Lender’s page',
    processing: 'Confirming',
    pending: 'Still checking',
    success: 'Order placed',
    failure: 'Payment not done',
    ntbOffer: 'Apply for a new EMI limit',
    ntbApplication: 'Application',
    ntbStatus: 'Application status',
    paymentLink: 'Payment link',
    splitLinkSend: 'Waiting for the phone',
    lookingOn: 'Payment goes on elsewhere',
    ended: 'Payment ended',
  },
  common: {
    back: 'Back',
    close: 'Close',
    help: 'Help',
    retry: 'Try again',
    optional: '(optional)',
    poweredBy: 'Powered by',
    emiWith: (product) => `EMI with ${product}`,
    code: (code) => `Code ${code}`,
    newWindow: '(opens in a new window)',
    wait: 'Please wait…',
    timer: 'Complete order details in',
    backTo: (merchant) => `Back to ${merchant}`,
  },
  money: {
    perMonth: '/mo',
    monthly,
    total: (total) => `${formatPaise(total)} in all`,
    months: monthCount,
    amount: rupees,
    first: 'First EMI',
    last: 'Last EMI',
    forMonths: (count) => `for ${monthCount(count)}`,
    plan: (emi, count) => `${monthly(emi)} for ${monthCount(count)}`,
    lenderAndTotal: (lender, total) => `${lender} · ${formatPaise(total)} in all`,
    day: (day) => dayText(day, monthsEn),
    days: (first, last) => `${dayText(first, monthsEn, false)} – ${dayText(last, monthsEn, false)}`,
  },
  order: {
    items: (name, count) => (count === 1 ? name : `${name} and ${count - 1} more`),
    number: (orderId) => `Order ${orderId}`,
    changePlan: 'Change plan',
    mobile: mobileText,
    changeMobile: 'Change mobile number',
  },
  plans: {
    finding: 'Finding EMI plans…',
    lender: 'Lender',
    plan: 'EMI plan',
    rateAndCosts: (rate, cost) =>
      extraCosts(`${percent(rate)} a year`, cost, {
        interest: (amount) => `Interest ${amount}`,
        gstOnInterest: (amount) => `GST on it ${amount}`,
        fees: (amount) => `Fee ${amount}`,
      }),
    notAvailable: 'Not available',
    noRate: (lender) => `No rate from ${lender}`,
    noCost: 'NO COST EMI',
    firstEmi: 'First EMI',
    lastEmi: 'Last',
    noCostNote: (interest, discount) =>
      `The lender’s interest of ${formatPaise(interest)} is met by a discount of ${formatPaise(discount)} on the price.`,
    fee: (fee) => `The fee of ${formatPaise(fee)}, incl. GST, is due with the first EMI.`,
    limits: (lender) => `Limits at ${lender}`,
    outOfRange: (lender, min, max) => `${lender} finances ${rupees(min)} to ${rupees(max)}.`,
    chooseAnother: 'Please choose another lender.',
    choose: 'Choose a plan',
    continue: 'Continue',
    chosenPlanGone: 'The plan you chose is not open to this number. These are yours.',
    applicationApproved: 'Your application is approved. Choose a plan to go on.',
    emptyTitle: (amount) => `No EMI plans for ${rupees(amount)}`,
    emptyText: (nearest) =>
      nearest === null
        ? 'No lender serves this shop today. Please pay another way.'
        : `The nearest amount with EMI is ${rupees(nearest)}. Change your order, or pay another way.`,
  },
  mobile: {
    heading: 'Enter Your Mobile Number',
    intro: 'Check your eligibility. You will get an OTP on this number.',
    label: 'Mobile number',
    prefix: '+91',
    placeholder: 'Enter your mobile number',
    send: 'Send OTP',
    sending: 'Verifying...',
    noFee: 'No fee to check, and it does not affect your credit score.',
    agree: 'I agree to',
    terms: 'Terms and Conditions',
    whatsapp: 'Send me updates about this payment on WhatsApp',
    invalid: 'Mobile Number is Invalid',
  },
  otp: {
    heading: 'Enter OTP to continue',
    sentOn: 'Enter OTP sent on',
    label: 'Enter 5 Digit OTP',
    change: 'Change',
    notGot: 'Didn’t get it?',
    resendIn: 'Resend OTP in',
    resend: 'Resend OTP',
    resending: 'Sending…',
    noMore: 'No more OTPs can be sent now.',
    attempts: (remaining) =>
      remaining !== null && remaining >= 1 && remaining <= 3 ? `Last ${remaining} attempt(s) remaining` : null,
    verify: 'Verify',
    verifying: 'Verifying...',
  },
  startFailed: {
    title: 'The payment could not open',
    text: 'Nothing has been charged.',
  },
  offline: offlineEn,
  snackbars: {
    otpSent: 'OTP sent',
    notPaid: 'Nothing is paid yet. Please try again.',
    linkSent: 'Link sent',
    stillOffline: 'Still no internet',
    backOnline: 'You’re back online',
    planSaved: 'Your plan is saved',
    statusUnknown: 'No answer yet. We keep asking.',
  },
};
