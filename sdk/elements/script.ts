import type { KadamApi } from '../types';
import { defineEligibility } from './eligibility-element';
import { definePromo } from './promo-element';

interface SdkModule {
  createKadam(given: { provider: string }): KadamApi;
}

// `currentScript` is the tag that loads us: its origin is the provider, and the SDK lies beside it.
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;
if (src) {
  const provider = new URL(src).origin;
  let own: Promise<KadamApi> | undefined;

  /** Loads the SDK for a page that has none, once; a load that failed is tried again the next time. */
  const load = (): Promise<KadamApi> => {
    own ??= (import(new URL('kadam.mjs', src).href) as Promise<SdkModule>)
      .then(({ createKadam }) => createKadam({ provider }))
      .catch((error: unknown) => {
        own = undefined;
        throw error;
      });
    return own;
  };
  const world = { provider, kadam: () => window.Kadam ?? load() };
  definePromo(world);
  defineEligibility(world);
}
