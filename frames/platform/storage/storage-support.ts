import { historyStore } from './history-store';
import { browserStore, type KeyValueStore, memoryStore } from './key-value-store';

export interface Stores {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}

/** Both storages of the browser, or replacements. Source: S1§2.3, S2§3.
 *  - ready: both work.
 *  - memory: the browser denies storage to a frame. Local values live as long as the page, session values as long as the
 *    history entry.
 *  - incompatible: storage does not work, in a frame or outside. */
interface StorageSupport {
  readonly kind: 'ready' | 'memory' | 'incompatible';
  readonly stores: Stores;
}

export interface StorageBrowser {
  readonly openLocal: () => Storage;
  readonly openSession: () => Storage;
  /** Replaces session storage in a frame. */
  readonly openHistory: () => KeyValueStore;
  readonly isFramed: boolean;
  /** Storage Access API; rejects or resolves true if the browser does not partition or deny. */
  readonly hasStorageAccess: () => Promise<boolean>;
}

export async function detectStorage(browser: StorageBrowser): Promise<StorageSupport> {
  const local = browserStore(browser.openLocal);
  const session = browserStore(browser.openSession);
  if (local && session) return { kind: 'ready', stores: { local, session } };
  const isDeniedToThirdParties = browser.isFramed && !(await browser.hasStorageAccess().catch(() => true));
  const spare = isDeniedToThirdParties ? browser.openHistory : memoryStore;
  return {
    kind: isDeniedToThirdParties ? 'memory' : 'incompatible',
    stores: { local: local ?? memoryStore(), session: session ?? spare() },
  };
}

export const thisBrowser = (page: Window & typeof globalThis): StorageBrowser => ({
  openLocal: () => page.localStorage,
  openSession: () => page.sessionStorage,
  openHistory: () => historyStore(page),
  isFramed: page.parent !== page,
  hasStorageAccess: async () => ('hasStorageAccess' in page.document ? await page.document.hasStorageAccess() : true),
});
