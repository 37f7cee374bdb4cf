import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { header } from '../../../shared/api/headers';
import { DAY_MS } from '../../../shared/rules/duration';
import { asksProof, challengeOf, solve } from '../../testing/api/solve-challenge';
import { checkoutSteps } from '../../testing/payments/checkout-steps';
import { dataOf, someMobile } from '../../testing/sales/sales-steps';
import { asInProduction } from '../../testing/server/limits';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { type Frame, newFrame } from '../../testing/widgets/widget-steps';

// Production limits, on a clock that the test moves. Challenges have 2 bits, so that tests are fast.

let kadam: TestServer;
let sent: string[] = [];
beforeAll(async () => {
  const sms = { send: async ({ mobile }: { readonly mobile: string }) => void sent.push(mobile) };
  kadam = await startTestServer({ env: asInProduction, ports: { sms, proofBits: 2 } });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const { merchant } = checkoutSteps(() => kadam);

/** A page with a new payment, at an IP address. */
async function pageAt(ip: string, change: Readonly<Record<string, unknown>> = {}): Promise<Frame> {
  const { checkoutToken } = dataOf(await merchant.order(change));
  const frame = newFrame(() => kadam, {}, ip);
  frame.token = String(dataOf(await frame.post('/app/widget/init', { checkoutToken })).sessionToken);
  return frame;
}

const LINK = '/app/payment/send-txn-sms';
const POS_LINK = '/app/transaction/send-offline-txn-sms';
const machineAt = (ip: string): Promise<Frame> => pageAt(ip, { channel: 'OFFLINE', isPosMachine: true });

describe('an unauthorised caller who starts a payment for each payment link', () => {
  it('sends 20 links a day to one number from any network; the 21st is 429, and a day later there is one more', async () => {
    const mobile = someMobile();
    sent = [];
    const answers: Reply[] = [];
    for (let index = 0; index < 21; index += 1)
      answers.push(await (await pageAt(`203.0.113.${index}`)).post(LINK, { mobile }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 429]);
    expect(answers.at(-1)?.body?.type).not.toBe('PROOF_OF_WORK_NEEDED');
    expect(sent).toEqual(Array<string>(20).fill(mobile));
    kadam.clock.advance(DAY_MS + 1);
    expect((await (await pageAt('203.0.113.1')).post(LINK, { mobile })).status).toBe(200);
  });

  it('sends links to 30 numbers from one network; the 31st needs a proof of work, and comes with one', async () => {
    const ip = '198.51.100.7';
    sent = [];
    for (let index = 0; index < 30; index += 1)
      expect((await (await pageAt(ip)).post(LINK, { mobile: someMobile() })).status).toBe(200);
    const mobile = someMobile();
    const page = await pageAt(ip);
    const asked = await page.post(LINK, { mobile });
    expect([asksProof(asked), sent.length]).toEqual([true, 30]);
    const challenge = challengeOf(asked);
    kadam.clock.advance(challenge.waitMs);
    expect((await page.post(LINK, { mobile }, { [header.proofOfWork]: solve(challenge) })).status).toBe(200);
    expect(sent.at(-1)).toBe(mobile);
  });
});

describe('a shop’s machine', () => {
  it('sends links to 40 numbers from one network without a proof', async () => {
    for (let index = 0; index < 40; index += 1)
      expect((await (await machineAt('198.51.100.8')).post(POS_LINK, { mobile: someMobile() })).status).toBe(200);
  });

  it('sends 20 links a day to one number, and the 21st is 429', async () => {
    const mobile = someMobile();
    const answers: number[] = [];
    for (let index = 0; index < 21; index += 1)
      answers.push((await (await machineAt('198.51.100.9')).post(POS_LINK, { mobile })).status);
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
  });
});
