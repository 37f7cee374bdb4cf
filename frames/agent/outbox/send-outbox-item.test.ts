import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../platform/api/client';
import { patientHttp } from '../../platform/api/patient-http';
import { FakeServer } from '../../platform/api/testing/fake-server';
import { foreignAnswers, gatewayAnswers } from '../../platform/api/testing/foreign-answers';
import type { OutboxItem } from './outbox-item';
import { sendOutboxItem } from './send-outbox-item';

const check: OutboxItem = {
  key: 'key-of-the-item',
  mobile: '9876543210',
  amountRupees: 54_990,
  application: null,
  consentUntilMs: 1_700_000_060_000,
  fate: { is: 'going' },
};
const application: OutboxItem = {
  ...check,
  application: { lenderId: '2', lenderName: 'Tamarind Finance', userName: 'Ravi Kumar', email: '' },
};

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});
afterEach(() => vi.unstubAllGlobals());

const sent = (item: OutboxItem) =>
  sendOutboxItem(
    createApiClient({ later: async () => patientHttp, sessionHeaders: () => ({}) }),
    item,
    {},
    1_700_000_000_000,
  );

describe('an outbox item', () => {
  it.each([...foreignAnswers, ...gatewayAnswers])(
    'stays queued, a check and an application, when the call is answered %s by a network in between',
    async (_, reply) => {
      server.answer(reply);
      expect([await sent(check), await sent(application)]).toEqual([{ is: 'lost' }, { is: 'lost' }]);
      expect(server.requests).toHaveLength(2);
    },
  );

  it.each([{}, { token: 'x' }, [], 'signed in', 1, null])(
    'stays queued, a check and an application, when the call is answered with a success of another product, data %j',
    async (data) => {
      server.answer({ body: { success: true, data } });
      expect([await sent(check), await sent(application)]).toEqual([{ is: 'lost' }, { is: 'lost' }]);
      server.answer({
        body: { success: true, data: { ntbLink: 'https://a.example', whatsAppLink: 'https://b.example' } },
      });
    },
  );

  it('is refused once our server refuses it with a code and a message', async () => {
    server.answer({ body: { success: false, code: 4100, message: 'No.' } });
    expect(await sent(check)).toMatchObject({ is: 'fate', fate: { is: 'refused', message: 'No.' } });
  });
});
