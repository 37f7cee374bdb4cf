import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { benefit } from '../../shared/bridge/frames';
import { common } from '../../shared/words/en/common';
import { connect } from '../platform/bridge';
import { startFlow } from './start-flow';

// The page is shared with other tests: its errors are theirs.
vi.mock('../platform/analytics/report-errors', () => ({ reportErrors: () => ({ report: () => undefined }) }));

const App = () => null;
const hindi = { ...common, lang: 'hi-IN' };
/** What it says on screens that load late too. */
const whole = Promise.resolve({ ...hindi, lang: 'all of hi-IN' });

/** Starts a flow that only notes what it is told, on a page of its own. */
async function started() {
  const told: unknown[] = [];
  const performed: unknown[] = [];
  let openBy: (request: string) => void = () => undefined;
  await act(() =>
    startFlow(window, document.body, {
      connection: connect(benefit),
      name: 'benefit',
      words: { english: common, load: async () => common, loadAll: async () => common, whole },
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
      onReady: (_, open) => {
        openBy = (request) => open(request, hindi);
      },
      onOpen: (request) => void told.push(`after ${request}`),
    }),
  );
  return { told, performed, open: (request: string) => openBy(request) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a flow that is started', () => {
  it('has its own ports beside those of every flow', async () => {
    const { told, performed } = await started();
    expect([told, performed]).toEqual([[], ['first']]);
  });

  it('is opened in its language, then with what was asked for, goes on after that, and has the rest of its words', async () => {
    const { told, open } = await started();
    open('by its address');
    expect(told).toEqual(['hi-IN', { type: 'opened', open: 'by its address' }, 'after by its address']);
    await whole;
    expect(told.at(-1)).toBe('all of hi-IN');
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
