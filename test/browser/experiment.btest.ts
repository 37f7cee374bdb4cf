import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkoutTests } from './support/checkout-tests';

const { sites, context, open } = checkoutTests();
const CONTROL = 'No fee to check, and it does not affect your credit score.';
const SCORE_FIRST = 'Your credit score stays as it is, and checking is free.';

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client({ connectionString: sites().databaseUrl });
  await database.connect();
  // The checkout that stays open has a client id of its own.
  await vi.waitFor(async () => expect(await exposures()).toHaveLength(1));
});
afterAll(() => database?.end());

const exposures = async (): Promise<readonly string[]> => {
  const { rows } = await database.query<{ variant: string }>(
    `select details::json->>'variant' as variant from event_log where type = 'experimentSeen' order by event_id`,
  );
  return rows.map(({ variant }) => variant);
};

/** The stored client id of a browser, as a page of the site leaves it. */
const storedId = (clientId: string): string =>
  JSON.stringify({ version: 1, expiresAtMs: 4_000_000_000_000, value: clientId });

describe('the experiment of the number screen', () => {
  // @req API-094
  it.each([
    ['client-0001', SCORE_FIRST, CONTROL, 'scoreFirst'],
    ['client-0000', CONTROL, SCORE_FIRST, 'control'],
  ])('client %s reads %j below the number, and is counted once', async (clientId, text, other, variant) => {
    await context().addInitScript((entry) => {
      if (window.parent !== window) window.localStorage.setItem('clientId', entry);
    }, storedId(clientId));
    const before = await exposures();
    for (let opening = 0; opening < 2; opening += 1) {
      const checkout = await open();
      await checkout.choosePlan();
      await checkout.app.getByText(text).waitFor();
      expect(await checkout.app.getByText(other).count()).toBe(0);
      await checkout.page.close();
    }
    await vi.waitFor(async () => expect((await exposures()).slice(before.length)).toEqual([variant]));
  });
});
