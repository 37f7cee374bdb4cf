import { browserStore, type KeyValueStore, memoryStore } from './key-value-store';

export interface Stores {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}

/** Both storages of the browser, or what stands for one that does not work:
 *  - ready: both work.
 *  - memory: the browser denies storage to third parties only (a frame without storage access): values live as long
 *    as the page, and the app works.
 *  - incompatible: storage is broken for everyone, in a frame as on a page of its own. Source: S1§2.3, S2§3. */
interface StorageSupport {
  readonly kind: 'ready' | 'memory' | 'incompatible';
  readonly stores: Stores;
}

export interface StorageBrowser {
  readonly openLocal: () => Storage;
  readonly openSession: () => Storage;
  readonly isFramed: boolean;
  /** The browser's word on storage access; rejects or resolves true where it does not partition or deny. */
  readonly hasStorageAccess: () => Promise<boolean>;
}

export async function detectStorage(browser: StorageBrowser): Promise<StorageSupport> {
  const local = browserStore(browser.openLocal);
  const session = browserStore(browser.openSession);
  const stores = { local: local ?? memoryStore(), session: session ?? memoryStore() };
  if (local && session) return { kind: 'ready', stores };
  const isDeniedToThirdParties = browser.isFramed && !(await browser.hasStorageAccess().catch(() => true));
  return { kind: isDeniedToThirdParties ? 'memory' : 'incompatible', stores };
}

export const thisBrowser = (page: Window & typeof globalThis): StorageBrowser => ({
  openLocal: () => page.localStorage,
  openSession: () => page.sessionStorage,
  isFramed: page.parent !== page,
  hasStorageAccess: async () => ('hasStorageAccess' in page.document ? await page.document.hasStorageAccess() : true),
});
