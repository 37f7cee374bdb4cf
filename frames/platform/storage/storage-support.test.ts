import { describe, expect, it } from 'vitest';
import { memoryStore } from './key-value-store';
import { detectStorage, type StorageBrowser, thisBrowser } from './storage-support';

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};
const browser = (change: Partial<StorageBrowser> = {}): StorageBrowser => ({
  openLocal: () => localStorage,
  openSession: () => sessionStorage,
  openHistory: memoryStore,
  isFramed: true,
  hasStorageAccess: async () => true,
  ...change,
});
const neither = { openLocal: denied, openSession: denied };

describe('what a browser’s storage', () => {
  it('is ready where both work', async () => {
    expect((await detectStorage(browser())).kind).toBe('ready');
  });

  // @req NFR-001, NFR-002
  it('is incompatible on a page of its own where storage is denied', async () => {
    expect((await detectStorage(browser({ ...neither, isFramed: false }))).kind).toBe('incompatible');
  });

  it('is incompatible in a frame where storage is broken for everyone', async () => {
    expect((await detectStorage(browser(neither))).kind).toBe('incompatible');
  });

  it('is incompatible where the browser’s word on access cannot be had', async () => {
    const hasStorageAccess = () => Promise.reject(new Error('no'));
    expect((await detectStorage(browser({ ...neither, hasStorageAccess }))).kind).toBe('incompatible');
  });

  it('is memory in a frame that is denied storage as a third party, and the memory works', async () => {
    const support = await detectStorage(browser({ ...neither, hasStorageAccess: async () => false }));
    expect(support.kind).toBe('memory');
    support.stores.local.set('a', '1');
    support.stores.session.set('a', '2');
    expect([support.stores.local.get('a'), support.stores.session.get('a')]).toEqual(['1', '2']);
  });

  it('keeps the one that works where only one is denied', async () => {
    const support = await detectStorage(browser({ openLocal: denied, hasStorageAccess: async () => false }));
    expect(support.kind).toBe('memory');
    support.stores.session.set('probe', 'yes');
    expect(sessionStorage.getItem('probe')).toBe('yes');
    sessionStorage.clear();
  });

  it('keeps the session in the history of a frame that is denied storage as a third party', async () => {
    const { openHistory } = thisBrowser(window);
    const support = await detectStorage(browser({ ...neither, openHistory, hasStorageAccess: async () => false }));
    support.stores.session.set('a', '2');
    expect(openHistory().get('a')).toBe('2');
    support.stores.session.remove('a');
    history.replaceState(null, '');
  });

  it('takes a browser that does not know storage access for one that grants it', async () => {
    expect(await thisBrowser(window).hasStorageAccess()).toBe(true);
  });
});
