import { INTERCEPTED_MESSAGE } from '../../shared/errors/intercepted';
import { MODAL_MESSAGE } from '../../shared/errors/row';
import type { Locale } from '../../shared/locales';
import { defineMessages } from '../../shared/messages/define-messages';

/** What every page says. */
export const commonMessages = defineMessages(
  {
    /** Language of these texts. */
    locale: 'en' as Locale,
    back: 'Back',
    close: 'Close',
    check: 'Check eligibility',
    optional: '(optional)',
    partners: 'Our Lending Partners',
    /** Before our mark, and behind it. */
    poweredBy: ['Powered by', ''] as readonly string[],
    code: (code: number | string) => `Code ${code}`,
    /** Second line of the top bar. */
    emiWith: (product: string) => `EMI with ${product}`,
    /** Visually hidden text after a link. */
    newWindow: '(opens in a new window)',
    /** Null unless 1 to 3 are left; 'attempt(s)' is the specification's. */
    attempts: (remaining: number | null) =>
      remaining !== null && remaining >= 1 && remaining <= 3 ? `Last ${remaining} attempt(s) remaining` : null,
    /** Of screens that several pages have. */
    titles: { accountBlocked: 'Account Blocked', incompatible: 'Incompatible browser' },
    /** Where a failure brings no words of its own. Source: S1§8. */
    failed: { title: 'Error', text: MODAL_MESSAGE, tryAgain: 'Try again' },
    /** Source: S2§2, S2§8. */
    offline: {
      title: 'No Internet',
      text: 'Please check your internet connection.',
      tryAgain: 'Try Again',
      closesItself: 'This closes by itself once you’re back online.',
    },
    intercepted: INTERCEPTED_MESSAGE,
  },
  import.meta.glob('/shared/messages/*/frames/kit/common.ts', { import: 'default' }),
);
