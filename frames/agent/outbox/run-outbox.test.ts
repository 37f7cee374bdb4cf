// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error';
import { createPerformer } from '../app/effects/perform';
import { createSalesMachine, type SalesMachine } from '../app/sales-machine';
import { Fixture, type SentCall } from '../app/testing/fake-ports';
import { answers, nameOf, refused, soon } from '../app/testing/machine';
import { otpOf } from '../flow/sheets';
import { goodAnswers, merchant, openRequest, START_MS } from '../flow/testing/harness';
// Late modules take longer to load than a test waits.
import '../late/rest';
import type { OutboxAction, OutboxRequest } from './outbox-item';

const VERIFIED = '9876543210';
let fixture: Fixture;
let machine: SalesMachine;

const check: OutboxRequest = { mobile: VERIFIED, amountRupees: 54_990, application: null };
const application: OutboxRequest = {
  ...check,
  application: { lenderId: '2', lenderName: 'Tamarind Finance', userName: 'Ravi Kumar', email: '' },
};
const lost = new ApiError({ kind: 'network', status: 500, message: 'Network Error' });

/** A page of the app, which has the storage of its tab. */
async function page(change: Parameters<typeof openRequest>[0] = {}): Promise<void> {
  machine = createSalesMachine(() => fixture.nowMs);
  machine.connect(createPerformer(fixture.ports, machine));
  const verifiedMobiles = [{ mobile: VERIFIED, untilMs: START_MS + 1_800_000 }];
  machine.send({ type: 'opened', open: openRequest({ verifiedMobiles, nowMs: fixture.nowMs, ...change }) });
  await soon(() => expect(machine.state.session.phase).toBe('ready'));
}
const act = (what: OutboxAction): void => machine.send({ type: 'outboxAction', act: what });

async function queue(...works: readonly OutboxRequest[]): Promise<void> {
  machine.send({ type: 'wentOffline' });
  act({ do: 'open' });
  for (const work of works) act({ do: 'queue', work });
  await soon(() => expect(machine.state.session.outbox?.items).toHaveLength(works.length));
}
const fates = () => machine.state.session.outbox?.items.map(({ fate }) => fate.is);
const sentKept = (): SentCall[] =>
  fixture.sent.filter((call) => ['check-eligibility', 'share-ntb-application'].includes(nameOf(call)));

beforeEach(async () => {
  fixture = new Fixture();
  fixture.server = (call) => answers[nameOf(call)];
  await page();
});

describe('the outbox of an agent who was offline', () => {
  it('goes in its order when the line is back, an application with a key, and what came of it is told', async () => {
    await queue(check, application);
    expect(sentKept()).toEqual([]);
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(fates()).toEqual(['checked', 'shared']));
    expect(sentKept().map(({ body }) => body)).toEqual([
      { mobile: VERIFIED, amount: 54_990 },
      { mobile: VERIFIED, lenderId: '2', userName: 'Ravi Kumar', email: '' },
    ]);
    expect(sentKept().map(({ options }) => options.idempotencyKey)).toEqual([undefined, expect.any(String)]);
    expect(machine.state.session.outbox?.isOpen).toBe(true);
  });

  it('is sent again with the same key after a lost answer, by itself after 15 s', async () => {
    await queue(application);
    fixture.server = () => Promise.reject(lost);
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(machine.state.session.outbox?.line).toBe('down'));
    fixture.server = (call) => answers[nameOf(call)];
    fixture.wait(14_999);
    expect(sentKept()).toHaveLength(1);
    fixture.wait(1);
    await soon(() => expect(fates()).toEqual(['shared']));
    const [first, second] = sentKept().map(({ options }) => options.idempotencyKey);
    expect(second).toBe(first);
  });

  it('is there after a reload in the middle, and goes with the same key', async () => {
    await queue(application);
    fixture.server = (call) => (nameOf(call) === 'init' ? goodAnswers.init : new Promise(() => undefined));
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(sentKept()).toHaveLength(1));
    fixture.server = (call) => answers[nameOf(call)];
    await page();
    await soon(() => expect(fates()).toEqual(['shared']));
    const [first, second] = sentKept().map(({ options }) => options.idempotencyKey);
    expect(second).toBe(first);
  });

  it('does not go after its consent, by this clock or by the server’s word', async () => {
    await queue(check);
    fixture.nowMs = START_MS + 1_800_000;
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(fates()).toEqual(['noConsent']));
    expect(sentKept()).toEqual([]);
    act({ do: 'close' });
    fixture.nowMs = START_MS;
    fixture.server = () => Promise.reject(refused('MOBILE_NOT_VERIFIED'));
    await soon(() => expect(machine.state.session.outbox?.items).toEqual([]));
    await queue(check);
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(fates()).toEqual(['noConsent']));
  });

  it('goes with a fresh token where the old one has run out', async () => {
    await queue(check);
    fixture.server = ({ options }) => {
      if (options.headers?.['ic-sdk-token'] === 'token-1') throw refused(1402);
      return goodAnswers.checkEligibility;
    };
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(fates()).toEqual(['checked']));
  });

  it('leads to its customer: one who has agreed is checked, another one gets a code', async () => {
    await queue(check, { ...check, mobile: '9000000009' });
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(fates()).toEqual(['checked', 'noConsent']));
    const other = machine.state.session.outbox?.items[1];
    if (!other) throw new Error('not queued');
    machine.send({ type: 'outboxItemTaken', item: other });
    await soon(() => expect(otpOf(machine.state).otp.step).toBe('code'));
    expect(machine.state).toMatchObject({
      purchase: { mobile: '9000000009', amount: '54990', submittedAmount: 54_990 },
    });
    expect(machine.state.session.outbox).toMatchObject({ isOpen: false, items: [{ mobile: VERIFIED }] });
    machine.send({ type: 'sheetClosed' });
    machine.send({ type: 'back' });
    await soon(() => expect(machine.state.session.outbox?.isOpen).toBe(true));
  });
});

describe('what is stored of it', () => {
  const text = (): string => fixture.stores.session.get('salesKept') ?? '';

  it('is not to be read over a shoulder, and holds neither code nor token', async () => {
    await queue(application);
    const clear = atob(text().replace(/-/g, '+').replace(/_/g, '/'));
    expect(clear).toContain(VERIFIED);
    expect(text()).not.toContain(VERIFIED);
    expect(clear).not.toContain('token-1');
    expect(fixture.stores.local.get('salesKept')).toBeNull();
  });

  it('is gone for another agent', async () => {
    await queue(check);
    await page({ merchantData: { ...merchant, merchantAgentId: 'ZM-2' } });
    await soon(() => expect(fixture.stores.session.get('salesKept')).toBeNull());
    await page();
    expect(machine.state.session.outbox).toBeNull();
  });

  it.each([['is blocked', 4070, '/sales-agent-blocked']])('is gone once the agent %s', async (_, code, path) => {
    await queue(check);
    fixture.server = () => Promise.reject(refused(code));
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(machine.state.view.screen).toBe(path));
    await soon(() => expect(fixture.stores.session.get('salesKept')).toBeNull());
    expect(machine.state.session.outbox?.isOpen).toBe(false);
  });

  it('stays where the session has only run out: the same agent opens the app again, and it goes', async () => {
    await queue(check);
    fixture.server = () => Promise.reject(refused(1402));
    fixture.token = null;
    machine.send({ type: 'wentOnline' });
    await soon(() => expect(machine.state.view.screen).toBe('/sales-session-expired'));
    expect(machine.state.session.outbox?.isOpen).toBe(false);
    fixture.server = (call) => answers[nameOf(call)];
    machine.send({
      type: 'opened',
      open: openRequest({ verifiedMobiles: [{ mobile: VERIFIED, untilMs: START_MS + 1_800_000 }] }),
    });
    await soon(() => expect(fates()).toEqual(['checked']));
  });

  it.each(['%%%', btoa('{}')])('is dropped where it is damaged: %s', async (damaged) => {
    fixture.stores.session.set('salesKept', damaged);
    await page();
    await soon(() => expect(fixture.stores.session.get('salesKept')).toBeNull());
    expect(machine.state.session.outbox).toBeNull();
  });
});
