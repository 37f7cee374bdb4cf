import { brand } from '../../shared/brand';
import { defineMessages } from '../../shared/messages/define-messages';
import { clockText } from '../../shared/messages/en/grammar';
import { SECOND_FACTOR_BLOCK_MINUTES as LOCK_MINUTES } from '../../shared/rules/second-factor-lock';
import { identityMessages } from '../identity/messages';

/** Changing the PIN of a line, and setting one that was forgotten. `lender` is its name. */
export const pinMessages = defineMessages(
  {
    title: 'Change PIN',
    description: 'Change the PIN of your credit line, or set a new one if you forgot it.',
    heading: 'Change PIN',
    text: `${brand.name} passes the PIN to the bank and keeps no copy.`,
    /** Above the lines that have a PIN, where the address names none. */
    choose: 'Which line?',
    none: {
      heading: 'No line with a PIN',
      text: 'None of your banks asks a PIN for your line. There is nothing to change.',
    },
    notAsked: (lender: string) => `${lender} asks no PIN for your line.`,
    line: 'credit line',
    fields: { currentPin: 'Current PIN', newPin: 'New PIN', again: 'New PIN again' },
    rule: 'Four digits, not the current PIN, not your birth year',
    faults: {
      differs: 'The two new PINs are not the same. Type it again.',
      same: 'The new PIN is the current one. Choose another.',
    },
    wrong: 'That is not your current PIN.',
    change: 'Change PIN',
    changing: 'Changing…',
    forgot: 'Forgot the PIN?',
    locked: {
      heading: 'No attempts left',
      /** `untilMs`: null where the bank does not say. */
      text: (untilMs: number | null) =>
        `The bank has locked this line for ${LOCK_MINUTES} minutes${untilMs === null ? '' : `, until ${clockText(untilMs)}`}. Your other lenders work.`,
    },
    done: {
      heading: 'Done',
      text: 'Your new PIN works from now.',
      sms: (mobile: string) => `The bank sent an SMS to ${mobile}.`,
    },
    account: 'My Account',
    setup: {
      heading: 'Set a new PIN',
      text: (lender: string) => `${lender} sends an OTP to your number and asks your date of birth.`,
      send: identityMessages.english.mobile.send,
      sending: identityMessages.english.otp.resending,
      prove: 'It is me',
      proveText: (lender: string) => `Both go to ${lender}, which compares them with its records.`,
      birth: 'Date of birth',
      birthPlaceholder: 'DD/MM/YYYY',
      next: 'Continue',
      checking: identityMessages.english.otp.verifying,
      choose: 'Choose your new PIN',
      rule: 'Four digits, not your birth year',
      set: 'Set PIN',
      setting: 'Setting…',
      back: 'I remember it',
    },
  },
  import.meta.glob('/shared/messages/*/frames/line-pin.ts', { import: 'default' }),
);
