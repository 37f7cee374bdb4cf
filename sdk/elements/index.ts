import { createKadam } from '../index';
import type { KadamApi } from '../types/kadam.mjs';
import { defineEligibility } from './eligibility-element';
import { definePromo } from './promo-element';

export function defineElements({
  provider,
  kadam = createKadam({ provider }),
}: {
  provider: string;
  kadam?: KadamApi;
}): void {
  if (typeof customElements === 'undefined') return;
  const environment = { provider, kadam: () => kadam };
  definePromo(environment);
  defineEligibility(environment);
}
