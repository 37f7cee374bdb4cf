import { mobileText } from '../../shared/format/mobile-text';
import { formatNumber, formatPaise, formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { momentText, months, plural } from '../../shared/messages/en/grammar';
import { applicationQuestionMessages } from '../new-to-bank/question.messages';

const the = (lender: string): string => lender || 'the lender';

/** Application of a customer and its status: `/ntb-application`, `/ntb-status`, `/ntb-lender-redirection`. */
export const ntbMessages = defineMessages(
  {
    title: 'Apply for a credit line',
    description: 'Apply with a lender that is new to you, and see how your application stands.',
    /** One word per step. */
    steps: { you: 'You', income: 'Income', offers: 'Offers', bank: 'Bank' },
    /** Progress. */
    stepOf: (at: number, of: number) => `Step ${at} of ${of}`,
    initial: {
      heading: 'Apply for a new credit line',
      /** Masked number; number of lenders. */
      text: (mobile: string, count: number) =>
        plural(count, {
          one: `One lender takes a new application for ${mobileText(mobile)}.`,
          other: `${count} lenders take a new application for ${mobileText(mobile)}.`,
        }),
      amount: (amount: number) => `For a purchase of ${rupees(amount)}.`,
      points: ['Keep your PAN and date of birth ready', 'Four short steps, about 4 minutes', 'Applying costs nothing'],
      start: 'Start',
    },
    guest: { intro: 'Enter your mobile number. We ask which lenders take your application once it is verified.' },
    none: {
      heading: 'No lender takes an application now',
      text: (mobile: string) => `For ${mobileText(mobile)} no lender is taking a new application today.`,
      over: (amount: number) => `None of them lends ${rupees(amount)} to a new customer. A smaller amount may work.`,
      costs: 'See what a month costs',
      again: 'Ask again',
    },
    you: { heading: 'About you', text: 'Your name and date of birth as they appear on your PAN card.' },
    income: {
      heading: 'Your income',
      text: 'Lenders need it to keep the EMI within your means.',
      worksAs: 'You live on',
      works: { SALARIED: 'Salaried', SELF_EMPLOYED: 'Self-employed', PENSION: 'Pension', STUDENT: 'Student' },
      monthlyIncome: 'In hand each month',
      monthlyEmis: 'EMIs you already pay each month',
      employer: 'Employer',
      /** Consent text and its version. */
      consent: (text: string, version: string) =>
        `Nothing is sent yet. At the last step you are asked to say: “${text}” (text ${version})`,
      issues: {
        worksAs: 'Please choose one',
        monthlyIncome: 'Please enter what you have in hand each month',
        employer: 'Please enter your employer’s name',
      },
    },
    offers: {
      heading: 'Choose a lender',
      intro: (mobile: string) =>
        `These lenders take an application of ${mobile}. It is not a promise: the lender decides.`,
      /** `isHosted`: the lender asks for the rest on its own page. */
      points: (lender: string, isHosted: boolean): readonly [papers: string, age: string, page: string] => [
        'The lender tells you its rate and fees before you agree to them',
        'Age 21 or above',
        isHosted
          ? `Opens ${the(lender)}, then brings you back`
          : lender === ''
            ? 'The lender answers in a minute or two'
            : `You apply right here. ${lender} answers in a minute or two`,
      ],
      issue: 'Please choose a lender',
      /** Percent a year, paise. */
      price: (rate: number, feePaise: number) => `${formatNumber(rate)}% a year · fee ${formatPaise(feePaise)}`,
      monthly: (emi: number) => `${rupees(emi)}/month`,
      inAll: (count: number, totalPaise: number) => `${months(count)}, total ${formatPaise(totalPaise)}`,
      sorted: 'Sorted by the total you pay.',
    },
    bank: {
      heading: 'Auto-debit and your word',
      text: (lender: string) =>
        `Once ${the(lender)} approves, you set up auto-debit at your bank. You type no account number here.`,
      hosted: (lender: string) => `${lender} asks for the rest on its own page, which leads you back here.`,
      /** Fields that are never stored, after a return. */
      again: 'For your safety we never keep these. Please type them again.',
      lender: 'Lender',
      amount: 'Amount in mind',
      income: 'In hand each month',
      send: 'Send my application',
      sending: 'Sending…',
      version: (version: string) => `Text ${version}`,
    },
    /** Shop of the order, if known. */
    order: 'Your order',
    number: (applicationId: string) => `Application ${applicationId}`,
    back: 'Back',
    goOn: 'Continue',
    exit: 'Save and exit',
    storage: 'What you type stays in this tab for an hour. Your PAN and date of birth are never kept.',
    restored: 'You are back where you left. Your PAN and date of birth were not kept.',
    startOver: 'Start over',
    status: {
      heading: 'Your application',
      moment: momentText,
      byStatus: {
        SHARED: {
          tag: 'Waiting for you',
          title: (lender: string) => `Your application with ${lender} is not sent yet`,
          text: (_lender: string): string => 'It was filed for you. Nothing goes to a lender before you say so.',
        },
        SUBMITTED: {
          tag: 'With the lender',
          title: (lender: string) => `${lender} is checking`,
          text: (_lender: string): string => 'It usually takes a minute. This page changes by itself.',
        },
        APPROVED: {
          tag: 'Approved',
          title: (lender: string) => `${lender} approved your application`,
          text: (_lender: string): string =>
            'You see every cost in the Key Facts Statement before you agree to a loan.',
        },
        REJECTED: {
          tag: 'Not approved',
          title: (lender: string) => `${lender} said no`,
          text: (_lender: string): string =>
            'This is the lender’s decision. It cost you nothing. Other lenders decide for themselves.',
        },
        EXPIRED: {
          tag: 'Ended',
          title: (_lender: string): string => 'This application has ended',
          text: (_lender: string): string => 'You owe nothing, and no loan was started. You can apply again.',
        },
      },
      atLender: {
        title: (lender: string) => `Finish your application with ${lender}`,
        text: (lender: string) => `${lender} asks for the rest on its own page, which leads you back here.`,
        go: (lender: string) => `Open ${lender}`,
      },
      timeline: {
        sent: 'Application sent',
        checks: 'The lender checks',
        decided: 'Decision',
        mandate: 'Auto-debit set up',
        ready: 'Credit line ready',
      },
      facts: { application: 'Application', lender: 'Lender', filed: 'Sent', seen: 'As of' },
      lookAgain: 'Check again',
      looking: 'Checking…',
      lookFailed: 'We could not check just now. This is what we saw before.',
      mandate: {
        set: 'Set up auto-debit',
        leaving: 'Opening…',
        note: (lender: string) => `On the page of ${lender}, in this tab. You come back by yourself.`,
        done: 'Auto-debit is set up.',
      },
      activate: 'Activate the credit line',
      shop: 'Start Shopping',
      another: 'Choose another lender',
      again: 'Apply again',
      check: 'Check my details',
      question: applicationQuestionMessages.english,
    },
    shared: { goOn: 'See it with your own number' },
    lender: {
      heading: (lender: string) => `You go on to ${lender}`,
      /** Host name. */
      text: (host: string) => `The page is at ${host}. It leads you back here when you have finished.`,
      note: 'Type your details only if the address in your browser begins with that name.',
      go: 'Go on',
      status: 'See how my application stands',
    },
  },
  import.meta.glob('/shared/messages/*/frames/own-application.ts', { import: 'default' }),
);
