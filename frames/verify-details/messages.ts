import { dayText } from '../../shared/format/day-text';
import { defineMessages } from '../../shared/messages/define-messages';
import { monthNames } from '../../shared/messages/en/grammar';
import { dayInIndia } from '../../shared/rules/india-days';

/** `/verify-details`: what an agent has filed for a customer. */
export const verifyDetailsMessages = defineMessages(
  {
    title: 'Check your application',
    description: 'What a shop has filled in for you: check it, then send it or say no.',
    from: 'Application from',
    by: (agentId: string) => `filled in by agent ${agentId}, telesales`,
    about: (lender: string) => `A new credit line with ${lender}`,
    until: (atMs: number) => `Open until ${dayText(dayInIndia(atMs), monthNames)}`,
    guest: {
      text: (merchant: string, number: string) =>
        `${merchant} has filled in this application for ${number}. No bank has it yet. An OTP to this number shows you what was filled in.`,
      warning: 'Nobody from the shop needs this OTP. Never read it out.',
      send: 'Send OTP',
      sending: 'Sending…',
    },
    /** Beside the count to the next code. */
    codeHint: (number: string) => `Sent to ${number}`,
    details: {
      heading: 'What was filled in for you',
      text: 'Check every line. It goes to the lender only if you send it.',
      names: {
        lender: 'Lender',
        userName: 'Name',
        email: 'E-mail',
        dateOfBirth: 'Date of birth',
        pan: 'PAN',
        pincode: 'PIN code',
        worksAs: 'You live on',
        monthlyIncome: 'A month brings',
        monthlyEmis: 'EMIs a month',
        employer: 'Employer',
        product: 'To buy',
        price: 'Price',
      },
      works: { SALARIED: 'Salary', SELF_EMPLOYED: 'Own work', PENSION: 'Pension', STUDENT: 'I study' },
      none: 'not given',
      withoutProduct: 'I am not buying this. Send it without the purchase.',
      /** Of the income. */
      correct: 'Correct the income',
      keep: 'Leave the income as it was filled in',
      issues: {
        worksAs: 'Please choose one',
        monthlyIncome: 'Please enter what a month brings',
        employer: 'Please enter your employer’s name',
      },
      masked: 'Parts of PAN and date of birth are hidden, in case somebody looks over your shoulder.',
      submit: (lender: string) => `Send to ${lender}`,
      submitting: 'Sending…',
      decline: 'Something is wrong, or I don’t want this',
    },
    declining: {
      heading: 'Why do you say no?',
      text: (merchant: string) =>
        `Tick what fits. ${merchant} sees your reasons and nothing else; no bank gets anything.`,
      details: 'What was filled in',
      offer: 'The offer',
      decline: 'Say no',
      sending: 'Please wait…',
      back: 'Back to the application',
    },
    declined: {
      heading: 'You said no',
      text: (merchant: string) =>
        `No bank got this application, and what was filled in is deleted. ${merchant} sees your reasons:`,
    },
    submitted: {
      heading: 'Sent',
      text: (lender: string) => `${lender} has your application and decides on it now.`,
      way: 'See how it stands',
    },
    decided: {
      heading: (lender: string) => `${lender} has decided`,
      text: 'See what it says, and what comes next.',
    },
    over: {
      heading: 'Over',
      text: (merchant: string) =>
        `This application is not open any more, and what was filled in is deleted. Ask ${merchant} for a new one if you still want it.`,
    },
    /** In its place a newer one was sent. */
    replaced: {
      heading: 'A newer link was sent to your phone',
      text: 'This one works no more. Open the newest message with a link, and check what was filled in there.',
    },
    unknown: {
      heading: 'Unknown',
      text: 'We do not know this link. Do not tell anyone who sent it your PAN or an OTP.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/verify-details.ts', { import: 'default' }),
);
