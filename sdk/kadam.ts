import { kadamOf } from './create-kadam';
import { globalByName } from './global-by-name';
import { replayQueue } from './replay-queue';
import type { Waiting } from './stub';
import { tagAddress } from './tag-address';
import type { KadamOnPage } from './types/kadam.mjs';

// The provider is the origin of the script tag. In an inline script every call throws SCRIPT_LOAD_FAILED, until a script
// tag replaces this SDK.
const address = tagAddress();
const waiting = globalByName('Kadam') as (KadamOnPage & { q?: Waiting[] }) | undefined;
if (!waiting?.version) {
  const kadam = kadamOf(address ? new URL(address).origin : '');
  window.Kadam = kadam;
  replayQueue(waiting?.q ?? [], kadam);
}
