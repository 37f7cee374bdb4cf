import { localeOf } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { tabRedirection } from '../../../shared/site/tab-address';
import { listenToTab } from './tab-channel';

/** Used parts of a window. */
export interface HandingPage extends Pick<typeof globalThis, 'BroadcastChannel'> {
  open(url: string, target: string): { opener: unknown; readonly location: { href: string } } | null;
  readonly document: { readonly documentElement: { readonly lang: string } };
  readonly location: { readonly origin: string };
}

interface Destination {
  /** Stores the address on the server. Resolves with the name of the hand-over. */
  readonly keep: () => Promise<string>;
  /** Address to open if the hand-over fails. */
  readonly url: string;
  /** The customer has returned to the tab. */
  readonly onBack: () => void;
}

/**
 * Opens an external page in a new tab through our redirect page, which names the host and reports the customer's return.
 * False if the browser opened no tab. If the hand-over fails, the tab opens the address directly. Source: S1§2.2 (RTE-060).
 */
export async function handOver(page: HandingPage, { keep, url, onBack }: Destination): Promise<boolean> {
  // Opened empty and at once: later the browser blocks it as a pop-up.
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
