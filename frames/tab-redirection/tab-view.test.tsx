import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedClient } from '../platform/page/testing/recorded-client';
import { showFlow } from '../platform/page/testing/show-flow';
import { browserStore } from '../platform/storage/key-value-store';
import { handedOver } from '../platform/tabs/handed-over';
import { performTab } from './perform-tab';
import { type Handed, tabFlow } from './tab.flow';
import { TabView } from './tab-view';

const HANDOVER = 'v'.repeat(22);
const ADDRESS = `/tab-redirection#${HANDOVER}`;
const URL_OF_LENDER = 'https://pay.lender.example/confirm?x=1';

let went: string[];
let closed: number;
const shown = (data: Handed) => {
  const page = Object.create(window, {
    document: { value: document },
    location: { value: { assign: (to: string) => went.push(to) } },
    sessionStorage: { value: sessionStorage },
    BroadcastChannel: { value: BroadcastChannel },
    setTimeout: { value: window.setTimeout.bind(window) },
    addEventListener: { value: () => undefined },
    close: {
      value: () => {
        closed += 1;
      },
    },
  });
  showFlow(tabFlow, TabView, data, { client: recordedClient().client, page, perform: performTab });
};
const mark = (): string | null => {
  const store = browserStore(() => sessionStorage);
  return store && handedOver(store, Date.now());
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  [went, closed] = [[], 0];
  document.documentElement.lang = 'en-IN';
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a tab on its way', () => {
  it('names the host, goes on after 1.5 s, and remembers its own address', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    shown({ is: 'ready', url: URL_OF_LENDER, address: ADDRESS });
    expect(heading()).toBe('You go on to pay.lender.example');
    vi.advanceTimersByTime(1_499);
    expect([went, mark()]).toEqual([[], null]);
    vi.advanceTimersByTime(1);
    expect([went, mark()]).toEqual([[URL_OF_LENDER], ADDRESS]);
  });

  it('goes on in a background tab too', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    shown({ is: 'ready', url: URL_OF_LENDER, address: ADDRESS });
    vi.advanceTimersByTime(1_500);
    expect(went).toEqual([URL_OF_LENDER]);
  });

  it('goes on at once by its link, which is remembered too', () => {
    shown({ is: 'ready', url: URL_OF_LENDER, address: ADDRESS });
    const link = screen.getByRole('link', { name: 'Go on now' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect([link.getAttribute('href'), mark()]).toEqual([URL_OF_LENDER, ADDRESS]);
  });

  it.each([
    ['used', 'This tab has done its work'],
    ['unknown', 'This way leads nowhere'],
  ] as const)('that is %s leads nowhere, and says so', (is, says) => {
    shown({ is });
    expect([heading(), screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([says, null, null]);
  });

  it('is in Hindi', () => {
    document.documentElement.lang = 'hi-IN';
    shown({ is: 'used' });
    expect(heading()).toBe('इस टैब का काम हो चुका है');
  });
});

describe('a tab that is back', () => {
  it('tells the page that opened it, and closes once that has heard', async () => {
    const opener = new BroadcastChannel('kadam-tab');
    opener.onmessage = ({ data }) => opener.postMessage({ says: 'heard', handover: data.handover });
    shown({ is: 'back', handover: HANDOVER });
    expect([heading(), screen.getByRole('status').textContent]).toEqual(['Back to the shop', '']);
    await vi.waitFor(() => expect(closed).toBe(1));
    expect(heading()).toBe('You can close this tab');
    opener.close();
  });

  it('closes its channel to the page that opened it when the view goes', async () => {
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    shown({ is: 'back', handover: HANDOVER });
    close.mockClear();
    cleanup();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('shows where the shop is if its page does not answer within 1 s, and closes when asked to', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    shown({ is: 'back', handover: HANDOVER });
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(heading()).toBe('Back to the shop');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect([heading(), closed]).toEqual(['Go back to the shop', 0]);
    expect(screen.getByRole('status').textContent).toContain('nothing is lost');
    fireEvent.click(screen.getByRole('button', { name: 'Close this tab' }));
    expect(closed).toBe(1);
  });
});
