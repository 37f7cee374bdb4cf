import { dashedMobileText } from '../../../shared/format/mobile-text';
import { formatRupees as rupees } from '../../../shared/format/number';
import { defineMessages } from '../../../shared/messages/define-messages';
import { clockText, plural } from '../../../shared/messages/en/grammar';

/** Messages of the sales app that are read in parts that load late. Exact strings: S2§2, S2§8. */
export const agentScreensMessages = defineMessages(
  {
    amountSheet: {
      title: 'Transaction amount',
      lenderRange: (lender: string, min: number, max: number) => `${lender} finances ${rupees(min)} to ${rupees(max)}.`,
    },
    closeQuestion: {
      title: 'Close the sales app?',
      text: 'What you have entered goes with it.',
      stay: 'Keep working',
      close: 'Close',
    },
    mismatch: {
      rangeLabel: (amount: number, lender: string, min: number, max: number) =>
        `${rupees(amount)} is outside the ${lender} range of ${rupees(min)} to ${rupees(max)}`,
    },
    lenders: {
      purchaseAmount: 'Purchase amount',
      edit: 'Edit',
      finding: 'Finding lenders…',
      heading: (count: number) =>
        plural(count, { one: `${count} lender for this amount`, other: `${count} lenders for this amount` }),
      emptyTitle: (amount: number) => `No lender covers ${rupees(amount)}`,
      emptyStartsAt: (min: number) => `EMI starts at ${rupees(min)}. Update the amount to see lenders and plans.`,
      emptyGoesUpTo: (max: number) => `EMI goes up to ${rupees(max)}. Update the amount to see lenders and plans.`,
      emptyPlain: 'No lender serves this store today.',
      updateAmount: 'Update Amount',
    },
    details: {
      finances: (min: number, max: number) => `Finances ${rupees(min)} – ${rupees(max)}`,
      plansFor: (amount: number) => `EMI plans for ${rupees(amount)}`,
      editAmount: 'Edit amount',
      share: 'Share',
      checkEligibility: 'Check eligibility',
    },
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
      /** Behind a block: when codes are sent again, by the clock of this device. */
      againAt: (atMs: number) => `Codes can be sent again from ${clockText(atMs)}.`,
    },
    code: {
      heading: 'Enter Secure Share Code',
      label: '5-digit Secure Share Code',
      sentTo: 'Sent to',
      number: dashedMobileText,
      change: 'Change',
      askCustomer: 'Ask the customer to read it out.',
      /** '0:24' is put behind it. */
      resendIn: 'Resend in',
      resend: 'Resend',
      resending: 'Sending…',
      verify: 'Verify code',
      verifying: 'Verifying...',
    },
    ntb: {
      title: 'Share the application',
      intro: (lender: string) => `We’ll prepare a ${lender} application link for`,
      name: 'Customer’s name',
      nameRequired: 'Please enter the customer’s name',
      email: 'Email',
      emailInvalid: 'Please enter valid email address',
      create: 'Create link',
      creating: 'Creating…',
      readyTitle: (firstName: string) => `${firstName}’s link is ready`,
      readyNote: 'Send it on WhatsApp. The customer can apply on their own phone.',
      linkLabel: 'Application link',
      copy: 'Copy',
      whatsApp: 'Send on WhatsApp',
    },
    shareInfo: {
      title: 'Share EMI plans',
      emiOn: (amount: number) => `EMI on ${rupees(amount)}`,
      submit: 'Share image',
      sharing: 'Sharing…',
      /** What to do where the browser does not share by itself. */
      notes: {
        native: null,
        screenshot:
          'As your device/browser does not support sharing, please capture a screenshot of the information and share it with the customer.',
        download:
          "Your browser doesn't support direct sharing. The image will download to your device automatically. Please share it manually with the customer.",
        manual:
          'Your current browser does not support the sharing directly, Please manually share the information with customer.',
      },
      /** Goes with the picture. */
      caption: (lender: string, amount: number) => `${lender} EMI plans for ${rupees(amount)}`,
    },
    sessionExpired: {
      text: 'For safety we close a session after 30 minutes. Open the app again from your store system to continue.',
      close: 'Close',
    },
    agentBlocked: {
      title: 'Agent access is blocked',
      text: (product: string) =>
        `You can’t use EMI with ${product} at this store right now. Please speak to your store manager.`,
      close: 'Close',
    },
    preEligibility: {
      title: 'Can this customer buy on EMI?',
      intro: 'Enter the amount and the customer’s number. Nothing is sent to the customer yet.',
      submit: 'Check',
      checking: 'Checking…',
      eligibleTitle: 'You can continue',
      eligibleText: (count: number) =>
        plural(count, {
          one: `${count} lender finances this amount. Next, the customer reads out a share code.`,
          other: `${count} lenders finance this amount. Next, the customer reads out a share code.`,
        }),
      goOn: 'Check eligibility',
      notEligibleTitle: 'No lender for this amount',
      /** `nearest` null = no lender serves the store. */
      notEligibleText: (amount: number, nearest: number | null) =>
        nearest === null
          ? 'No lender serves this store today.'
          : `No lender finances ${rupees(amount)}. The nearest amount is ${rupees(nearest)}.`,
      tryNearest: (nearest: number) => `Use ${rupees(nearest)}`,
    },
  },
  import.meta.glob('/shared/messages/*/frames/agent/screens.ts', { import: 'default' }),
);
