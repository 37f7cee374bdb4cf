import { extraCosts } from '../../../shared/format/extra-costs';
import { formatPaise } from '../../../shared/format/number';
import { offlineEn } from '../../offline';
import type { ShareSupport } from '../flow/state';
import { result } from './en-result';
import { supportScreen } from './en-support';
import type { Messages } from './messages';
import { rupees, spacedRupees } from './money-text';
import { spokenNumber as number } from './number-text';
import { timeText } from './time-text';

const percent = (rate: number): string => (rate === 0 ? '0%' : `${rate.toFixed(2)}%`);

const shareNotes: Readonly<Record<ShareSupport, string | null>> = {
  native: null,
  screenshot:
    'As your device/browser does not support sharing, please capture a screenshot of the information and share it with the customer.',
  download:
    "Your browser doesn't support direct sharing. The image will download to your device automatically. Please share it manually with the customer.",
  manual:
    'Your current browser does not support the sharing directly, Please manually share the information with customer.',
};

export const en: Messages = {
  lang: 'en-IN',
  titles: {
    '/sales-app-init': 'Getting ready',
    '/sales-emi-home': 'Amount',
    '/sales-lenders-list': 'Lenders',
    '/sales-lender-details': 'EMI plans',
    '/sales-support': 'Support',
    '/sales-session-expired': 'Session expired',
    '/sales-agent-blocked': 'Agent blocked',
    '/sa-pre-eligibility-check': 'Pre-eligibility check',
    accountBlocked: 'Account Blocked',
    incompatible: 'Incompatible browser',
  },
  common: {
    back: 'Back',
    close: 'Close',
    home: 'Home',
    support: 'Support',
    retry: 'Retry',
    exit: 'Exit',
    done: 'Done',
    optional: '(optional)',
    loading: 'Loading…',
    poweredBy: 'Powered by',
    emiWith: (product) => `EMI with ${product}`,
    dismiss: 'Dismiss',
    code: (code) => `Code ${code}`,
  },
  amount: {
    heading: 'What does the purchase cost?',
    intro: 'We’ll show every lender that offers EMI on it.',
    label: 'Amount',
    sheetTitle: 'Transaction amount',
    submit: 'Calculate EMI',
    calculating: 'Calculating…',
    lenderRange: (lender, min, max) => `${lender} finances ${rupees(min)} to ${rupees(max)}.`,
    invalid: 'Please enter valid amount',
    belowMin: (min) => `Please update the amount with min of ${rupees(min)}`,
    aboveMax: (max) => `Please update the amount with max upto ${rupees(max)}`,
    showLenders: (amount) => `Show available lenders for ${rupees(amount)}`,
    lendersCount: (count) => (count === 1 ? '1 lender at this store' : `${count} lenders at this store`),
    mobileIsAll: 'A mobile number is all it takes.',
  },
  lenders: {
    purchaseAmount: 'Purchase amount',
    edit: 'Edit',
    editLabel: 'Edit amount',
    finding: 'Finding lenders…',
    heading: (count) => (count === 1 ? '1 lender for this amount' : `${count} lenders for this amount`),
    needsHigher: 'Needs a higher amount',
    needsLower: 'Needs a lower amount',
    range: (min, max) => `${rupees(min)} – ${rupees(max)}`,
    from: 'from',
    perMonth: '/mo',
    monthly: (emi) => `${rupees(emi)}/mo`,
    min: (min) => `min ${rupees(min)}`,
    max: (max) => `max ${rupees(max)}`,
    noCost: 'NO COST EMI',
    emptyTitle: (amount) => `No lender covers ${rupees(amount)}`,
    emptyStartsAt: (min) => `EMI starts at ${rupees(min)}. Update the amount to see lenders and plans.`,
    emptyGoesUpTo: (max) => `EMI goes up to ${rupees(max)}. Update the amount to see lenders and plans.`,
    emptyPlain: 'No lender serves this store today.',
    updateAmount: 'Update Amount',
  },
  details: {
    finances: (min, max) => `Finances ${rupees(min)} – ${rupees(max)}`,
    plansFor: (amount) => `EMI plans for ${rupees(amount)}`,
    editAmount: 'Edit amount',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    rateAndCosts: (rate, cost) =>
      extraCosts(`${percent(rate)} a year`, cost, {
        interest: (amount) => `Interest ${amount}`,
        gstOnInterest: (amount) => `GST on it ${amount}`,
        fees: (amount) => `Fee ${amount}`,
      }),
    total: (total) => `${formatPaise(total)} in all`,
    notAvailable: 'Not available',
    noRate: (lender) => `No rate from ${lender}`,
    share: 'Share',
    checkEligibility: 'Check eligibility',
  },
  customer: { label: 'Checking for', another: 'New customer' },
  mobile: {
    heading: "Customer's Mobile Number",
    note: 'A 5-digit Secure Share Code will be sent to this number.',
    label: 'Mobile number',
    prefix: '+91-',
    free: 'Checking is free and does not affect the credit score.',
    send: 'Send code',
    sending: 'Sending…',
    alreadyVerified: 'You have already verified this mobile number, please check the eligibility',
    checkEligibility: 'Check eligibility',
    checking: 'Checking…',
    invalid: 'Mobile Number is Invalid',
    againAt: (atMs) => `Codes can be sent again from ${timeText(atMs)}.`,
  },
  code: {
    heading: 'Enter Secure Share Code',
    label: '5-digit Secure Share Code',
    sentTo: 'Sent to',
    number,
    change: 'Change',
    askCustomer: 'Ask the customer to read it out.',
    resendIn: 'Resend in',
    resend: 'Resend',
    resending: 'Sending…',
    attempts: (remaining) =>
      remaining !== null && remaining >= 1 && remaining <= 3 ? `Last ${remaining} attempt(s) remaining` : null,
    verify: 'Verify code',
    verifying: 'Verifying...',
  },
  result,
  ntb: {
    title: 'Share the application',
    intro: (lender) => `We’ll prepare a ${lender} application link for`,
    name: 'Customer’s name',
    nameRequired: 'Please enter the customer’s name',
    email: 'Email',
    emailInvalid: 'Please enter valid email address',
    create: 'Create link',
    creating: 'Creating…',
    readyTitle: (firstName) => `${firstName}’s link is ready`,
    readyNote: 'Send it on WhatsApp. The customer can apply on their own phone.',
    linkLabel: 'Application link',
    copy: 'Copy',
    whatsApp: 'Send on WhatsApp',
  },
  shareInfo: {
    title: 'Share EMI plans',
    emiOn: (amount) => `EMI on ${rupees(amount)}`,
    submit: 'Share image',
    sharing: 'Sharing…',
    note: (support) => shareNotes[support],
    caption: (lender, amount) => `${lender} EMI plans for ${rupees(amount)}`,
  },
  mismatch: {
    belowTitle: 'Amount is below the minimum',
    aboveTitle: 'Amount is above the maximum',
    belowMin: (lender, amount, min) =>
      `Sorry! ${lender} Cardless EMI is not available for ${spacedRupees(amount)}, Please update amount with minimum of ${spacedRupees(min)}`,
    aboveMax: (lender, amount, max) =>
      `Sorry! ${lender} Cardless EMI is not available for ${spacedRupees(amount)}, Please update the amount with maximum limit as ${spacedRupees(max)}`,
    others: 'Please check other available lenders or update amount to check again',
    showLenders: 'Show Available Lenders',
    ok: 'Ok',
    updateAmount: 'Update Amount',
    rangeLabel: (amount, lender, min, max) =>
      `${rupees(amount)} is outside the ${lender} range of ${rupees(min)} to ${rupees(max)}`,
  },
  interstitial: {
    mainTitle: 'Checking with lenders…',
    subTitle: 'This takes a few seconds.',
    primaryText: 'Please keep this screen open.',
    secondaryText: '',
    btnName: '',
    textColor: 'default',
  },
  error: {
    title: 'Error',
    text: 'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
    byName: null,
    initTitle: 'The app could not start',
    closeApp: 'Close',
  },
  offline: offlineEn,
  sessionExpired: {
    title: 'Your session has expired',
    text: 'For safety we close a session after 30 minutes. Open the app again from your store system to go on.',
    close: 'Close',
  },
  agentBlocked: {
    title: 'Agent access is blocked',
    text: (product) => `You can’t use EMI with ${product} at this store right now. Please speak to your store manager.`,
    close: 'Close',
  },
  accountBlocked: {
    title: 'Account Blocked',
    before: 'Your access has been blocked due to multiple invalid attempts. You can reach out to ',
    after: ' for any questions',
    goBack: 'Go back',
  },
  incompatible: {
    title: 'Incompatible browser',
    text: 'This browser is blocking storage, so we can’t keep your payment safe.',
    steps: [
      'Leave private or incognito mode',
      'Allow cookies and site data',
      'Or open the page in Chrome, Safari or Edge',
    ],
    tryAgain: 'Try again',
  },
  supportScreen,
  preEligibility: {
    title: 'Can this customer buy on EMI?',
    intro: 'Enter the amount and the customer’s number. Nothing is sent to the customer yet.',
    submit: 'Check',
    checking: 'Checking…',
    eligibleTitle: 'You can go on',
    eligibleText: (count) =>
      `${count === 1 ? '1 lender finances' : `${count} lenders finance`} this amount. Next, the customer reads out a share code.`,
    goOn: 'Check eligibility',
    notEligibleTitle: 'No lender for this amount',
    notEligibleText: (amount, nearest) =>
      nearest === null
        ? 'No lender serves this store today.'
        : `No lender finances ${rupees(amount)}. The nearest amount is ${rupees(nearest)}.`,
    tryNearest: (nearest) => `Use ${rupees(nearest)}`,
  },
  toasts: {
    linkCopied: 'Link copied',
    copyFailed: 'Copying did not work. Please select the link and copy it.',
    codeSent: 'Code sent',
    newCustomer: 'The next check is for a new customer',
    shared: 'Shared',
    imageDownloaded: 'Image downloaded',
  },
};
