import type { Language } from '../../shared/words/language';

/** What the fields for number and OTP say. `errors`: null in English, whose sentences the server sends. */
export const identityMessages = (
  { common, identity }: Pick<Language, 'common' | 'identity'>,
  errors: Language['errors'] | null,
) => ({
  ...identity,
  newWindow: common.newWindow,
  otp: { ...identity.otp, attempts: common.attempts },
  errors: { text: common.failed.text, byName: errors },
});
