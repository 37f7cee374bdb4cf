import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { benefit } from '../../shared/bridge/frames';
import { connect } from '../platform/bridge';
import { pageStores } from '../platform/storage/page-stores';
import { writeBrand } from '../platform/stored/brand';
import { type FlowPorts, startFlow } from './start-flow';

// The page is shared with other tests: its errors are theirs.
vi.mock('../platform/analytics/report-errors', () => ({ reportErrors: () => ({ report: () => undefined }) }));

const App = () => null;
const hindi = { lang: 'hi-IN' };

/** Starts a flow that only notes what it is told, on a page of its own. */
async function started() {
  const told: unknown[] = [];
  const performed: unknown[] = [];
  let openBy: (request: string) => void = () => undefined;
  let ports: Pick<FlowPorts<typeof benefit>, 'client' | 'stores'> | undefined;
  await act(() =>
    startFlow(window, document.body, {
      connection: connect(benefit),
      name: 'benefit',
      messagesOf: () => hindi,
      machine: {
        send: (event: { readonly type: string }) => void told.push(event),
        connect: (perform: (effect: string) => void) => perform('first'),
        speak: ({ lang }: { readonly lang: string }) => void told.push(lang),
      },
      App,
      incoming: {},
      ownPorts: { note: performed },
      createPerformer:
        ({ note }) =>
        (effect: string) =>
          void note.push(effect),
      requestOf: () => 'by the host',
      onReady: (given, open) => {
        ports = given;
        openBy = (request) => open(request, hindi);
      },
      onOpen: (request) => void told.push(`after ${request}`),
    }),
  );
  return { told, performed, ports, open: (request: string) => openBy(request) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a flow that is started', () => {
  it('has its own ports beside those of every flow', async () => {
    const { told, performed } = await started();
    expect([told, performed]).toEqual([[], ['first']]);
  });

  it('is opened in its language, then with what was asked for, and goes on after that', async () => {
    const { told, open } = await started();
    open('by its address');
    expect(told).toEqual(['hi-IN', { type: 'opened', open: 'by its address' }, 'after by its address']);
  });

  // @req STO-029
  it('receives the user uuid that a call has set, once, and stores it as uuId', async () => {
    const { told, ports } = await started();
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('userUUID=u-1; clientId=c-1');
    let afterCall: (() => void) | undefined;
    void ports?.client((options) => {
      afterCall = options.afterCall;
      return { call: () => Promise.reject(new Error('nothing is asked')) };
    });
    afterCall?.();
    afterCall?.();
    cookie.mockReturnValue('userUUID=u-2');
    afterCall?.();
    expect(told).toEqual([
      { type: 'userUuidSeen', userUuid: 'u-1', clientId: 'c-1' },
      { type: 'userUuidSeen', userUuid: 'u-2', clientId: 'c-1' },
    ]);
    expect(ports?.stores.local.get('uuId')).toContain('u-2');
    localStorage.clear();
  });

  // @req STO-011
  it('looks like merchant z before its host opens it, where this browser keeps the theme of z', async () => {
    const look = () => document.documentElement.style.getPropertyValue('--cta');
    document.documentElement.removeAttribute('style');
    window.history.replaceState(null, '', '?merchantKey=z');
    writeBrand(pageStores(window).local, { merchantKey: 'z', theme: { primaryCTAColor: '#b5121b' } }, Date.now());
    await started();
    expect(look()).toContain('rgb(181,18,27)');
    document.documentElement.removeAttribute('style');
    window.history.replaceState(null, '', '?merchantKey=y');
    await started();
    expect(look()).toBe('');
    window.history.replaceState(null, '', '?');
    localStorage.clear();
  });

  it('is told at once that there is no network, and that the browser keeps nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { told } = await started();
    expect(told).toEqual([{ type: 'wentOffline' }, { type: 'storageChecked', available: false }]);
  });
});
