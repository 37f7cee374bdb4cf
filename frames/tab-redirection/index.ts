import * as z from 'zod/mini';
import { HandoverId, takeTabHandover } from '../../shared/api/tab-handover';
import type { ApiClient } from '../platform/api/client';
import { sitePage } from '../platform/page/site-page';
import { browserStore } from '../platform/storage/key-value-store';
import { handedOver } from '../platform/tabs/handed-over';
import { performTab } from './perform-tab';
import { type Handed, tabFlow } from './tab.flow';
import { TabView } from './tab-view';

async function take(client: ApiClient, handover: string, address: string): Promise<Handed> {
  const { state, url } = await client.call(takeTabHandover, { handover });
  if (state === 'ready' && url !== null && /^https?:\/\//i.test(url)) return { is: 'ready', url, address };
  return { is: state === 'used' ? 'used' : 'unknown' };
}

async function load(client: ApiClient, page: Window & typeof globalThis): Promise<Handed> {
  const { pathname, hash } = page.location;
  const { data: handover } = z.safeParse(HandoverId, hash.slice(1));
  if (handover === undefined) return { is: 'unknown' };
  const address = pathname + hash;
  const store = browserStore(() => page.sessionStorage);
  if (store && handedOver(store, Date.now()) === address) return { is: 'back', handover };
  return take(client, handover, address);
}

/** `/tab-redirection#{handover}`: first page of a new tab, to which the customer returns. Source: S1§2.2 (RTE-060). */
export const tabRedirectionPage = sitePage({
  load,
  flow: tabFlow,
  View: TabView,
  access: 'guest',
  perform: performTab,
});
