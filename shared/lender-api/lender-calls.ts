import { applicationCalls } from './calls/applications';
import { catalogueCalls } from './calls/catalogue';
import { disputeCalls } from './calls/disputes';
import { eligibilityCalls } from './calls/eligibility';
import { feedCalls } from './calls/feed';
import { lineCalls } from './calls/lines';
import { loanCalls } from './calls/loans';
import { mandateCalls } from './calls/mandates';
import { reservationCalls } from './calls/reservations';
import { sandboxCalls } from './calls/sandbox';
import type { LenderCall } from './lender-call';

/** Calls of Kadam to a lender, by area. */
export const lenderAreas = {
  Connection: { about: 'Health, lenders and rate cards of the connection.', calls: catalogueCalls },
  Eligibility: { about: 'Who the customer is to the lenders, and what they offer.', calls: eligibilityCalls },
  Reservations: { about: 'From the reserved loan to the lender’s promise to pay.', calls: reservationCalls },
  Mandates: { about: 'Permission to debit the instalments.', calls: mandateCalls },
  Applications: { about: 'Customers who are new to a lender.', calls: applicationCalls },
  Lines: { about: 'Credit lines and their PINs.', calls: lineCalls },
  Loans: { about: 'Loans, quotes, closures, payments, refunds and documents.', calls: loanCalls },
  Disputes: { about: 'Complaints to the lender.', calls: disputeCalls },
  Feed: { about: 'Events and reconciliation.', calls: feedCalls },
  Sandbox: { about: 'Test customers. No lender in production has these.', calls: sandboxCalls },
} as const;

export const lenderApi = {
  ...catalogueCalls,
  ...eligibilityCalls,
  ...reservationCalls,
  ...mandateCalls,
  ...applicationCalls,
  ...lineCalls,
  ...loanCalls,
  ...disputeCalls,
  ...feedCalls,
  ...sandboxCalls,
};
export type LenderCallName = keyof typeof lenderApi;
export const lenderCallNames = Object.keys(lenderApi) as LenderCallName[];

/** The GET that has the result of a call that was answered with 202; null if the same call is repeated instead. */
export function resultCallOf({ path }: LenderCall): LenderCallName | null {
  const get = (wanted: (other: string) => boolean): LenderCallName | undefined =>
    lenderCallNames.find((name) => lenderApi[name].method === 'GET' && wanted(lenderApi[name].path));
  for (let at = path; at.includes('/:'); at = at.slice(0, at.lastIndexOf('/'))) {
    const found = get((other) => other === at);
    if (found) return found;
  }
  return get((other) => other.startsWith(`${path}/:`)) ?? null;
}
