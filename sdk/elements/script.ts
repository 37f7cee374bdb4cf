import { globalByName } from '../global-by-name';
import { tagAddress } from '../tag-address';
import type { KadamApi } from '../types/kadam.mjs';
import { defineEligibility } from './eligibility-element';
import { definePromo } from './promo-element';

interface SdkModule {
  createKadam(given: { provider: string }): KadamApi;
}

// The provider is the origin of the script tag, and the SDK is in the same folder.
const address = tagAddress();
if (address) {
  const provider = new URL(address).origin;
  let own: Promise<KadamApi> | undefined;

  /** Loads the SDK once if the page has none. A failed load is retried by the next call. */
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
