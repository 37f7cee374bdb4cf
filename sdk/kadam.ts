import { kadamOf } from './create-kadam';
import { globalByName } from './global-by-name';
import { replayQueue } from './replay-queue';
import type { Waiting } from './stub';
import { tagAddress } from './tag-address';
import type { KadamOnPage } from './types/kadam.mjs';

// The origin of the tag that loads us is the provider. Without one (the text put into a page) every call says
// SCRIPT_LOAD_FAILED, until a tag of ours has come; such a page uses the module.
const address = tagAddress();
const waiting = globalByName('Kadam') as (KadamOnPage & { q?: Waiting[] }) | undefined;
if (!waiting?.version) {
  const kadam = kadamOf(address ? new URL(address).origin : '');
  window.Kadam = kadam;
  replayQueue(waiting?.q ?? [], kadam);
}
