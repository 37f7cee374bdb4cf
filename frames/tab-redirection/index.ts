import * as z from 'zod/mini';
import { HandoverId, takeTabHandover } from '../../shared/api/tab-handover';
import type { ApiClient } from '../platform/api/client';
import { ownPage } from '../platform/own-page';
import { browserStore } from '../platform/storage/key-value-store';
import { handedOver } from '../platform/tabs/handed-over';
import { type Handed, TabView } from './tab-view';

async function take(client: ApiClient, handover: string, address: string): Promise<Handed> {
  const { state, url } = await client.call(takeTabHandover, { handover });
  if (state === 'ready' && url !== null && /^https?:\/\//i.test(url)) return { is: 'ready', url, address };
  return { is: state === 'used' ? 'used' : 'unknown' };
}

/** `/tab-redirection#{handover}`: what a new tab opens with, and where its customer comes back. Source: S1§2.2 (RTE-060). */
export const tabRedirectionPage = ownPage<Handed>({
  isForGuests: true,
  async ask(client, page) {
    const { pathname, hash } = page.location;
    const { data: handover } = z.safeParse(HandoverId, hash.slice(1));
    if (handover === undefined) return { is: 'unknown' };
    const address = pathname + hash;
    const store = browserStore(() => page.sessionStorage);
    if (store && handedOver(store, Date.now()) === address) return { is: 'back', handover };
    return take(client, handover, address);
  },
  View: TabView,
});
