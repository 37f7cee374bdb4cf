import { brand } from '../../shared/brand';
import { mobileText } from '../../shared/format/mobile-text';
import { formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { deadLinkMessages } from '../../shared/site/dead-link.messages';
import { appLinkMessages } from '../app-link/messages';
import { lendingMessages } from '../lending/messages';
import { applicationFieldsMessages } from '../new-to-bank/fields.messages';
import { applicationQuestionMessages } from '../new-to-bank/question.messages';
import { lenderStepsMessages } from './lender-steps.messages';

const the = (lender: string): string => lender || 'the lender';

/** Applications, payment links, ends and dialogs of the checkout. Amounts are rupees; `lender` is '' where none is
 *  chosen. */
export const otherFlowsMessages = defineMessages(
  {
    appLink: appLinkMessages.english,
    ntb: {
      heading: 'Apply for a new EMI limit',
      intro: (mobile: string) => `No lender has pre-approved ${mobile} yet. Apply, then come back to this order.`,
      choose: 'Choose a lender',
      from: (emi: number, least: number, most: number) =>
        `From ${lendingMessages.english.monthly(emi)} · ${lendingMessages.english.tenures(least, most)}`,
      limit: (max: number) => `Up to ${rupees(max)}`,
      /** `isHosted`: the chosen lender asks the rest on its own page. */
      points: (lender: string, isHosted: boolean): readonly [papers: string, age: string, page: string] => [
        'Keep your PAN and date of birth ready',
        'Age 21 or above',
        isHosted
          ? `Opens ${the(lender)}, then brings you back`
          : lender === ''
            ? 'Takes a few minutes. Your order waits here'
            : `You apply right here. ${lender} answers in a minute or two`,
      ],
      apply: (lender: string) => (lender === '' ? 'Apply' : `Apply with ${lender}`),
      another: 'Try another number',
      noneTitle: 'No lender is taking applications',
      noneText: 'No lender is taking applications for this number today. Try another number, or pay another way.',
      formHeading: (lender: string) => `Apply with ${the(lender)}`,
      formIntro: 'Your name and date of birth as they appear on your PAN card.',
      /** The form is back after a reload, without what is never kept. */
      restored:
        'Your application is back. Please type your date of birth and PAN again: for your safety we never keep them.',
      /** Under the fields: what becomes of what was typed. */
      notStored: (lender: string) =>
        `Date of birth, PAN and pincode go to ${the(lender)} and are not kept by ${brand.name}.`,
      ...applicationFieldsMessages.english,
      submit: 'Submit application',
      submitting: 'Sending…',
      status: {
        atLender: {
          title: (lender: string) => `Finish your application with ${the(lender)}`,
          text: (lender: string) =>
            `${lender || 'The lender'} asks for the rest on its own page, which leads you back here.`,
        },
        checking: {
          title: (lender: string) => `Checking with ${the(lender)}`,
          text: (_lender: string): string => 'It usually takes a minute. This screen changes by itself.',
        },
        approved: {
          title: (_lender: string): string => 'Your application is approved',
          text: (lender: string) => `You can pay for this order on EMI with ${the(lender)} now.`,
        },
        rejected: {
          title: (_lender: string): string => 'Not approved this time',
          text: (lender: string) =>
            `${lender || 'The lender'} did not accept the application. Other lenders decide for themselves.`,
        },
      },
      openLender: (lender: string) => `Open ${the(lender)}`,
      pageOpen: (lender: string) =>
        `The page of ${the(lender)} is open in another window. Finish your application there, then come back.`,
      openAgain: lenderStepsMessages.english.hosted.again,
      pageBlocked: lenderStepsMessages.english.hosted.blocked,
      check: 'Check status',
      seePlans: 'See your plans',
      otherLender: 'Try another lender',
      question: applicationQuestionMessages.english,
    },
    link: {
      heading: 'Pay on your phone',
      intro: 'We’ll send you a payment link by SMS. You finish paying there.',
      label: 'Mobile number',
      send: 'Send link',
      sending: 'Sending…',
      here: 'Pay on this device',
      waiting: {
        sent: 'Link sent',
        opened: 'Payment open on the phone',
        paying: 'Confirming with the lender',
      },
      waitingText: 'Please continue on the phone. This screen changes by itself.',
      sent: (mobile: string) => `Link sent to ${mobileText(mobile)}`,
      opened: 'Opened on the phone',
      paying: 'Paying',
      notGot: 'Didn’t get it?',
      resendIn: 'Send again in',
      resend: 'Send again',
    },
    ended: {
      expired: {
        title: 'Time is up',
        text: 'This order was open for a limited time. No EMI has started. Go back to the shop to start again.',
      },
      cancelled: { title: 'Payment cancelled', text: 'Your order is not placed and no EMI has started.' },
      sessionExpired: {
        text: 'For safety we close a session after 30 minutes. Open the payment again from the shop.',
      },
      linkInvalid: deadLinkMessages.english,
      elsewhere: {
        title: 'Go back to the shop',
        text: 'Your payment continues in the shop’s window. You can close this one.',
      },
    },
    cancel: {
      title: 'Leave this payment?',
      text: (amount: number, merchant: string) =>
        `Your order of ${rupees(amount)} from ${merchant} will not be placed.`,
      stay: 'Continue with EMI',
      confirm: 'Cancel payment',
      canceling: 'Cancelling…',
      /** While the lender has still to answer. */
      pending: {
        title: 'Leave while we check?',
        text: (lender: string, merchant: string) =>
          `${lender} has not answered yet, so the payment may still go through. We will tell ${merchant} as soon as we know. Please do not pay again until then.`,
        stay: 'Keep waiting',
        confirm: 'Leave',
      },
    },
    help: {
      title: 'Need help?',
      intro: 'We are here for this payment.',
      call: 'Call us',
      email: 'Write to us',
      quote: (txnId: string) => `Please give this transaction ID: ${txnId}`,
      application: (applicationId: string) => `Your application: ${applicationId}`,
      /** Id of the browser, for questions about a page that did not work. */
      visit: (id: string) => `Number of this visit: ${id}`,
      questions: [
        {
          question: 'I did not get the OTP',
          answer: 'Wait 30 seconds, then tap Resend OTP. Check that the number is yours and has network.',
        },
        {
          question: 'Have I paid?',
          answer:
            'Yes, once you see Order placed. While we are still checking with the lender, the payment may go through: please do not pay again.',
        },
        {
          question: 'Can I choose another plan?',
          answer: 'Yes, until you confirm with the lender’s OTP. Nothing is charged for changing.',
        },
      ],
    },
    limits: {
      title: (lender: string) => `Limits at ${the(lender)}`,
      mobile: 'Mobile number',
      purchase: 'Your order',
      tenure: 'Tenures',
      your: 'Finances',
      fits: 'Your order is within these limits.',
      below: (short: number) => `Your order is ${rupees(short)} below the minimum.`,
      above: (over: number) => `Your order is ${rupees(over)} above the maximum.`,
      understood: 'Got it',
    },
  },
  import.meta.glob('/shared/messages/*/frames/checkout/other-flows.ts', { import: 'default' }),
);
