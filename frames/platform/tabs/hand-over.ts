import { localeOf } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { tabRedirection } from '../../../shared/site/tab-address';
import { listenToTab } from './tab-channel';

/** What of a window it takes. */
export interface HandingPage extends Pick<typeof globalThis, 'BroadcastChannel'> {
  open(url: string, target: string): { opener: unknown; readonly location: { href: string } } | null;
  readonly document: { readonly documentElement: { readonly lang: string } };
  readonly location: { readonly origin: string };
}

interface Destination {
  /** Stores the address at the server. Resolves with the name of the hand-over. */
  readonly keep: () => Promise<string>;
  /** The same address, if the hand-over fails. */
  readonly url: string;
  /** The customer is back in the tab. */
  readonly onBack: () => void;
}

/**
 * Opens a page of somebody else's in a new tab, by the page that hands tabs over: it names the host, goes on, and tells this
 * page when the customer is back. False where the browser opened no tab. A hand-over that cannot be had costs that word,
 * and never the address: the tab goes there at once. Source: S1§2.2 (RTE-060).
 */
export async function handOver(page: HandingPage, { keep, url, onBack }: Destination): Promise<boolean> {
  // Opened empty first, and at once: later the browser takes it for a page that nobody has asked for.
  const tab = page.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  const handover = await keep().catch(() => null);
  if (handover === null) {
    tab.location.href = url;
    return true;
  }
  listenToTab(page, handover, onBack);
  const path = pathIn(localeOf(page.document.documentElement.lang), tabRedirection.path);
  tab.location.href = `${page.location.origin}${path}#${handover}`;
  return true;
}
