// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/brand';
import type { OpenCheckoutPayload } from '../../../shared/bridge/frames';
import { memoryStore } from '../../platform/storage/key-value-store';
import { writeBrand } from '../../platform/stored/brand';
import { configOf, entryOf, merchantOf, merchantOfPage, requestOfHost } from './open-request';

const NOW_MS = 1_700_000_000_000;
const payload = (change: Partial<OpenCheckoutPayload> = {}): OpenCheckoutPayload => ({
  protocolVersion: 1,
  merchantKey: 'zenmart_sandbox',
  checkoutToken: 't'.repeat(43),
  merchantDetails: { merchantName: 'Zenmart', merchantOrigin: 'https://shop.example' },
  ...change,
});

describe('what the host asks for', () => {
  it('is as usual where it says nothing', () => {
    expect(configOf(payload())).toEqual({
      closeWidgetOnBack: false,
      closeIconConfig: { showCloseIcon: true, shouldShowCancellationPopup: true },
      userDetailsConfig: { showMobileContainer: true, showEditIcon: true },
    });
  });

  it('replaces only what it names', () => {
    expect(
      configOf(
        payload({
          closeWidgetOnBack: true,
          closeIconConfig: { shouldShowCancellationPopup: false, showCancellationPopup: true },
          userDetailsConfig: { showEditIcon: false },
        }),
      ),
    ).toEqual({
      closeWidgetOnBack: true,
      closeIconConfig: { showCloseIcon: true, shouldShowCancellationPopup: false },
      userDetailsConfig: { showMobileContainer: true, showEditIcon: false },
    });
  });

  // @req WID-022
  it.each([
    ['https://shop.example', false],
    ['https://kadam.example', true],
  ])('is of the provider’s own page where that is at %s: %s', (merchantOrigin, isProviderOrigin) => {
    const stores = { local: memoryStore(), session: memoryStore() };
    // SAFETY: nothing else of a page and a session is read.
    const ports = {
      page: { location: { origin: 'https://kadam.example' }, document: { cookie: 'clientId=client-0001' } },
      session: { headers: () => ({}), clear: () => undefined },
      stores,
      nowMs: () => 0,
      isOnline: () => true,
    } as unknown as Parameters<typeof requestOfHost>[1];
    const asked = payload({ merchantDetails: { merchantName: 'Zenmart', merchantOrigin } });
    expect(requestOfHost(asked, ports)).toMatchObject({
      isProviderOrigin,
      hasSession: false,
      draft: null,
      clientId: 'client-0001',
    });
  });

  // @req WID-017
  it('has its names, and our colours where it gave none', () => {
    expect(merchantOf(payload({ merchantTheme: { primaryCTAColor: '#112233' } }))).toEqual({
      merchantKey: 'zenmart_sandbox',
      merchantName: 'Zenmart',
      merchantLogo: '',
      merchantURL: '',
      merchantOrigin: 'https://shop.example',
      theme: { primaryCTAColor: '#112233', secondaryCTAColor: brand.theme.secondaryCTAColor, scheme: 'light' },
    });
  });
});

describe('a page of its own', () => {
  it.each([
    ['/payment/init', '?ref=abc&merchantKey=z', { kind: 'page', ref: 'abc' }],
    ['/payment/init/', '', { kind: 'page', ref: '' }],
    ['/checkout-lender-hosted-txn-redirect', '?x=1', { kind: 'lenderReturn' }],
    ['/checkout-lender-hosted-txn-status/', '', { kind: 'lenderReturn' }],
  ])('at %s%s is opened as %o', (pathname, search, entry) => {
    expect(entryOf({ pathname, search })).toEqual(entry);
  });

  it('belongs to the merchant of its address, and to its first registered origin', () => {
    const origins = ['https://a.example', 'https://b.example'];
    expect(merchantOfPage('?merchantKey=z', origins, memoryStore(), NOW_MS)).toMatchObject({
      merchantKey: 'z',
      merchantOrigin: 'https://a.example',
    });
    expect(merchantOfPage('', [], memoryStore(), NOW_MS)).toMatchObject({ merchantKey: '', merchantOrigin: '' });
  });

  // @req STO-012
  it('has the stored theme #b5121b and logo of merchant z at z, and ours at merchant y', () => {
    const store = memoryStore();
    const logo = 'https://z.example/logo.svg';
    writeBrand(store, { merchantKey: 'z', theme: { primaryCTAColor: '#b5121b', corners: 'square' }, logo }, NOW_MS);
    expect(merchantOfPage('?merchantKey=z', [], store, NOW_MS)).toMatchObject({
      merchantLogo: logo,
      theme: { ...brand.theme, primaryCTAColor: '#b5121b', corners: 'square' },
    });
    expect(merchantOfPage('?merchantKey=y', [], store, NOW_MS)).toMatchObject({ merchantLogo: '', theme: brand.theme });
  });
});
