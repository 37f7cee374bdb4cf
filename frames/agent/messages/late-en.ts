import type { ShareSupport } from '../flow/state';
import { supportScreen } from './en-support';
import type { LateMessages } from './late';
import { rupees } from './money-text';

const shareNotes: Readonly<Record<ShareSupport, string | null>> = {
  native: null,
  screenshot:
    'As your device/browser does not support sharing, please capture a screenshot of the information and share it with the customer.',
  download:
    "Your browser doesn't support direct sharing. The image will download to your device automatically. Please share it manually with the customer.",
  manual:
    'Your current browser does not support the sharing directly, Please manually share the information with customer.',
};

export const lateEn: LateMessages = {
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
  supportScreen,
};
