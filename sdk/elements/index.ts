import { createKadam } from '../index';
import type { KadamApi } from '../types';
import { defineEligibility } from './eligibility-element';
import { definePromo } from './promo-element';

export type { PromoPlan, PromoTerms } from './promo-terms';
export type * from './types';

/** Makes `<kadam-promo>` and `<kadam-eligibility>` known to the page. `provider`: an origin like `https://pay.example`.
 *  `kadam`: the SDK that the page has already; without it the elements have one of their own. On a server, and the
 *  second time, it does nothing. */
export function defineElements({
  provider,
  kadam = createKadam({ provider }),
}: {
  provider: string;
  kadam?: KadamApi;
}): void {
  if (typeof customElements === 'undefined') return;
  const world = { provider, kadam: () => kadam };
  definePromo(world);
  defineEligibility(world);
}
