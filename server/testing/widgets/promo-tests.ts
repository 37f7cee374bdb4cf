import { describe, expect, it } from 'vitest';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { MERCHANT_ORIGIN, type Reply } from '../server/test-server';

interface Costs {
  readonly totalPayablePaise: number;
  readonly feesPaise: number;
}
type Line = Costs & { readonly emi: number; readonly totalAmountPayableToBank: number };
const isSame = (a: Costs | null, b: Costs): boolean =>
  a?.totalPayablePaise === b.totalPayablePaise && a.feesPaise === b.feesPaise;

export function promoTests(kadam: ServerOf): void {
  const ask = (query: string, headers: Record<string, string> = { origin: MERCHANT_ORIGIN }): Promise<Reply> =>
    kadam().request('GET', `/app/widget/promo?${query}`, { headers });
  const about = (amount: number | string): Promise<Reply> => ask(`merchantKey=zenmart_sandbox&amount=${amount}`);

  describe('app/widget/promos', () => {
    const askFor = (amounts: string): Promise<Reply> =>
      kadam().request('GET', `/app/widget/promos?merchantKey=zenmart_sandbox&amounts=${amounts}`, {
        headers: { origin: MERCHANT_ORIGIN },
      });

    it('says of 50 amounts what promo says of each, in the order in which they were asked for', async () => {
      const amounts = Array.from({ length: 50 }, (_, index) => 61_000 - index * 1_200);
      const { promos } = dataOf(await askFor(amounts.join())) as { promos: unknown[] };
      expect(promos).toEqual(await Promise.all(amounts.map(async (amount) => dataOf(await about(amount)))));
    });

    it('is 400 for 51 amounts, for none and for one that is none, and names the field', async () => {
      for (const amounts of [`${'1,'.repeat(50)}1`, '', '1,', '36000,0', '36000;54990']) {
        const { status, body } = await askFor(amounts);
        expect([amounts, status, body?.fields?.[0]?.path]).toEqual([amounts, 400, 'amounts']);
      }
    });
  });

  describe('app/widget/promo', () => {
    it('has the lowest instalment and the lowest without cost of all lenders, figure for figure as the calculator', async () => {
      const { lowest, noCost, ...rest } = dataOf(await about(36_000)) as Record<'lowest' | 'noCost', Line>;
      const frame = await kadam().call('get-emi-details', { amount: 36_000 });
      const { lenders } = dataOf(frame) as {
        lenders: { emiPlans: { emi: number | null; isNoCost: boolean; cost: Costs | null }[] }[];
      };
      const plans = lenders.flatMap(({ emiPlans }) => emiPlans).filter(({ emi }) => emi !== null);
      const emis = (list: typeof plans): number[] => list.map(({ emi }) => emi ?? Number.POSITIVE_INFINITY);
      expect(lowest.emi).toBe(Math.min(...emis(plans)));
      expect(noCost.emi).toBe(Math.min(...emis(plans.filter(({ isNoCost }) => isNoCost))));
      expect(rest).toEqual({ amount: 36_000, nearestAmount: 36_000 });
      const costOf = (wanted: Line) => plans.find(({ cost, emi }) => emi === wanted.emi && isSame(cost, wanted))?.cost;
      for (const line of [lowest, noCost]) {
        expect(costOf(line)).toBeDefined();
        expect(line.totalAmountPayableToBank * 100).toBeCloseTo(line.totalPayablePaise, 6);
      }
    });

    it('of ₹991, which no lender finances, has no plan and the closest amount that has one', async () => {
      expect(dataOf(await about(991))).toEqual({
        amount: 991,
        lowest: null,
        noCost: null,
        nearestAmount: expect.any(Number),
      });
    });

    it('may be read by exactly the page that asked, and is publicly cacheable for 5 min', async () => {
      const { headers } = await about(36_000);
      expect(headers).toMatchObject({
        'access-control-allow-origin': MERCHANT_ORIGIN,
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=300',
        vary: 'origin, accept-encoding',
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    });

    it('is 403 for a page of another origin or of none, which may not read even that', async () => {
      for (const headers of [{ origin: 'http://evil.example' }, { origin: OTHER_MERCHANT.origin }, {}]) {
        const reply = await ask('merchantKey=zenmart_sandbox&amount=36000', headers as Record<string, string>);
        expect([headers, reply.status, reply.body?.type]).toEqual([headers, 403, 'Origin_Not_Registered']);
        expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
        expect(reply.headers['cache-control']).toBe('no-store');
      }
    });

    it('is 401 for an unknown merchant key, and 400 without one', async () => {
      expect((await ask('merchantKey=unknown&amount=36000')).status).toBe(401);
      const { status, body } = await ask('amount=36000');
      expect([status, body?.fields?.map(({ path }) => path)]).toEqual([400, ['merchantKey']]);
    });

    it('is 400 for an invalid amount, names it, is readable by the page, and is not cached', async () => {
      for (const amount of ['0', '', '036000', '1.5', '-5', '10000000', '1e3']) {
        const { status, body, headers } = await about(amount);
        expect([amount, status, body?.fields?.[0]?.path]).toEqual([amount, 400, 'amount']);
        expect([headers['access-control-allow-origin'], headers['cache-control']]).toEqual([
          MERCHANT_ORIGIN,
          'no-store',
        ]);
      }
      const { body } = await ask('merchantKey=zenmart_sandbox&amount=36000&mobile=9000000001');
      expect(body?.fields).toEqual([{ path: 'mobile', message: 'unknown field' }]);
    });
  });
}
