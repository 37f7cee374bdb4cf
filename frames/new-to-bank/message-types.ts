import type { applicationConsentMessages } from '../../shared/legal/application-consent.messages';
import type { Locale } from '../../shared/locales';
import type { Texts } from '../../shared/messages/define-messages';
import type { otherFlowsMessages } from '../checkout/other-flows.messages';

/** Messages of applying with a lender. */
export type ApplicationMessages = Texts<typeof otherFlowsMessages>['ntb'] & {
  /** The language of `consent`, for the record. */
  readonly language: Locale;
  readonly consent: Texts<typeof applicationConsentMessages>['text'];
};

/** Where an application is: the lender asks the rest on its own page, it decides, it has decided. */
export type ApplicationStep = keyof ApplicationMessages['status'];
