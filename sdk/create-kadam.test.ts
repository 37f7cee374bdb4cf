import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKadam } from './create-kadam';

beforeEach(() => vi.stubGlobal('KADAM_VERSION', '0.0.0-test'));
// Immediately, because the next import uses the document.
afterEach(() => vi.unstubAllGlobals());

const shop = { merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' } };

describe('createKadam', () => {
  it.each([
    undefined,
    null,
    7,
    '',
    'null',
    'pay.example',
    '//pay.example',
    'https://',
    'https://pay.example/kadam',
    'https://pay.example/?',
    'https://pay.example#x',
    'https://user:pass@pay.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///kadam.js',
    'ftp://pay.example',
  ])('refuses the provider %j with OPTIONS_INVALID and the field', (provider) => {
    expect(() => createKadam({ provider } as { provider: string })).toThrowError(
      expect.objectContaining({ code: 'OPTIONS_INVALID', field: 'provider', retryable: false }),
    );
  });

  it('refuses a missing provider and an unknown option', () => {
    // SAFETY: what a page that is not TypeScript may give.
    expect(() => createKadam(undefined as never)).toThrowError(expect.objectContaining({ code: 'OPTIONS_INVALID' }));
    expect(() => createKadam({ provider: 'https://pay.example', merchantKey: 'k' } as never)).toThrowError(
      expect.objectContaining({ code: 'OPTIONS_INVALID', field: 'merchantKey' }),
    );
  });

  it.each([
    ['https://pay.example', 'https://pay.example'],
    ['https://pay.example/', 'https://pay.example'],
    ['https://PAY.example:443', 'https://pay.example'],
    ['http://localhost:4400', 'http://localhost:4400'],
    ['http://[::1]:4400', 'http://[::1]:4400'],
  ])('loads frames of the provider %s from %s', (provider, origin) => {
    const undo = createKadam({ provider }).preload('checkout', { merchantKey: 'zenmart_sandbox' });
    const frames = [...document.body.children].map((host) => host.shadowRoot?.querySelector('iframe')?.src);
    expect(frames).toEqual([`${origin}/payment/init?merchantKey=zenmart_sandbox`]);
    undo();
  });
});

describe('createKadam on a server', () => {
  it('creates the SDK, whose calls throw NO_BROWSER', () => {
    vi.stubGlobal('document', undefined);
    const kadam = createKadam({ provider: 'https://pay.example' });
    const calls = [
      () => kadam.openSalesApp({ ...shop, merchantAgentId: 'ZM-3071', getAuthToken: () => 'token' }),
      () => kadam.openCheckout({ ...shop, checkoutToken: 'token' }),
      () => kadam.checkEligibility(shop),
      () => kadam.checkEligibility({ ...shop, mode: 'headless' }),
      () => kadam.checkEligibility({ ...shop, container: '#check' }),
      () => kadam.mountBenefits('#benefits', shop),
      () => kadam.openCommunication(shop),
      () => kadam.preload('checkout', { merchantKey: 'zenmart_sandbox' }),
    ];
    for (const call of calls) expect(call).toThrowError(expect.objectContaining({ code: 'NO_BROWSER' }));
  });
});
