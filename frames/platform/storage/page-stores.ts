import { browserStore, memoryStore } from './key-value-store';
import type { Stores } from './storage-support';

/** Both storages of a page. A denied storage is replaced by memory. */
export const pageStores = (page: Pick<Window, 'localStorage' | 'sessionStorage'>): Stores => ({
  local: browserStore(() => page.localStorage) ?? memoryStore(),
  session: browserStore(() => page.sessionStorage) ?? memoryStore(),
});
