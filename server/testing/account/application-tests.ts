import { describe, expect, it } from 'vitest';
import { dataOf, lenderIds, MINUTE_MS, type ServerOf, salesSteps, someMobile } from '../sales/sales-steps';
import { MERCHANT_ORIGIN, type Reply } from '../server/test-server';

export function applicationTests(kadam: ServerOf): void {
  const { check, verified } = salesSteps(kadam);

  describe('a new-to-bank application', () => {
    const apply = (mobile: string, lenderId: string): Promise<Reply> =>
      kadam().call('share-ntb-application', { mobile, lenderId, email: '', userName: 'आशा Rao' });

    // @req SAL-080, API-034
    it('gets a link that leads to it, and no address names the mobile number', async () => {
      const mobile = await verified('9000000003');
      const [lenderId = ''] = lenderIds(await check(mobile), 'ntbLenders');
      const { ntbLink, whatsAppLink } = dataOf(await apply(mobile, lenderId)) as Record<string, string>;
      expect(ntbLink).toMatch(/^http:\/\/localhost:4400\/ntb-application\?ref=[\w-]{22}$/);
      expect(whatsAppLink).toMatch(/^https:\/\/wa\.me\/\?text=/);
      expect(decodeURIComponent(`${whatsAppLink}`)).toContain(ntbLink);
      expect(`${ntbLink}${whatsAppLink}`).not.toContain(mobile);

      const ref = new URL(`${ntbLink}`).searchParams.get('ref');
      const info = await kadam().request('GET', `/app/ntbpq/info/?ref=${ref}`);
      expect(info.body?.data).toMatchObject({
        status: 'SHARED',
        merchantName: 'Zenmart',
        merchantKey: 'zenmart_sandbox',
        merchantOrigin: MERCHANT_ORIGIN,
        lenderId,
        firstName: 'आशा',
        maskedMobile: '90XXXXX003',
      });
      kadam().clock.advance(30 * 24 * 60 * MINUTE_MS);
      expect((await kadam().request('GET', `/app/ntbpq/info?ref=${ref}`)).body?.data).toMatchObject({
        status: 'EXPIRED',
      });
    });

    it('is refused for a customer who is pre-approved, and for a lender that takes none', async () => {
      expect((await apply(await verified('9000000001'), '1')).body).toMatchObject({ success: false });
      expect((await apply(await verified('9000000003'), '99999')).body).toMatchObject({ success: false });
    });

    it('of an unknown reference is 404', async () => {
      expect((await kadam().request('GET', `/app/ntbpq/info?ref=${'x'.repeat(22)}`)).status).toBe(404);
    });
  });

  describe('idempotency', () => {
    const sendWith = (key: string | undefined, mobile: string): Promise<Reply> =>
      kadam().call('send-share-code', { mobile }, { headers: { 'idempotency-key': key } });

    it('a repeated call gets the first answer and sends no second SMS', async () => {
      const mobile = someMobile();
      const first = await sendWith('intent-1-of-agent', mobile);
      const again = await sendWith('intent-1-of-agent', mobile);
      expect(again.text).toBe(first.text);
      expect(again.headers['idempotency-replayed']).toBe('true');
      const inbox = await kadam().request('GET', `/sandbox/sms?mobile=${mobile}`);
      expect((JSON.parse(inbox.text) as { messages: unknown[] }).messages).toHaveLength(1);
    });

    it('two calls with one key at the same moment get one answer', async () => {
      const mobile = someMobile();
      const [a, b] = await Promise.all([sendWith('intent-2-of-agent', mobile), sendWith('intent-2-of-agent', mobile)]);
      expect(a.body?.success).toBe(true);
      expect(b.text).toBe(a.text);
    });

    it('the same key with another body is 409 with code 4004', async () => {
      await sendWith('intent-3-of-agent', someMobile());
      const conflict = await sendWith('intent-3-of-agent', someMobile());
      expect([conflict.status, conflict.body?.code]).toEqual([409, 4004]);
    });

    it('a missing key is 400 and names the header', async () => {
      const reply = await sendWith(undefined, someMobile());
      expect(reply.status).toBe(400);
      expect(reply.body?.fields?.[0]?.path).toBe('idempotency-key');
    });
  });
}
