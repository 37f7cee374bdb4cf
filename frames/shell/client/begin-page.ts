import type { tellFault } from '../../platform/analytics/tell-fault';
import { carryCampaign } from './campaign-links';
import { canStore } from './can-store';
import { watchNetwork } from './watch-network';

/** Tells of a fault. */
export type Tell = (thrown: unknown, during: 'chunk' | 'unhandled') => void;

/** What runs first in every page of the site: it says that there is no network or no storage, and tells the server of what
 *  nothing else has caught. `load`: what tells it. */
export function beginPage(
  page: Window & typeof globalThis,
  load: () => Promise<{ readonly tellFault: typeof tellFault }>,
): { readonly isCompatible: boolean; readonly tell: Tell } {
  // A line that brings nothing takes nothing away either.
  const tell: Tell = (...fault) =>
    void load()
      .then((part) => part.tellFault(page, ...fault))
      .catch(() => undefined);
  page.addEventListener('error', ({ error }) => tell(error, 'unhandled'));
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'unhandled'));
  watchNetwork(page);
  carryCampaign(page.document);
  return { isCompatible: canStore(page), tell };
}
