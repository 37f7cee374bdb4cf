import { applicationConsent } from '../../shared/words/en/application-consent';
import { checkoutDeferred } from '../../shared/words/en/checkout-deferred';
import { common } from '../../shared/words/en/common';
import { compareOffers } from '../../shared/words/en/compare-offers';
import { identity } from '../../shared/words/en/identity';
import { lenderChoice } from '../../shared/words/en/lender-choice';
import { lenderSteps } from '../../shared/words/en/lender-steps';
import { lending } from '../../shared/words/en/lending';
import { nearest } from '../../shared/words/en/nearest';
import { otherFlows } from '../../shared/words/en/other-flows';
import { paymentFailures } from '../../shared/words/en/payment-failures';
import { terminal } from '../../shared/words/en/terminal';
import { perFiles } from '../platform/i18n/per-files';
import type { DeferredFiles, Messages } from './words';

const messagesOf = perFiles((files: DeferredFiles) => ({
  ...files.lenderSteps,
  ...files.otherFlows,
  ...files.terminal,
  /** `language`: of the consent, for the record. */
  ntb: { ...files.otherFlows.ntb, language: files.common.locale, consent: files.applicationConsent.text },
  lenderChoice: { ...files.lending, ...files.lenderChoice },
  compare: files.compareOffers,
  limits: { ...files.lending, ...files.otherFlows.limits },
  ended: {
    ...files.otherFlows.ended,
    sessionExpired: { ...files.terminal.sessionExpired, ...files.otherFlows.ended.sessionExpired },
  },
  failures: files.paymentFailures,
  nearest: files.nearest,
  side: { ...files.checkoutDeferred.planMore, ...files.checkoutDeferred.side },
  planMore: files.checkoutDeferred.planMore,
  noPlans: files.checkoutDeferred.noPlans,
  moreTime: files.checkoutDeferred.moreTime,
  mobile: {
    ...files.identity.mobile,
    ...files.checkoutDeferred.mobile,
  },
  otp: {
    ...files.identity.otp,
    ...files.checkoutDeferred.otp,
    attempts: files.common.attempts,
    terms: files.identity.terms,
  },
}));
export type DeferredMessages = ReturnType<typeof messagesOf>;

const english: DeferredFiles = {
  applicationConsent,
  checkoutDeferred,
  common,
  compareOffers,
  identity,
  lenderChoice,
  lending,
  lenderSteps,
  nearest,
  otherFlows,
  paymentFailures,
  terminal,
};

/** Words of a screen that loads late. Only such screens import this, so that the first one does not wait for words that it
 *  does not say. */
export const deferredMessages = ({ deferred }: Messages): DeferredMessages => messagesOf(deferred ?? english);
