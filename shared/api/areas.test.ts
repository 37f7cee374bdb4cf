import { describe, expect, it } from 'vitest';
import { areas } from '.';
import type { EndpointScope } from './endpoint';

/** Callers of each area: one kind of caller, except for the listed endpoints. Tests of the server use the scope of each
 *  endpoint; this test checks the scopes themselves. */
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

describe('area', () => {
  it.each(Object.entries(areas))('%s has the intended callers', (area, { endpoints }) => {
    const scopes = Object.entries(calledBy[area] ?? {});
    const [common] = scopes.find(([, names]) => names === 'all others') ?? [];
    const scopeOf = (name: string) => scopes.find(([, names]) => names !== 'all others' && names.includes(name))?.[0];
    const found = Object.entries(endpoints).map(([name, { scope }]) => `${name}: ${scope}`);
    expect(found).toEqual(Object.keys(endpoints).map((name) => `${name}: ${scopeOf(name) ?? common}`));
  });
});
