import type { Locale } from '../../shared/locales';
import type { Language } from '../../shared/words/language';

/** Words of applying with a lender. */
export type ApplicationWords = Language['otherFlows']['ntb'] & {
  /** The language of `consent`, for the record. */
  readonly language: Locale;
  readonly consent: Language['applicationConsent']['text'];
};

/** Where an application is: the lender asks the rest on its own page, it decides, it has decided. */
export type ApplicationStep = keyof ApplicationWords['status'];
