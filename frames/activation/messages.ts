import { brand } from '../../shared/brand';
import { formatRupees as rupees } from '../../shared/format/number';
import { defineMessages } from '../../shared/messages/define-messages';
import { months, plural } from '../../shared/messages/en/grammar';
import { SECOND_FACTOR_BLOCK_MINUTES as LOCK_MINUTES } from '../../shared/rules/second-factor-lock';
import { claims } from '../../shared/site/claims';
import { identityMessages } from '../identity/messages';

/** Activating a lender's line. `lender` is its name. */
export const activationMessages = defineMessages(
  {
    title: 'Activate your credit line',
    description: 'Activate your pre-approved credit line in three steps.',
    kicker: 'Activate your credit line',
    /** The names on the steps beside it. */
    stepNames: ['Mobile', 'Check', 'Shop'],
    /** Beside each of its pages: a claim, and what it means. */
    beside: {
      redirect: {
        heading: 'One stop before you shop.',
        text: `Your bank has sent you to ${brand.name}. The line stays with the bank.`,
      },
      steps: { heading: 'Two minutes, once.', text: 'Next time, you only need your mobile number and the OTP.' },
      mobile: { heading: 'First, your number.', text: 'The bank knows your line by your mobile number.' },
      factor: {
        heading: 'One more check.',
        text: `The bank confirms it is you. ${brand.name} passes it to the bank and keeps no copy.`,
      },
      done: { heading: 'You are set.', text: `Your line works at every ${brand.name} merchant, online and in stores.` },
      stopped: { heading: 'Not this time.', text: 'Nothing was borrowed, and nothing is owed.' },
    },
    noLender: {
      heading: 'Which bank is it?',
      text: 'This address names no bank. See which banks have approved you, and begin from there.',
      go: 'See my banks',
    },
    redirect: {
      heading: (lender: string) => `${lender} sends you here`,
      text: (lender: string) =>
        `${lender} lends, and ${brand.name} lets you shop with it. Here you activate your line with ${lender}.`,
      go: 'Continue',
    },
    steps: {
      heading: (limit: number) => `Activate your ${rupees(limit)} line`,
      /** While the limit is unknown. */
      headingOpen: 'Activate your line',
      mobile: 'Verify your mobile number',
      mobileText: 'With an OTP to your phone',
      mobileIntro: 'The number that your bank has on record',
      mobileDone: 'Mobile number verified',
      factor: {
        PIN: 'Verify with your PIN',
        DOB: 'Verify with your date of birth',
        PAN: 'Verify with your PAN',
        NONE: 'Confirm with the bank’s OTP',
      },
      factorText: {
        PIN: (lender: string) => `The 4-digit PIN set with ${lender}, then its OTP`,
        DOB: (lender: string) => `As ${lender} has it on record, then its OTP`,
        PAN: (lender: string) => `As ${lender} has it on record, then its OTP`,
        NONE: (lender: string) => `${lender} sends it to your phone`,
      },
      shop: 'Ready to shop',
      shopText: `At ${claims.merchants} merchants, with ₹0 down`,
      /** A shop waits for the line. */
      waits: 'The shop waits until you are done.',
      free: 'No fee for activation. You pay only when you buy.',
      go: 'Continue',
      going: 'One moment…',
      later: 'Shop later',
      done: 'done',
    },
    inUse: {
      heading: (limit: number) => `${rupees(limit)} is ready to use`,
      text: (lender: string) => `Your line with ${lender} is active already.`,
    },
    noLine: {
      heading: (lender: string) => `No line with ${lender}`,
      text: (lender: string, mobile: string) => `${lender} has approved no line for ${mobile} today.`,
      others: 'See other banks',
      another: 'Use another number',
    },
    factor: {
      byType: {
        PIN: {
          heading: 'Enter your 4-digit PIN',
          intro: (lender: string) => `Set with ${lender} for`,
          label: '4-digit PIN',
          placeholder: '',
        },
        DOB: {
          heading: 'Confirm your date of birth',
          intro: (lender: string) => `As ${lender} has it on record for`,
          label: 'Date of birth',
          placeholder: 'DD/MM/YYYY',
        },
        PAN: {
          heading: 'Confirm your PAN',
          intro: (lender: string) => `As ${lender} has it on record for`,
          label: 'PAN',
          placeholder: 'ABCDE1234F',
        },
      },
      verify: identityMessages.english.otp.verify,
      verifying: identityMessages.english.otp.verifying,
      forgot: 'Forgot PIN',
      help: 'Get help',
      /** `tries`: wrong answers that are still taken. */
      lock: (tries: number) =>
        `After ${plural(tries, { one: `${tries} more wrong try`, other: `${tries} more wrong tries` })} the bank locks this line for ${LOCK_MINUTES} minutes.`,
    },
    send: {
      heading: 'Confirm with the bank’s OTP',
      text: (lender: string) => `${lender} sends an OTP to`,
      go: identityMessages.english.mobile.send,
      going: identityMessages.english.otp.resending,
    },
    otp: {
      label: identityMessages.english.otp.label,
      resendIn: identityMessages.english.otp.resendIn,
      resend: identityMessages.english.otp.resend,
      resending: identityMessages.english.otp.resending,
      short: identityMessages.english.otp.short,
      heading: (lender: string) => `Enter the OTP of ${lender}`,
      activate: 'Activate',
      activating: 'Activating…',
      hint: 'It may take a moment.',
    },
    ending: 'Asking the bank…',
    over: { go: 'Log in again' },
    success: {
      tag: 'Activated',
      heading: (limit: number) => `${rupees(limit)} ready to use`,
      with: (lender: string, from: number, to: number) =>
        from === to ? `With ${lender}, over ${months(from)}.` : `With ${lender}, over ${from} to ${months(to)}.`,
      newUser: (lender: string) => `Welcome to ${lender}. Your new line is open.`,
      preApproved: (lender: string) => `${lender} had approved you before. Now you can use it.`,
      lender: 'Lender',
      rate: 'Rate',
      rateFrom: (percent: string) => `from ${percent} a year`,
      mobile: 'Mobile number',
      waits: (merchant: string) => `You can go back to ${merchant} and pay on EMI now.`,
      /** An order of the shopper is not paid yet. */
      order: (merchant: string, amount: number) =>
        `Your order of ${rupees(amount)} at ${merchant} is waiting. You can pay for it on EMI now.`,
      back: (merchant: string) => `Back to ${merchant}`,
      shop: 'Start Shopping',
      limits: 'See all my banks',
    },
    failure: {
      tag: 'Not activated',
      heading: (lender: string) => `${lender} did not activate your line`,
      again: 'Try again',
      others: 'See other banks',
      note: 'Nothing was borrowed. Your other banks work as before.',
    },
  },
  import.meta.glob('/shared/messages/*/frames/activation.ts', { import: 'default' }),
);
