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

// `currentScript` is the tag that loads us: its origin is the provider.
const script = document.currentScript;
const waiting = window.Kadam as (KadamApi & { q?: Waiting[] }) | undefined;
if (script instanceof HTMLScriptElement && !waiting?.version) {
  const kadam = createKadam({ provider: new URL(script.src).origin });
  window.Kadam = kadam;
  replayQueue(waiting?.q ?? [], kadam);
}
