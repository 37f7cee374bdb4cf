// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OpenSalesAppPayload } from '../../../shared/bridge/frames';
import { merchantDataOf, routeOf } from './open-request';

const payload: OpenSalesAppPayload = {
  protocolVersion: 1,
  merchantKey: 'zenmart',
  type: 'EMI_HOME',
  icScope: 'sales',
  merchantAgentId: 'ZM-1',
  authToken: 'token-1',
  merchantTheme: { primaryCTAColor: '#112233', secondaryCTAColor: '#445566' },
  merchantDetails: {
    merchantName: 'Zenmart',
    merchantLogo: 'https://cdn.example/zen.svg',
    merchantURL: 'https://zen.example',
    merchantOrigin: 'https://shop.example',
  },
};

describe('what the host sent', () => {
  // @req SDK-002, SAL-075, Q-042
  it('becomes the nine fields of the merchant, and the scope', () => {
    expect(merchantDataOf(payload)).toEqual({
      type: 'EMI_HOME',
      merchantKey: 'zenmart',
      merchantName: 'Zenmart',
      merchantLogo: 'https://cdn.example/zen.svg',
      merchantAgentId: 'ZM-1',
      merchantURL: 'https://zen.example',
      theme: { primaryCTAColor: '#112233', secondaryCTAColor: '#445566', scheme: 'light' },
      postMsgMerchantOrigin: 'https://shop.example',
      authToken: 'token-1',
      icScope: 'sales',
    });
  });

  // @req SAL-077, SAL-078
  it('without colours has #007E3F and #5faf5d, without logo and address empty ones', () => {
    const { merchantTheme: _, ...plain } = payload;
    const { merchantName, merchantOrigin } = payload.merchantDetails;
    expect(merchantDataOf({ ...plain, merchantDetails: { merchantName, merchantOrigin } })).toMatchObject({
      theme: { primaryCTAColor: '#007E3F', secondaryCTAColor: '#5faf5d' },
      merchantLogo: '',
      merchantURL: '',
    });
  });

  it('with one colour keeps the default of the other', () => {
    const theme = { secondaryCTAColor: '#445566' };
    expect(merchantDataOf({ ...payload, merchantTheme: theme }).theme).toEqual({
      primaryCTAColor: '#007E3F',
      secondaryCTAColor: '#445566',
      scheme: 'light',
    });
  });
});

describe('the address of the page', () => {
  it.each([
    ['/sales-emi-home', '/sales-emi-home'],
    ['/sales-emi-home/', '/sales-emi-home'],
    ['/sa-communication-screen', null],
    ['/', null],
    ['/sales-emi-home/more', null],
  ])('%s is %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });
});
