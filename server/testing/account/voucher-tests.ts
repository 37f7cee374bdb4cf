import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '../../../shared/api/endpoint';
import type { voucherDetails } from '../../../shared/api/vouchers';
import { DAY_MS, HOUR_MS } from '../../../shared/rules/duration';
import { voucherGranted } from '../../store/vouchers';
import { writeAll } from '../../store/write';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import type { Reply, TestServer } from '../server/test-server';
import { type Browser, newBrowser } from '../site/site-steps';
import { approvedMobiles } from './shopper';

type Details = ResponseOf<typeof voucherDetails>;
const SHOP = 'zenmart';
const EXAMPLE = 'zenmart_sandbox';

/** Grants vouchers to one number simultaneously, each for another order on another server. Returns their number
 *  afterwards. */
export async function grantsAtOnce(servers: readonly TestServer[], mobile: string, count: number): Promise<number> {
  const [first] = servers;
  if (!first) throw new Error('no server');
  const { merchant } = checkoutSteps(() => first);
  const orders: Readonly<Record<string, unknown>>[] = [];
  while (orders.length < count) orders.push(dataOf(await merchant.order()));
  const atMs = first.clock.nowMs();
  const grants = orders.map(({ txnUuid }, index) => {
    const { server } = servers[index % servers.length] ?? first;
    const paid = { txnUuid: String(txnUuid), mobile, merchantKey: EXAMPLE, orderId: `ZM-${index}` };
    return writeAll(server.db, voucherGranted(paid, atMs));
  });
  await Promise.all(grants);
  const rows = await first.server.db
    .selectFrom('voucher_grants')
    .select('txn_uuid')
    .where('mobile', '=', mobile)
    .execute();
  return rows.length;
}

/** Logs in and requests the example shop's voucher offer. */
export async function askedForOffer(kadam: ServerOf, mobile: string): Promise<Browser> {
  kadam().clock.advance(31 * MINUTE_MS);
  const browser = newBrowser(kadam);
  await browser.login(mobile);
  expect((await browser.post('/app/voucher/send-sms', { merchantName: SHOP })).body?.success).toBe(true);
  return browser;
}

export function voucherTests(kadam: ServerOf): void {
  const steps = checkoutSteps(kadam);
  const mobiles = approvedMobiles(9, 7_420_000_000);
  const someMobile = (): string => {
    const mobile = mobiles.shift();
    if (mobile === undefined) throw new Error('no number is left');
    return mobile;
  };
  const loggedIn = async (mobile: string): Promise<Browser> => {
    kadam().clock.advance(31 * MINUTE_MS);
    const browser = newBrowser(kadam);
    await browser.login(mobile);
    return browser;
  };
  const detailsFor = async (browser: Browser, merchantName = SHOP): Promise<Details> =>
    dataOf(await browser.get(`/txn/getVoucherDetails?merchantName=${merchantName}`)) as unknown as Details;
  const ask = (browser: Browser, merchantName = SHOP): Promise<Reply> =>
    browser.post('/app/voucher/send-sms', { merchantName });
  const buy = async (mobile: string): Promise<string> => {
    const checkout = await steps.open({
      amount: 10_000,
      items: [{ name: 'Hush Pro', quantity: 1, amountPaise: 1_000_000 }],
    });
    const paid = await steps.untilRefused(checkout, mobile);
    expect(paid.body?.success).toBe(true);
    return checkout.txnUuid;
  };
  const sendLinks = async (): Promise<void> => {
    for (let sent = 1; sent > 0; ) sent = await kadam().server.work.vouchers();
  };

  describe('a gift voucher of Rs. 500', () => {
    // @req CAT-042
    it('is earned by a purchase within 24 h of the SMS, comes as a link, and its code is active for 30 days', async () => {
      const mobile = someMobile();
      const browser = await loggedIn(mobile);
      expect(await detailsFor(browser)).toMatchObject({
        vouchers: [],
        isOffered: true,
        buyUntilMs: null,
        nextFromMs: null,
      });
      const asked = dataOf(await ask(browser));
      const sentAtMs = kadam().clock.nowMs();
      expect(asked).toMatchObject({ buyUntilMs: sentAtMs + DAY_MS, nextFromMs: null });
      expect(asked.maskedMobile).not.toContain(mobile);
      expect(await kadam().smsTo(mobile)).toBe(
        'Rs. 500 gift voucher: buy at Zenmart on EMI within 24 hours of this SMS. Terms: http://localhost:4400/vouchers-zenmart - Kadam',
      );

      kadam().clock.advance(DAY_MS - HOUR_MS);
      const voucherId = await buy(mobile);
      const earnedAtMs = kadam().clock.nowMs();
      const own = await loggedIn(mobile);
      const coming = await detailsFor(own);
      expect(coming.vouchers).toEqual([
        expect.objectContaining({
          voucherId,
          merchantName: 'Zenmart',
          amountRupees: 500,
          status: 'COMING',
          code: null,
        }),
      ]);
      expect(coming).toMatchObject({ buyUntilMs: null, nextFromMs: earnedAtMs + 30 * DAY_MS });

      await sendLinks();
      const linkSentAtMs = kadam().clock.nowMs();
      expect(await kadam().smsTo(mobile)).toBe(
        'Your Rs. 500 gift voucher for Zenmart is active for 30 days. It opens with an OTP to this number: http://localhost:4400/voucher/zenmart - Kadam',
      );
      const [active] = (await detailsFor(own)).vouchers;
      expect(active).toMatchObject({ status: 'ACTIVE', linkSentAtMs, activeUntilMs: linkSentAtMs + 30 * DAY_MS });
      expect(active?.code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/);
      // The stored code is sealed.
      const rows = await kadam()
        .server.db.selectFrom('voucher_grants')
        .select('code')
        .where('mobile', '=', mobile)
        .execute();
      expect(rows[0]?.code).not.toContain(active?.code);

      kadam().clock.advance(30 * DAY_MS);
      const [ended] = (await detailsFor(await loggedIn(mobile))).vouchers;
      expect(ended).toMatchObject({ status: 'ENDED', code: null });
    });

    it('is taken by its shop once, by what is typed of its code; the same redemption again is the same, another one hears that it is used', async () => {
      const mobile = someMobile();
      const earned = async (): Promise<string> => {
        await ask(await loggedIn(mobile));
        await buy(mobile);
        await sendLinks();
        return (await detailsFor(await loggedIn(mobile))).vouchers[0]?.code ?? expect.fail('no code');
      };
      const redeem = (code: string, redemptionId: string): Promise<Reply> =>
        steps.merchant.call('POST', '/app/voucher/redeem', { voucherCode: code, redemptionId });
      const code = await earned();
      const atMs = kadam().clock.nowMs();
      const typed = code.toLowerCase().replaceAll('-', ' ');
      const replies = await Promise.all([redeem(typed, `${mobile}-1`), redeem(code, `${mobile}-1`)]);
      for (const reply of replies)
        expect(dataOf(reply)).toMatchObject({
          redemptionId: `${mobile}-1`,
          outcome: 'REDEEMED',
          amountRupees: 500,
          redeemedAtMs: atMs,
        });
      const other = dataOf(await redeem(code, `${mobile}-2`));
      expect(other).toMatchObject({ outcome: 'USED', amountRupees: null, redeemedAtMs: atMs });
      expect(dataOf(await redeem('ABCD-EFGH-JKMN', `${mobile}-3`))).toMatchObject({
        outcome: 'UNKNOWN',
        amountRupees: null,
        orderId: null,
        redeemedAtMs: null,
      });
      const own = await loggedIn(mobile);
      expect((await detailsFor(own)).vouchers[0]).toMatchObject({ status: 'USED', code: null, usedAtMs: atMs });
      expect(dataOf(await own.get('/app/customer'))).toMatchObject({ activeVouchers: 0, nextVoucher: null });
      expect(dataOf(await own.get('/app/customer/held'))).toMatchObject({
        vouchers: [{ merchantHandle: SHOP, usedAtMs: atMs }],
      });

      kadam().clock.advance(30 * DAY_MS);
      // A voucher whose code was sent before hashes were stored.
      const late = await earned();
      expect(dataOf(await redeem(late, `${mobile}-4`))).toMatchObject({ outcome: 'REDEEMED' });
      expect((await redeem(code, `${mobile}-4`)).body?.type).toBe('REFERENCE_TAKEN');
      const { db } = kadam().server;
      await db
        .updateTable('voucher_grants')
        .set({ code_hash: null, redemption_id: null, redeemed_at_ms: null })
        .where('redemption_id', '=', `${mobile}-4`)
        .execute();
      expect(dataOf(await redeem(late, `${mobile}-5`))).toMatchObject({ outcome: 'UNKNOWN' });
      await detailsFor(await loggedIn(mobile));
      kadam().clock.advance(30 * DAY_MS);
      expect(dataOf(await redeem(late, `${mobile}-6`))).toMatchObject({ outcome: 'ENDED', amountRupees: null });
    });

    it('goes with an order that its shop refunds whole, and another purchase earns one; what was used stays so, and a part takes nothing', async () => {
      const mobile = someMobile();
      const refund = async (txnUuid: string, amount?: number) => {
        const asked = { refundId: `${txnUuid}-${amount}`, txnUuid, amount };
        expect((await steps.merchant.call('POST', '/app/pg/refund', asked)).body?.success).toBe(true);
      };
      const redeem = (voucherCode: string): Promise<Reply> =>
        steps.merchant.call('POST', '/app/voucher/redeem', { voucherCode, redemptionId: `${mobile}-goes` });
      const newest = async () => (await detailsFor(await loggedIn(mobile))).vouchers[0] ?? expect.fail('no voucher');
      const { buyUntilMs } = dataOf(await ask(await loggedIn(mobile)));

      // Before its link is sent.
      const first = await buy(mobile);
      await refund(first);
      const sent = await kadam().smsTo(mobile);
      await sendLinks();
      expect(await kadam().smsTo(mobile)).toBe(sent);
      expect(await newest()).toMatchObject({ voucherId: first, status: 'CANCELLED', code: null, linkSentAtMs: null });

      // After it, in parts.
      kadam().clock.advance(31 * MINUTE_MS);
      const second = await buy(mobile);
      await sendLinks();
      const { code, ...active } = await newest();
      expect(active).toMatchObject({ voucherId: second, status: 'ACTIVE' });
      await refund(second, 4_000);
      expect(await newest()).toMatchObject({ status: 'ACTIVE', code });
      await refund(second);
      expect(await newest()).toMatchObject({ status: 'CANCELLED', code: null });
      expect(dataOf(await redeem(code ?? ''))).toMatchObject({ outcome: 'CANCELLED', amountRupees: null });
      const own = await loggedIn(mobile);
      expect(await detailsFor(own)).toMatchObject({ buyUntilMs, nextFromMs: null });
      expect(dataOf(await own.get('/app/customer'))).toMatchObject({ activeVouchers: 0, nextVoucher: null });
      expect(dataOf(await own.get('/app/customer/held'))).toMatchObject({
        vouchers: [{ withdrawnAtMs: expect.any(Number) }, { withdrawnAtMs: expect.any(Number) }],
      });

      // After its redemption.
      const third = await buy(mobile);
      await sendLinks();
      const used = await newest();
      expect(used).toMatchObject({ voucherId: third, status: 'ACTIVE' });
      expect(dataOf(await redeem(used.code ?? ''))).toMatchObject({ outcome: 'REDEEMED' });
      await refund(third);
      expect(await newest()).toMatchObject({ status: 'USED', usedAtMs: expect.any(Number) });
    });

    // @req CAT-045
    it('is granted once in 30 days: a second purchase and a second SMS bring none before, and one after', async () => {
      const mobile = someMobile();
      await ask(await loggedIn(mobile));
      await buy(mobile);
      kadam().clock.advance(31 * MINUTE_MS);
      await buy(mobile);
      const again = await loggedIn(mobile);
      const before = await kadam().smsTo(mobile);
      expect(dataOf(await ask(again))).toMatchObject({ buyUntilMs: null, nextFromMs: expect.any(Number) });
      expect(await kadam().smsTo(mobile)).toBe(before);
      expect((await detailsFor(again)).vouchers).toHaveLength(1);

      kadam().clock.advance(30 * DAY_MS);
      const later = await loggedIn(mobile);
      expect(dataOf(await ask(later)).nextFromMs).toBeNull();
      kadam().clock.advance(31 * MINUTE_MS);
      await buy(mobile);
      expect((await detailsFor(await loggedIn(mobile))).vouchers).toHaveLength(2);
    });

    it('is not earned without an SMS, nor 24 h after it, nor by another number', async () => {
      const [mobile, other] = [someMobile(), someMobile()];
      await buy(mobile);
      const browser = await loggedIn(mobile);
      expect((await detailsFor(browser)).vouchers).toEqual([]);
      const { buyUntilMs } = dataOf(await ask(browser));
      kadam().clock.advance(Number(buyUntilMs) - kadam().clock.nowMs());
      await buy(mobile);
      await buy(other);
      expect((await detailsFor(await loggedIn(mobile))).vouchers).toEqual([]);
      expect((await detailsFor(await loggedIn(other))).vouchers).toEqual([]);
    });

    it('has one SMS that counts: asked for again it is not sent again, and its 24 h go on', async () => {
      const browser = await loggedIn(someMobile());
      const { buyUntilMs } = dataOf(await ask(browser));
      kadam().clock.advance(MINUTE_MS);
      expect(dataOf(await ask(browser)).buyUntilMs).toBe(buyUntilMs);
    });

    it('is that of a shop with such an offer, where buying works; others are 404, and a guest is 401', async () => {
      const browser = await loggedIn(someMobile());
      for (const merchant of ['titan', 'vijay-sales', 'unknown']) {
        expect([merchant, (await ask(browser, merchant)).status]).toEqual([merchant, 404]);
        expect((await detailsFor(browser, merchant)).isOffered).toBe(false);
      }
      const guest = newBrowser(kadam);
      expect((await guest.get('/txn/getVoucherDetails')).status).toBe(401);
      expect((await ask(guest)).status).toBe(401);
    });

    it('is granted once by 20 purchases at the same moment', async () => {
      const mobile = someMobile();
      await askedForOffer(kadam, mobile);
      expect(await grantsAtOnce([kadam()], mobile, 20)).toBe(1);
    });

    it('of a test number is deleted when it is reset, and can be earned again', async () => {
      const mobile = '9000000001';
      const reset = () => steps.merchant.call('POST', '/sandbox/reset-customer', { mobile });
      kadam().clock.advance(31 * MINUTE_MS);
      await kadam().server.work.sweep();
      expect((await reset()).body?.success).toBe(true);
      for (let time = 0; time < 2; time += 1) {
        await askedForOffer(kadam, mobile);
        kadam().clock.advance(31 * MINUTE_MS);
        await buy(mobile);
        expect((await detailsFor(await loggedIn(mobile))).vouchers).toHaveLength(1);
        kadam().clock.advance(31 * MINUTE_MS);
        await kadam().server.work.sweep();
        expect((await reset()).body?.success).toBe(true);
      }
      expect((await detailsFor(await loggedIn(mobile))).vouchers).toEqual([]);
    });
  });
}
