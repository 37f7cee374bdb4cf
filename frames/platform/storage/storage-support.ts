import { historyStore } from './history-store';
import { browserStore, type KeyValueStore, memoryStore } from './key-value-store';

export interface Stores {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}

/** Both storages of the browser, or what stands for one that does not work:
 *  - ready: both work.
 *  - memory: the browser denies storage to a frame only. Values live as long as the page, those of the session as long
 *    as the frame's history entry, and the app works.
 *  - incompatible: storage is broken for everyone, in a frame as on a page of its own. Source: S1§2.3, S2§3. */
interface StorageSupport {
  readonly kind: 'ready' | 'memory' | 'incompatible';
  readonly stores: Stores;
}

export interface StorageBrowser {
  readonly openLocal: () => Storage;
  readonly openSession: () => Storage;
  /** Stands for session storage in a frame that has none. */
  readonly openHistory: () => KeyValueStore;
  readonly isFramed: boolean;
  /** The browser's word on storage access; rejects or resolves true where it does not partition or deny. */
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
