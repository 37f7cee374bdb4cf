import { errorMessages } from '../../shared/errors/messages';
import { paymentErrorMessages } from '../../shared/errors/payment.messages';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { commonMessages } from '../kit/common.messages';
import { planChoiceMessages } from '../lending/plan-option.messages';
import { checkoutMessages } from './messages';

/** What the checkout says. */
export const messagesOf = perLocale((locale: Locale) => {
  const own = messagesIn(locale, checkoutMessages);
  const common = messagesIn(locale, commonMessages);
  const errors = messagesIn(locale, errorMessages);
  return {
    ...own,
    locale,
    offline: common.offline,
    common: { ...common, ...own.common, retry: common.failed.tryAgain },
    plans: messagesIn(locale, planChoiceMessages),
    errors: { ...common.failed, byName: errors && { ...errors, ...messagesIn(locale, paymentErrorMessages) } },
  };
});
export type Messages = ReturnType<typeof messagesOf>;
