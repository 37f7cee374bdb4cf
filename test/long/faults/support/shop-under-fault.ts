import { expect } from 'vitest';
import { type ServerProcess, startProcess } from '../../../../server/testing/server-process';
import type { Crowd } from './crowd';

export const SECRET = 'process-test-secret-0123456789abcdef';
const BACK_WITHIN_MS = 5_000;
const PATIENCE_MS = 60_000;

/** A built server. `where`: its database. */
export const startShop = (where: { readonly DATABASE_URL: string } | { readonly KADAM_DATA: string }) =>
  startProcess({
    ...where,
    KADAM_EXAMPLE_SECRET: SECRET,
    KADAM_DATABASE_POOL: '8',
  });

export async function endAll(servers: readonly ServerProcess[]): Promise<void> {
  for (const { child, end } of servers) if (child.exitCode === null && child.signalCode === null) await end('SIGKILL');
}

/** Until so many more shoppers have paid: others are at every step then. */
export const untilPaid = (crowd: Crowd, more: number): Promise<void> => until(() => crowd.paid, more);

/** Until so many more answers have come. */
export const untilHeard = (crowd: Crowd, more: number): Promise<void> => until(() => crowd.heard.answers, more);

/** Until so many more calls have been told to come again. */
export const untilOutages = (crowd: Crowd, more: number): Promise<void> => until(() => crowd.heard.outages, more);

async function until(seen: () => number, more: number): Promise<void> {
  const wanted = seen() + more;
  await expect.poll(seen, { timeout: PATIENCE_MS, interval: 5 }).toBeGreaterThanOrEqual(wanted);
}

/** The first success after now comes in time. */
export async function successSoon(crowd: Crowd): Promise<void> {
  const sinceMs = Date.now();
  await expect.poll(() => crowd.lastSuccessAtMs, { timeout: BACK_WITHIN_MS, interval: 20 }).toBeGreaterThan(sinceMs);
}
