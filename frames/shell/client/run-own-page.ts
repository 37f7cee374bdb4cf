import { tellFault } from '../../platform/analytics/tell-fault';
import type { StartOwnPage } from '../../platform/own-page';
import { beginPage, type Tell } from './begin-page';
import { keepIdentified } from './identify';
import { OWN_COMING, OWN_ROOT } from './own-root';

/** Runs a page of whoever has logged in (`OwnRoot`). `load` brings what draws it; where that does not come, the page itself
 *  says that it did not open. Returns what tells of a fault. */
export function runOwnPage(page: Window & typeof globalThis, load: () => Promise<StartOwnPage>): Tell {
  const { document } = page;
  const { isCompatible, tell, stores } = beginPage(page, async () => ({ tellFault }));
  void keepIdentified(page, stores);
  const root = document.getElementById(OWN_ROOT);
  const coming = document.getElementById(OWN_COMING);
  if (!root || !coming || !isCompatible) return tell;
  void load()
    .then((start) => start(page, { root, coming, loginAt: root.dataset.login ?? '' }))
    .catch((error: unknown) => {
      root.toggleAttribute('data-failed', true);
      tell(error, 'chunk');
    });
  return tell;
}
