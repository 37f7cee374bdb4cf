import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginOpenPage } from './begin-open-page';

type Told = (entries: object, observer: { disconnect(): void }) => void;

/** Reports the page's paint. */
let paint: () => void;
const stopped = vi.fn();
const cookie = vi.fn(() => 'lastTouch=diwali');
const setItem = vi.fn();
const link = (): string | undefined => document.querySelector('a')?.search;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: Told) {
        paint = () => told([], { disconnect: stopped });
      }
      observe = vi.fn();
    },
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('no line'))),
  );
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, { setItem, removeItem: vi.fn(), getItem: () => 'kadam.probe' });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(cookie);
  document.body.innerHTML =
    '<nav data-campaign><a href="/faq">FAQ</a></nav><dialog id="no-internet"></dialog><p id="incompatible" hidden></p>';
});
afterEach(() => vi.unstubAllGlobals());

it('asks for no cookie and no storage before the page is painted, and keeps the visit after it', () => {
  beginOpenPage(window);
  expect([cookie.mock.calls.length, setItem.mock.calls.length, link()]).toEqual([0, 0, '']);
  paint();
  expect(link()).toBe('?utm_campaign=diwali');
  expect(setItem).toHaveBeenCalledWith('utmCampaign', expect.stringContaining('diwali'));
  expect(stopped).toHaveBeenCalledTimes(1);
});

it('says once it is painted that the browser keeps nothing for the site', () => {
  setItem.mockImplementation(() => {
    throw new Error('refused');
  });
  beginOpenPage(window);
  const notice = document.getElementById('incompatible');
  expect(notice?.hidden).toBe(true);
  paint();
  expect(notice?.hidden).toBe(false);
  setItem.mockReset();
});

it('says at once that there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  beginOpenPage(window);
  expect(document.querySelector('dialog')?.open).toBe(true);
});
