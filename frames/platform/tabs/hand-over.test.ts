import { afterEach, describe, expect, it, vi } from 'vitest';
import { type HandingPage, handOver } from './hand-over';

const HANDOVER = 'o'.repeat(22);
const URL_OF_LENDER = 'https://lender.example/pay';
const page = (tab: ReturnType<HandingPage['open']>): HandingPage => ({
  BroadcastChannel,
  document,
  location: { origin: 'https://kadam.example' },
  open: vi.fn(() => tab),
});
const newTab = () => ({ opener: 'this page' as unknown, location: { href: '' } });
const destination = (keep: () => Promise<string>, onBack = () => undefined) => ({ keep, url: URL_OF_LENDER, onBack });
const other = new BroadcastChannel('kadam-tab');
afterEach(() => {
  document.documentElement.lang = '';
});

describe('an address that is handed over', () => {
  it('opens a tab that cannot reach back, before the server is asked, and leads it to the page of the hand-over', async () => {
    document.documentElement.lang = 'hi-IN';
    const tab = newTab();
    const opened = page(tab);
    const keep = vi.fn(async () => {
      expect(opened.open).toHaveBeenCalledExactlyOnceWith('', '_blank');
      return HANDOVER;
    });
    expect(await handOver(opened, destination(keep))).toBe(true);
    expect(tab).toEqual({
      opener: null,
      location: { href: `https://kadam.example/hi/tab-redirection#${HANDOVER}` },
    });
  });

  it('goes to the lender at once where there is no hand-over to be had', async () => {
    const tab = newTab();
    expect(
      await handOver(
        page(tab),
        destination(() => Promise.reject(new Error('no line'))),
      ),
    ).toBe(true);
    expect(tab).toEqual({ opener: null, location: { href: URL_OF_LENDER } });
  });

  it('that the browser does not open is told, and the server is not asked', async () => {
    const keep = vi.fn(async () => HANDOVER);
    expect(await handOver(page(null), destination(keep))).toBe(false);
    expect(keep).not.toHaveBeenCalled();
  });

  it('hears when the customer is back', async () => {
    const onBack = vi.fn();
    await handOver(
      page(newTab()),
      destination(async () => HANDOVER, onBack),
    );
    other.postMessage({ says: 'back', handover: HANDOVER });
    await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  });
});
