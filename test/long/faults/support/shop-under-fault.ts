import { expect } from 'vitest';
import { type ServerProcess, startProcess } from '../../../../server/testing/server/server-process';
import type { ShopperLoad } from './shopper-load';

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

/** Waits for this many more payments; other shoppers are at every step then. */
export const untilPaid = (load: ShopperLoad, more: number): Promise<void> => until(() => load.paid, more);

/** Waits for this many more answers. */
export const untilHeard = (load: ShopperLoad, more: number): Promise<void> => until(() => load.heard.answers, more);

/** Waits for this many more 503 answers. */
export const untilOutages = (load: ShopperLoad, more: number): Promise<void> => until(() => load.heard.outages, more);

async function until(seen: () => number, more: number): Promise<void> {
  const wanted = seen() + more;
  await expect.poll(seen, { timeout: PATIENCE_MS, interval: 5 }).toBeGreaterThanOrEqual(wanted);
}

/** Expects the next success in time. */
export async function successSoon(load: ShopperLoad): Promise<void> {
  const sinceMs = Date.now();
  await expect.poll(() => load.lastSuccessAtMs, { timeout: BACK_WITHIN_MS, interval: 20 }).toBeGreaterThan(sinceMs);
}
