import { describe, expect, it } from 'vitest';
import { areas } from '.';
import type { EndpointScope } from './endpoint';

/** Who calls what, area by area: all of it is for one kind of caller, but for what is named here. What a test of the server
 *  asks each endpoint is its scope; that the scope itself is the right one stands here. */
const calledBy: Readonly<Record<string, Partial<Record<EndpointScope, 'all others' | readonly string[]>>>> = {
  Payments: { merchant: 'all others' },
  'Product page': { page: 'all others' },
  'Sales app': { sales: 'all others' },
  Telesales: { telesales: 'all others', merchant: ['beginTelesales'], public: ['requestInfo', 'refuseRequest'] },
  Sessions: { widget: 'all others', site: ['logoutEverywhere'] },
  Widgets: { widget: 'all others', public: ['userVariant'] },
  Checkout: { checkout: 'all others', widget: ['checkLimit'], public: ['takeTabHandover'] },
  'Payment by phone': { checkout: 'all others' },
  'New to the bank': {
    checkout: 'all others',
    widget: ['initiateOwnApplication', 'ownApplicationStatus', 'initiateSharedApplication', 'createApplicationTicket'],
    site: [
      'verificationDetails',
      'sendVerificationCode',
      'verifyVerificationCode',
      'declineVerification',
      'submitVerification',
    ],
    public: ['ntbInfo'],
  },
  'Credit lines': {
    site: 'all others',
    widget: ['initiateCreditLine', 'authorizeCreditLine', 'confirmCreditLine', 'mandateRedirection'],
  },
  Acquisition: { widget: 'all others' },
  'Shopper’s site': { site: 'all others' },
  Disputes: { site: 'all others' },
  'What is owed': { site: 'all others' },
  Catalogue: { public: 'all others' },
  Sandbox: { merchant: 'all others' },
  Operations: { public: 'all others' },
};

describe('the area', () => {
  it.each(Object.entries(areas))('%s is called by those for whom it is meant', (area, { endpoints }) => {
    const scopes = Object.entries(calledBy[area] ?? {});
    const [common] = scopes.find(([, names]) => names === 'all others') ?? [];
    const scopeOf = (name: string) => scopes.find(([, names]) => names !== 'all others' && names.includes(name))?.[0];
    const found = Object.entries(endpoints).map(([name, { scope }]) => `${name}: ${scope}`);
    expect(found).toEqual(Object.keys(endpoints).map((name) => `${name}: ${scopeOf(name) ?? common}`));
  });
});
