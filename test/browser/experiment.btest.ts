import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkoutTests } from './support/checkout-tests';
import { storeClientId } from './support/client-id';

const { sites, context, open } = checkoutTests();
const CONTROL = 'No fee to check, and it does not affect your credit score.';
const SCORE_FIRST = 'Your credit score stays as it is, and checking is free.';

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client({ connectionString: sites().databaseUrl });
  await database.connect();
});
afterAll(() => database?.end());

/** Exposures per variant and client. Clients of earlier files are included; their counts were reset meanwhile
 *  (test/browser/support/shared-sites.ts), so some have two rows. */
const exposures = async () => {
  const { rows } = await database.query<{ client: string; variant: string; times: number }>(
    `select details::json->>'hashedClient' as client, details::json->>'variant' as variant, count(*)::int as times
     from event_log where type = 'experimentSeen' group by client, variant`,
  );
  return rows;
};

describe('experiment of the number screen', () => {
  const readsBy = async (clientId: string, text: string, other: string, variant: string): Promise<void> => {
    await storeClientId(context(), clientId);
    const known = new Set((await exposures()).map(({ client }) => client));
    for (let opening = 0; opening < 2; opening += 1) {
      const checkout = await open();
      await checkout.choosePlan();
      await checkout.app.getByText(text).waitFor();
      expect(await checkout.app.getByText(other).count()).toBe(0);
      await checkout.page.close();
    }
    const added = async () => (await exposures()).filter((seen) => !known.has(seen.client));
    await vi.waitFor(async () => expect((await added()).map((seen) => seen.variant)).toContain(variant));
    expect((await added()).filter(({ times }) => times > 1)).toEqual([]);
  };

  // @req API-094
  it('a client of the variant sees the extra line below the number and is counted once', () =>
    readsBy('client-0001', SCORE_FIRST, CONTROL, 'scoreFirst'));

  it('a client of the control sees the usual line and is counted once', { tags: ['long'] }, () =>
    readsBy('client-0000', CONTROL, SCORE_FIRST, 'control'),
  );
});
