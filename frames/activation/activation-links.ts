import type { Locale } from '../../shared/locales';
import { changePinAddress } from '../../shared/site/activation-addresses';
import { pathIn } from '../../shared/site/address';
import { shoppingAddress } from '../../shared/site/shopping-address';
import { activationAddress } from './read-activation';

/** Addresses of the next pages, in the language of the page. */
export interface ActivationLinks {
  /** The shop that waits, or all shops. */
  readonly shop: string;
  readonly later: string;
  readonly eligible: string;
  readonly forgot: string;
  readonly help: string;
  readonly steps: string;
}

/** `shopKey`: of the shop that waits; null for none. */
export function activationLinks(
  page: Pick<Window, 'document' | 'location'>,
  locale: Locale,
  lenderId: string | null,
  shopKey: string | null,
): ActivationLinks {
  const query = new URLSearchParams({ ...(lenderId !== null && { lenderId }), forgot: '1' });
  return {
    shop: shoppingAddress(locale, shopKey),
    later: shoppingAddress(locale, null),
    eligible: pathIn(locale, '/eligible'),
    steps: activationAddress('steps', page),
    forgot: pathIn(locale, `${changePinAddress.path}?${query}`),
    help: pathIn(locale, '/faq'),
  };
}
