import { brand } from '../../../shared/brand';
import { formatRupees as rupees } from '../../../shared/format/number';
import { applicationConsentText } from '../../../shared/legal/application-consent-text';
import type { BesideMessages } from './beside';
import { mobileText } from './mobile-text';

const the = (lender: string): string => lender || 'the lender';

export const besideEn: BesideMessages = {
  ntb: {
    heading: 'Apply for a new EMI limit',
    intro: (mobile) => `No lender has pre-approved ${mobile} yet. Apply, then come back to this order.`,
    choose: 'Choose a lender',
    from: (emi, least, most) =>
      `From ${rupees(emi)}/mo · ${least === most ? `${most} months` : `${least} to ${most} months`}`,
    limit: (max) => `Up to ${rupees(max)}`,
    points: (lender, isHosted) => [
      'Keep your PAN and date of birth ready',
      'Age 21 or above',
      isHosted
        ? `Opens ${the(lender)}, then brings you back`
        : lender === ''
          ? 'Takes a few minutes. Your order waits here'
          : `You apply right here. ${lender} answers in a minute or two`,
    ],
    apply: (lender) => (lender === '' ? 'Apply' : `Apply with ${lender}`),
    another: 'Try another number',
    noneTitle: 'No lender takes an application',
    noneText: 'For this number no lender is open today. Try another number, or pay another way.',
    formHeading: (lender) => `Apply with ${the(lender)}`,
    formIntro: 'Your name and date of birth as they stand on your PAN card.',
    restored:
      'Your application is back. Please type your date of birth and PAN again: for your safety we never keep them.',
    notKept: (lender) => `Date of birth, PAN and pincode go to ${the(lender)} and are not kept by ${brand.name}.`,
    language: 'en',
    consent: (lender) => applicationConsentText('en', the(lender)),
    fields: {
      userName: 'Full name',
      email: 'Email',
      dateOfBirth: 'Date of birth',
      pan: 'PAN',
      pincode: 'Home pincode',
    },
    faults: {
      userName: 'Please enter your name, in letters',
      email: 'Please enter valid email address',
      dateOfBirth: 'Please enter a valid date. You must be 21 or above',
      pan: 'Please enter a valid PAN, like ABCDE1234F',
      pincode: 'Please enter a valid pincode of 6 digits',
    },
    dayPlaceholder: 'DD/MM/YYYY',
    submit: 'Submit application',
    submitting: 'Sending…',
    standing: {
      atLender: {
        title: (lender) => `Finish your application with ${the(lender)}`,
        text: (lender) => `${lender || 'The lender'} asks for the rest on its own page, which leads you back here.`,
      },
      checking: {
        title: (lender) => `Checking with ${the(lender)}`,
        text: () => 'It usually takes a minute. This screen changes by itself.',
      },
      approved: {
        title: () => 'Your application is approved',
        text: (lender) => `You can pay for this order on EMI with ${the(lender)} now.`,
      },
      rejected: {
        title: () => 'Not approved this time',
        text: (lender) =>
          `${lender || 'The lender'} did not accept the application. Other lenders decide for themselves.`,
      },
    },
    openLender: (lender) => `Open ${the(lender)}`,
    pageBlocked: 'Your browser did not open the page. Please allow it, then try again.',
    check: 'Check status',
    seePlans: 'See your plans',
    otherLender: 'Try another lender',
  },
  link: {
    heading: 'Pay on your phone',
    intro: 'We’ll send a payment link by SMS. The payment goes on there.',
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
    sent: (mobile) => `Link sent to ${mobileText(mobile)}`,
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
      title: 'Your session has expired',
      text: 'For safety we close a session after 30 minutes. Open the payment again from the shop.',
    },
    linkInvalid: {
      title: 'This link does not work',
      text: 'It may be old or incomplete. Ask the shop for a new one.',
    },
    elsewhere: {
      title: 'Go back to the shop',
      text: 'The shop’s window shows how things stand, and you go on there. You can close this one.',
    },
    incompatible: {
      title: 'Incompatible browser',
      text: 'This browser is blocking storage, so we can’t keep your payment safe.',
    },
    steps: [
      'Leave private or incognito mode',
      'Allow cookies and site data',
      'Or open the page in Chrome, Safari or Edge',
    ],
    tryAgain: 'Try again',
    blockedTitle: 'Account Blocked',
    blockedBefore: 'Your access has been blocked due to multiple invalid attempts. You can reach out to ',
    blockedAfter: ' for any questions',
    goBack: 'Go back',
  },
  cancel: {
    title: 'Leave this payment?',
    text: (amount, merchant) => `Your order of ${rupees(amount)} from ${merchant} will not be placed.`,
    stay: 'Continue with EMI',
    confirm: 'Cancel payment',
    canceling: 'Cancelling…',
    pending: {
      title: 'Leave while we check?',
      text: (lender, merchant) =>
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
    quote: (txnId) => `Please give this transaction ID: ${txnId}`,
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
    title: (lender) => `Limits at ${the(lender)}`,
    mobile: 'Mobile number',
    purchase: 'Your order',
    range: (min, max) => `${rupees(min)} – ${rupees(max)}`,
    tenures: 'Tenures',
    tenuresValue: (least, most) => (least === most ? `${most} months` : `${least} to ${most} months`),
    your: 'Finances',
    fits: 'Your order is within these limits.',
    below: (short) => `Your order is ${rupees(short)} below the minimum.`,
    above: (over) => `Your order is ${rupees(over)} above the maximum.`,
    understood: 'Got it',
  },
};
