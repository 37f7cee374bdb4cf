import { describe, expect, it } from 'vitest';
import type { ApplicationAsk } from '../../lenders/credit-line-gateway';
import { consent } from '../account/application-form';
import { someApplicant } from '../account/customer-application-tests';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer } from '../server/test-server';
import { FILED_FORM, filedFor, provedBy, VERIFICATION, WANTED } from './telesales-journey';
import { atDesk } from './telesales-steps';

const FILE = '/app/telesales/file-application';

export function filedProductTests(kadam: ServerOf): void {
  describe('a product that an agent names', () => {
    it('is found by words of its name, in the agent’s own shop alone', async () => {
      const desk = await atDesk(kadam);
      const found = async (searchText: string) => {
        const answer = await desk.get(`/app/telesales/products?${new URLSearchParams({ searchText })}`);
        return dataOf(answer).products as (typeof WANTED)[];
      };
      expect(await found('CAMERA kit')).toEqual([WANTED]);
      expect((await found('lumen')).map(({ productId }) => productId)).toEqual([
        'lumen-m2-body',
        'lumen-m2-kit',
        'lumen-m2-duo',
      ]);
      expect((await found('')).length).toBeGreaterThan(3);
      expect(await Promise.all(['!?', 'nothing-of-it'].map(found))).toEqual([[], []]);
    });

    it('of another shop is none, and one that the lender does not lend is 4106', async () => {
      const desk = await atDesk(kadam);
      const body = { ...FILED_FORM, mobile: someApplicant() };
      const strange = await desk.post(FILE, { ...body, productId: 'running-shoes' });
      expect([strange.status, strange.body?.fields?.[0]?.path]).toEqual([400, 'productId']);
      const little = await desk.post(FILE, { ...body, productId: 'camera-case' });
      expect([little.status, little.body?.code]).toEqual([200, 4106]);
    });

    it('is shown to its customer with its price, and stored sealed', async () => {
      const mobile = someApplicant();
      const ref = await filedFor(kadam, await atDesk(kadam), mobile, { productId: WANTED.productId });
      const phone = await provedBy(kadam, mobile, ref);
      expect(dataOf(await phone.get(`${VERIFICATION}/details?ref=${ref}`))).toMatchObject({
        details: { product: WANTED, income: FILED_FORM.income },
      });
      const { db } = kadam().server;
      const rows = await Promise.all([
        db.selectFrom('applications').selectAll().where('mobile', '=', mobile).execute(),
        db.selectFrom('filed_details').selectAll().where('mobile', '=', mobile).execute(),
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/lumen|Lumen|Cauvery/);
    });

    it(
      'and the income go to the lender as they were filed, or as their customer says instead',
      async () => {
        const asks: ApplicationAsk[] = [];
        const listening = await startTestServer({
          ports: {
            lenders: (own) => ({
              ...own,
              apply: (ask, ...more) => {
                asks.push(ask);
                return own.apply(ask, ...more);
              },
            }),
          },
        });
        try {
          const desk = await atDesk(() => listening);
          const submitted = async (said: object) => {
            const mobile = someApplicant();
            const ref = await filedFor(() => listening, desk, mobile, { productId: WANTED.productId });
            const phone = await provedBy(() => listening, mobile, ref);
            const reply = await phone.post(`${VERIFICATION}/submit`, { ref, consent, ...said });
            expect(dataOf(reply)).toMatchObject({ state: 'submitted', details: null });
            return { amount: asks.at(-1)?.amountRupees, income: asks.at(-1)?.income };
          };
          const income = { worksAs: 'PENSION', monthlyIncome: 30_000, monthlyEmis: 0, employer: '' } as const;
          expect(await submitted({})).toEqual({ amount: WANTED.priceRupees, income: FILED_FORM.income });
          expect(await submitted({ income })).toEqual({ amount: WANTED.priceRupees, income });
          expect(await submitted({ isWithoutProduct: true })).toEqual({ amount: null, income: FILED_FORM.income });
        } finally {
          await listening.close();
        }
      },
      STARTS_WITHIN_MS,
    );
  });
}
