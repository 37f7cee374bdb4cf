import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KadamApi, OpenSalesAppOptions, SalesAppSession, SessionEnd } from './kadam';
import { runSalesApp, type SdkEvent } from './sales-session';

const call = {
  merchantKey: 'zenmart_sandbox',
  merchantAgentId: 'ZM-3071',
  merchantDetails: { merchantName: 'Zenmart' },
};

/** A fake SDK; `emit` dispatches its events. */
function pretendSdk() {
  const handlers = new Map<string, (payload: never) => void>();
  let options: OpenSalesAppOptions | null = null;
  let end: (end: SessionEnd) => void = () => undefined;
  const session: SalesAppSession = {
    on(event, handler) {
      handlers.set(event, handler);
      return session;
    },
    off: () => session,
    result: new Promise((resolve) => {
      end = resolve;
    }),
    close: vi.fn(),
    destroy: vi.fn(),
    setAmount: vi.fn(),
  };
  const sdk: Partial<KadamApi> = {
    version: '0.0.0',
    openSalesApp(given) {
      options = given;
      return session;
    },
  };
  vi.stubGlobal('Kadam', sdk);
  return {
    end: (how: SessionEnd) => end(how),
    // SAFETY: a test emits each event with its payload.
    emit: (event: string, payload: unknown) => handlers.get(event)?.(payload as never),
    token: async () => (options ?? expect.fail('not opened')).getAuthToken(),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('runSalesApp', () => {
  it('reports the call, every event and the end', async () => {
    const sdk = pretendSdk();
    const events: SdkEvent[] = [];
    runSalesApp(call, (event) => events.push(event));
    sdk.emit('opened', { type: 'EMI_HOME' });
    sdk.end({ reason: 'escape' });
    await vi.waitFor(() => expect(events).toHaveLength(3));
    expect(events).toEqual([
      { direction: 'page → app', name: 'openSalesApp', payload: call },
      { direction: 'app → page', name: 'opened', payload: { type: 'EMI_HOME' } },
      { direction: 'app → page', name: 'closed', payload: { reason: 'escape' } },
    ]);
  });

  it("requests a token of the agent from the shop's server, an expired one on request", async () => {
    const sdk = pretendSdk();
    const fetched = vi.fn(async () => new Response('{"authToken":"t"}'));
    vi.stubGlobal('fetch', fetched);
    runSalesApp(call, () => undefined, { isTokenExpired: true });
    expect(await sdk.token()).toBe('t');
    expect(fetched).toHaveBeenCalledWith(
      '/kadam/token',
      expect.objectContaining({ method: 'POST', body: '{"agentId":"ZM-3071","expired":true}' }),
    );
  });

  it('reports SCRIPT_LOAD_FAILED if the script has not loaded, and can be called again', () => {
    const events: SdkEvent[] = [];
    expect(runSalesApp(call, (event) => events.push(event))).toBeNull();
    expect(events.at(-1)).toMatchObject({ name: 'threw', payload: { code: 'SCRIPT_LOAD_FAILED', retryable: true } });
  });

  it('reports the field of a refused call and rethrows other exceptions', () => {
    const events: SdkEvent[] = [];
    const refusal = Object.assign(new Error('amount'), { code: 'OPTIONS_INVALID', retryable: false, field: 'amount' });
    const thrown = vi.fn<() => never>(() => {
      throw refusal;
    });
    vi.stubGlobal('Kadam', { version: '0.0.0', openSalesApp: thrown });
    runSalesApp(call, (event) => events.push(event));
    expect(events.at(-1)?.payload).toEqual({ code: 'OPTIONS_INVALID', retryable: false, field: 'amount' });
    thrown.mockImplementation(() => {
      throw new TypeError('broken');
    });
    expect(() => runSalesApp(call, () => undefined)).toThrow('broken');
  });
});
