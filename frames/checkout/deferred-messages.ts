import { applicationConsentMessages } from '../../shared/legal/application-consent.messages';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { identityMessages } from '../identity/messages';
import { commonMessages } from '../kit/common.messages';
import { terminalMessages } from '../kit/terminal.messages';
import { compareOffersMessages } from '../lending/compare-offers.messages';
import { lenderChoiceMessages } from '../lending/lender-choice.messages';
import { lendingMessages } from '../lending/messages';
import { nearestMessages } from '../lending/nearest.messages';
import { lenderStepsMessages } from './lender-steps.messages';
import { otherFlowsMessages } from './other-flows.messages';
import type { Messages } from './page-messages';
import { paymentFailuresMessages } from './screens/failure.messages';
import { checkoutScreensMessages } from './screens/messages';

const messagesOf = perLocale((locale) => ({
  ...messagesIn(locale, lenderStepsMessages),
  ...messagesIn(locale, otherFlowsMessages),
  ...messagesIn(locale, terminalMessages),
  /** `language`: of the consent, for the record. */
  ntb: {
    ...messagesIn(locale, otherFlowsMessages).ntb,
    language: locale,
    consent: messagesIn(locale, applicationConsentMessages).text,
  },
  lenderChoice: { ...messagesIn(locale, lendingMessages), ...messagesIn(locale, lenderChoiceMessages) },
  compare: messagesIn(locale, compareOffersMessages),
  limits: { ...messagesIn(locale, lendingMessages), ...messagesIn(locale, otherFlowsMessages).limits },
  ended: {
    ...messagesIn(locale, otherFlowsMessages).ended,
    sessionExpired: {
      ...messagesIn(locale, terminalMessages).sessionExpired,
      ...messagesIn(locale, otherFlowsMessages).ended.sessionExpired,
    },
  },
  failures: messagesIn(locale, paymentFailuresMessages),
  nearest: messagesIn(locale, nearestMessages),
  side: {
    ...messagesIn(locale, checkoutScreensMessages).planMore,
    ...messagesIn(locale, checkoutScreensMessages).side,
  },
  planMore: messagesIn(locale, checkoutScreensMessages).planMore,
  noPlans: messagesIn(locale, checkoutScreensMessages).noPlans,
  moreTime: messagesIn(locale, checkoutScreensMessages).moreTime,
  mobile: {
    ...messagesIn(locale, identityMessages).mobile,
    ...messagesIn(locale, checkoutScreensMessages).mobile,
  },
  otp: {
    ...messagesIn(locale, identityMessages).otp,
    ...messagesIn(locale, checkoutScreensMessages).otp,
    attempts: messagesIn(locale, commonMessages).attempts,
    terms: messagesIn(locale, identityMessages).terms,
  },
}));
export type DeferredMessages = ReturnType<typeof messagesOf>;

/** Messages of screens that load late. Only such screens import this, so that the first one does not wait for texts that it
 *  does not show. */
export const deferredMessages = ({ locale }: Pick<Messages, 'locale'>): DeferredMessages => messagesOf(locale);
