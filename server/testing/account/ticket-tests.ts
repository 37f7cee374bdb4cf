import { describe, expect, it } from 'vitest';
import { dayInIndia } from '../../../shared/rules/india-days';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { type Frame, startedFrame } from '../widgets/widget-steps';
import { identity } from './application-form';
import { approvedApplication, loggedInFrame, someApplicant } from './customer-application-tests';

const QUESTION = { topic: 'STATUS', message: 'When do I hear from the bank?' };

export function ticketTests(kadam: ServerOf): void {
  const { open, onPhone } = checkoutSteps(kadam);
  const create = (frame: Frame, applicationId: string, question: unknown = QUESTION): Promise<Reply> =>
    frame.post('/app/ntbpq/create-ticket', { applicationId, ...(question as object) });
  const rowsOf = (applicationId: string) =>
    kadam()
      .server.db.selectFrom('support_tickets as t')
      .innerJoin('applications as a', 'a.reference', 't.application_reference')
      .select(['t.ticket_id', 't.topic', 't.message', 't.status'])
      .where('a.application_id', '=', applicationId)
      .execute();

  describe('app/ntbpq/create-ticket', () => {
    // @req NTB-022, ODR-002
    it('stores a question once, however often and at however many moments it is asked', async () => {
      const frame = await loggedInFrame(kadam, someApplicant());
      const applicationId = await approvedApplication(frame);
      const replies = await Promise.all([1, 2, 3].map(() => create(frame, applicationId)));
      const [first] = replies;
      expect(first && dataOf(first)).toEqual({
        ticketId: expect.stringMatching(/^KT-\d{5}-\d{5}$/),
        applicationId,
        status: 'OPEN',
        updatedDate: dayInIndia(kadam().clock.nowMs()),
      });
      for (const reply of [...replies, await create(frame, applicationId)])
        expect(reply.body?.data).toEqual(first?.body?.data);
      const { ticketId } = first ? dataOf(first) : {};
      expect(await rowsOf(applicationId)).toEqual([{ ticket_id: ticketId, ...QUESTION, status: 'OPEN' }]);
      const other = dataOf(await create(frame, applicationId, { ...QUESTION, message: 'And why?' }));
      expect(other.ticketId).not.toBe(ticketId);
    });

    it('takes 5 questions a day about one application; the 6th is 429, and an old one is still answered', async () => {
      const frame = await loggedInFrame(kadam, someApplicant());
      const applicationId = await approvedApplication(frame);
      const ask = (number: number): Promise<Reply> =>
        create(frame, applicationId, { topic: 'OTHER', message: `Question ${number}` });
      for (let number = 1; number <= 5; number += 1) expect((await ask(number)).status).toBe(200);
      expect((await ask(6)).status).toBe(429);
      expect((await ask(1)).status).toBe(200);
    });

    it('names the field of an empty or endless message and of an unknown topic', async () => {
      const frame = await startedFrame(kadam);
      const fieldsOf = async (question: unknown): Promise<unknown> =>
        (await create(frame, 'KA-12345-67890', question)).body?.fields?.map(({ path }) => path);
      expect(await fieldsOf({ ...QUESTION, message: '  ' })).toEqual(['message']);
      expect(await fieldsOf({ ...QUESTION, message: 'x'.repeat(501) })).toEqual(['message']);
      expect(await fieldsOf({ ...QUESTION, topic: 'WEATHER' })).toEqual(['topic']);
    });

    it('is 401 for a guest and 404 for another number’s application', async () => {
      const applicationId = await approvedApplication(await loggedInFrame(kadam, someApplicant()));
      expect((await create(await startedFrame(kadam), applicationId)).status).toBe(401);
      expect((await create(await loggedInFrame(kadam, someApplicant()), applicationId)).status).toBe(404);
    });
  });

  describe('app/transaction/ntb/create-ticket', () => {
    // @req NTB-022
    it('is about the application of the payment, and 4100 where there is none or another session asks', async () => {
      kadam().clock.advance(31 * MINUTE_MS);
      const mobile = someApplicant();
      const checkout = await open();
      const ask = (frame: Frame): Promise<Reply> => frame.post('/app/transaction/ntb/create-ticket', QUESTION);
      await checkout.verify(mobile);
      expect((await ask(checkout)).body?.code).toBe(4100);
      const form = { userName: 'Asha Rao', email: '', ...identity };
      const filed = await checkout.post('/app/transaction/ntb/initiate-application', { ...form, lenderId: '1' });
      const { applicationId } = dataOf(filed);
      const ticket = dataOf(await ask(checkout));
      expect(ticket).toMatchObject({ applicationId, status: 'OPEN' });
      expect(dataOf(await ask(checkout))).toEqual(ticket);
      const unauthorisedCaller = await onPhone(checkout);
      expect((await ask(unauthorisedCaller)).body?.code).toBe(4100);
    });
  });
}
