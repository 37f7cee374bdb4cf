import { createKadam } from './create-kadam';
import { replayQueue } from './replay-queue';
import type { Waiting } from './stub';
import type { KadamApi } from './types';

declare global {
  interface Window {
    /** The SDK; before its script has arrived, the stub with its queue. */
    Kadam?: KadamApi;
  }
}

// `currentScript` is the tag that loads us: its origin is the provider. Without an address (the text put into a page)
// there is no provider; such a page uses the module.
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;
const waiting = window.Kadam as (KadamApi & { q?: Waiting[] }) | undefined;
if (src && !waiting?.version) {
  const kadam = createKadam({ provider: new URL(src).origin });
  window.Kadam = kadam;
  replayQueue(waiting?.q ?? [], kadam);
}
