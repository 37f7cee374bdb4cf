import { checkout } from '../../shared/words/en/checkout';
import { common } from '../../shared/words/en/common';
import { planChoice } from '../../shared/words/en/plan-choice';
import type { Language } from '../../shared/words/language';
import { catalogue } from '../platform/i18n/catalogue';

type FirstFiles = Pick<Language, 'checkout' | 'common' | 'planChoice'>;
/** Of screens that load late. */
export type DeferredFiles = Pick<
  Language,
  | 'applicationConsent'
  | 'checkoutDeferred'
  | 'common'
  | 'compareOffers'
  | 'identity'
  | 'lenderChoice'
  | 'lending'
  | 'lenderSteps'
  | 'nearest'
  | 'otherFlows'
  | 'paymentFailures'
  | 'terminal'
>;
/** English has its deferred words where they are read (`deferred-messages`), and the server's sentences for errors; another
 *  language brings all of its own, once its first screen is there. */
type LaterFiles = Omit<DeferredFiles, keyof FirstFiles> & Pick<Language, 'errors' | 'paymentErrors'>;

const messagesOf = (files: FirstFiles | (FirstFiles & LaterFiles)) => ({
  ...files.checkout,
  lang: files.common.lang,
  offline: files.common.offline,
  common: { ...files.common, ...files.checkout.common, retry: files.common.failed.tryAgain },
  plans: files.planChoice,
  errors: {
    ...files.common.failed,
    byName: 'errors' in files ? { ...files.errors, ...files.paymentErrors } : null,
  },
  deferred: 'errors' in files ? files : null,
});
export type Messages = Omit<ReturnType<typeof messagesOf>, 'deferred'> & { readonly deferred: DeferredFiles | null };

/** What the checkout says. */
export const checkoutWords = catalogue<FirstFiles, LaterFiles, Messages>(
  messagesOf,
  { checkout, common, planChoice },
  import.meta.stagedWords(
    ['checkout', 'common', 'planChoice'],
    [
      'errors',
      'paymentErrors',
      'applicationConsent',
      'checkoutDeferred',
      'compareOffers',
      'identity',
      'lenderChoice',
      'lending',
      'lenderSteps',
      'nearest',
      'otherFlows',
      'paymentFailures',
      'terminal',
    ],
  ),
);
