import { createKadam } from './create-kadam';
import { replayQueue } from './replay-queue';
import type { Waiting } from './stub';
import type { KadamOnPage } from './window';

// `currentScript` is the tag that loads us: its origin is the provider. Without an address (the text put into a page)
// there is no provider; such a page uses the module.
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;
const waiting = window.Kadam as (KadamOnPage & { q?: Waiting[] }) | undefined;
if (src && !waiting?.version) {
  const kadam = createKadam({ provider: new URL(src).origin });
  window.Kadam = kadam;
  replayQueue(waiting?.q ?? [], kadam);
}
