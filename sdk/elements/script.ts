import { globalByName } from '../global-by-name';
import { tagAddress } from '../tag-address';
import type { KadamApi } from '../types/kadam.mjs';
import { defineEligibility } from './eligibility-element';
import { definePromo } from './promo-element';

interface SdkModule {
  createKadam(given: { provider: string }): KadamApi;
}

// The origin of the tag that loads us is the provider, and the SDK lies beside it.
const address = tagAddress();
if (address) {
  const provider = new URL(address).origin;
  let own: Promise<KadamApi> | undefined;

  /** Loads the SDK for a page that has none, once; a load that failed is tried again the next time. */
  const load = (): Promise<KadamApi> => {
    own ??= (import(new URL('kadam.mjs', address).href) as Promise<SdkModule>)
      .then(({ createKadam }) => createKadam({ provider }))
      .catch((error: unknown) => {
        own = undefined;
        throw error;
      });
    return own;
  };
  const environment = { provider, kadam: () => (globalByName('Kadam') as KadamApi | undefined) ?? load() };
  definePromo(environment);
  defineEligibility(environment);
}
