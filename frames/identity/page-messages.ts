import { errorMessages } from '../../shared/errors/messages';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { commonMessages } from '../kit/common.messages';
import { identityMessages } from './messages';

/** What the fields for number and OTP say. */
export const identityMessagesOf = (locale: Locale) => {
  const { newWindow, attempts, failed } = messagesIn(locale, commonMessages);
  const identity = messagesIn(locale, identityMessages);
  return {
    ...identity,
    newWindow,
    otp: { ...identity.otp, attempts },
    errors: { text: failed.text, byName: messagesIn(locale, errorMessages) },
  };
};
