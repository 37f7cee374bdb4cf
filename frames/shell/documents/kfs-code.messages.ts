import { mobileText } from '../../../shared/format/mobile-text';
import { defineMessages } from '../../../shared/messages/define-messages';
import { plural } from '../../../shared/messages/en/grammar';

export const kfsCodeMessages = defineMessages(
  {
    title: 'Open your Key Facts Statement',
    text: (masked: string) => `We send an OTP to ${mobileText(masked)}, the number that this loan was taken with.`,
    send: 'Send OTP',
    sent: (masked: string, minutes: number) =>
      `Enter the OTP we sent to ${mobileText(masked)}. It is valid for ${minutes} minutes.`,
    code: 'OTP',
    submit: 'Open the statement',
    again: 'Send another OTP',
    wrong: (left: number) =>
      plural(left, {
        one: `That OTP is not right. You have ${left} more try.`,
        other: `That OTP is not right. You have ${left} more tries.`,
      }),
    expired: 'That OTP can no longer be used. Ask for another one.',
    blocked: 'Too many wrong OTPs. Try again in 30 minutes.',
    tooSoon: 'An OTP was sent a moment ago. Wait a little before you ask for another one.',
    notSent: 'The OTP could not be sent. Try again in a minute.',
    busyNetwork: 'Too many OTPs have been sent from your network. Try again in a few minutes, or use another network.',
  },
  import.meta.glob('/shared/messages/*/frames/shell/documents/kfs-code.ts', { import: 'default' }),
);
