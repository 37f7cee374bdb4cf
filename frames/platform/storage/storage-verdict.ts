import { browserStore, type KeyValueStore, memoryStore } from './key-value-store';

export interface Stores {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
}

/** Both storages of the browser, or how to do without them:
 *  - ready: both work.
 *  - memory: the browser denies storage to third parties only (a frame without storage access): values live as long
 *    as the page, and the app works.
 *  - incompatible: storage is broken for everyone, in a frame as on a page of its own. Source: S1§2.3, S2§3. */
export type StorageVerdict =
  | { readonly kind: 'ready' | 'memory'; readonly stores: Stores }
  | { readonly kind: 'incompatible' };

export interface StorageBrowser {
  readonly openLocal: () => Storage;
  readonly openSession: () => Storage;
  readonly isFramed: boolean;
  /** The browser's word on storage access; rejects or resolves true where it does not partition or deny. */
  readonly hasStorageAccess: () => Promise<boolean>;
}

export async function judgeStorage(browser: StorageBrowser): Promise<StorageVerdict> {
  const local = browserStore(browser.openLocal);
  const session = browserStore(browser.openSession);
  if (local && session) return { kind: 'ready', stores: { local, session } };
  if (!browser.isFramed) return { kind: 'incompatible' };
  const isDeniedToThirdParties = !(await browser.hasStorageAccess().catch(() => true));
  if (!isDeniedToThirdParties) return { kind: 'incompatible' };
  return { kind: 'memory', stores: { local: local ?? memoryStore(), session: session ?? memoryStore() } };
}

export const thisBrowser = (page: Window & typeof globalThis): StorageBrowser => ({
  openLocal: () => page.localStorage,
  openSession: () => page.sessionStorage,
  isFramed: page.parent !== page,
  hasStorageAccess: async () => ('hasStorageAccess' in page.document ? await page.document.hasStorageAccess() : true),
});
