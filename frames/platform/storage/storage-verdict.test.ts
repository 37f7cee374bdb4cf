import { describe, expect, it } from 'vitest';
import { judgeStorage, type StorageBrowser, thisBrowser } from './storage-verdict';

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};
const browser = (change: Partial<StorageBrowser> = {}): StorageBrowser => ({
  openLocal: () => localStorage,
  openSession: () => sessionStorage,
  isFramed: true,
  hasStorageAccess: async () => true,
  ...change,
});
const neither = { openLocal: denied, openSession: denied };

describe('the verdict on a browser’s storage', () => {
  it('is ready where both work', async () => {
    expect((await judgeStorage(browser())).kind).toBe('ready');
  });

  it('is incompatible on a page of its own where storage is denied', async () => {
    expect(await judgeStorage(browser({ ...neither, isFramed: false }))).toEqual({ kind: 'incompatible' });
  });

  it('is incompatible in a frame where storage is broken for everyone', async () => {
    expect(await judgeStorage(browser(neither))).toEqual({ kind: 'incompatible' });
  });

  it('is incompatible where the browser’s word on access cannot be had', async () => {
    const hasStorageAccess = () => Promise.reject(new Error('no'));
    expect(await judgeStorage(browser({ ...neither, hasStorageAccess }))).toEqual({ kind: 'incompatible' });
  });

  it('is memory in a frame that is denied storage as a third party, and the memory works', async () => {
    const verdict = await judgeStorage(browser({ ...neither, hasStorageAccess: async () => false }));
    if (verdict.kind !== 'memory') throw new Error(verdict.kind);
    verdict.stores.local.set('a', '1');
    verdict.stores.session.set('a', '2');
    expect([verdict.stores.local.get('a'), verdict.stores.session.get('a')]).toEqual(['1', '2']);
  });

  it('keeps the one that works where only one is denied', async () => {
    const verdict = await judgeStorage(browser({ openLocal: denied, hasStorageAccess: async () => false }));
    if (verdict.kind !== 'memory') throw new Error(verdict.kind);
    verdict.stores.session.set('kept', 'yes');
    expect(sessionStorage.getItem('kept')).toBe('yes');
    sessionStorage.clear();
  });

  it('takes a browser that does not know storage access for one that grants it', async () => {
    expect(await thisBrowser(window).hasStorageAccess()).toBe(true);
  });
});
