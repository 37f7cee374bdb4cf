import { describe, expect, it, vi } from 'vitest';
import { resolveCheckoutError } from '../../../../shared/errors/checkout';
import { ApiError } from '../../../platform/api/api-error';
import { client, FakeServer } from '../../../platform/api/testing/fake-server';
import { toDeviceTime } from '../../../platform/flow/device-time';
import { toFailure as read } from '../../../platform/flow/to-failure';
import { answers, completion, NOW_MS } from '../../flow/testing/samples';
import { type Asked, Fixture } from '../testing/fixture';
import { failureOfCode } from './later-calls';

const byPath: Readonly<Record<string, unknown>> = {
  '/app/widget/init': answers.init,
  '/app/payment/order-info': answers.orderInfo,
  '/app/transaction/details': answers.details,
  '/app/payment/details': answers.offers,
  '/app/transaction/calculate-kfs-data': answers.previewPlan,
  '/app/transaction/track-stage': { step: 'CW_OPENED', status: 'INITIATED', timeline: [] },
};
const lost = () => new ApiError({ kind: 'network', status: 500, message: 'Network Error' });
const usual =
  (more: Readonly<Record<string, (asked: Asked) => unknown>> = {}) =>
  (asked: Asked) =>
    more[asked.path]?.(asked) ?? byPath[asked.path];

async function atPlans(fixture: Fixture): Promise<void> {
  fixture.open();
  await vi.waitFor(() => expect(fixture.flow.state.screen).toMatchObject({ name: 'planSelection', phase: 'choosing' }));
}

describe('calls of the checkout', () => {
  // @req WID-031, WID-032, API-005, API-006, ROL-005
  it('carry merchant key and origin, and token and id of the session are remembered', async () => {
    const fixture = new Fixture();
    fixture.answer = usual();
    await atPlans(fixture);
    expect(fixture.paths('/app/payment/order-info')[0]?.headers).toEqual({
      'ic-merchant-key': 'shop',
      'ic-origin': 'https://shop.example',
    });
    expect(fixture.session.headers()).toEqual({
      'session-token': answers.init.sessionToken,
      sessionId: answers.init.sessionId,
    });
  });

  // @req API-003
  it('carry session-token and sessionId once the answer of widget/init has brought them, and not before', async () => {
    const server = new FakeServer();
    server.answer({ body: { success: true, data: answers.init } });
    const fixture = new Fixture((session) => client({ sessionHeaders: session.headers }));
    fixture.open();
    await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(1));
    const sent = server.requests.map(({ url, init }) => {
      const headers = new Headers(init.headers);
      return [new URL(url, 'https://kadam.example').pathname, headers.get('session-token'), headers.get('sessionId')];
    });
    expect(sent[0]).toEqual(['/app/widget/init', null, null]);
    for (const [path, ...session] of sent.slice(1))
      expect([path, ...session]).toEqual([path, answers.init.sessionToken, answers.init.sessionId]);
    vi.unstubAllGlobals();
  });

  it('repeat a lost reservation with its first key, and take a new key for another plan', async () => {
    const fixture = new Fixture();
    fixture.answer = usual({
      '/app/transaction/initiate-txn': () => {
        throw lost();
      },
    });
    await atPlans(fixture);
    const submits = () => fixture.paths('/app/transaction/initiate-txn');
    fixture.send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    await vi.waitFor(() => expect(fixture.flow.state.modal.name).toBe('errorBlockTransactionModal'));
    fixture.send({ type: 'retryAsked' });
    await vi.waitFor(() => expect(fixture.flow.state.modal.name).toBe('errorBlockTransactionModal'));
    fixture.send({ type: 'modalClosed' }, { type: 'planChosen', emiPlanId: '401-3' }, { type: 'planSubmitted' });
    await vi.waitFor(() => expect(submits()).toHaveLength(3));
    const [first, second, third] = submits().map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('of a cancel tell the host first that the step is cancelled, then that it may close', async () => {
    const fixture = new Fixture();
    fixture.answer = usual({ '/app/payment/cancel': () => ({ status: 'CANCELED', signedResult: 'c.d.e' }) });
    await atPlans(fixture);
    const before = fixture.emitted.length;
    fixture.send({ type: 'closeAsked' }, { type: 'cancelConfirmed' });
    await vi.waitFor(() => expect(fixture.flow.state.phase).toBe('closed'));
    expect(fixture.emitted.slice(before)).toEqual([
      { name: 'stepChanged', payload: { step: 'CW_OPENED', status: 'CANCELED' } },
      { name: 'widgetClosed', payload: { reason: 'cancelled' } },
    ]);
  });

  it('ask for a pending payment at once, then every 3 s, and tell the host the signed result once', async () => {
    const fixture = new Fixture();
    let isPaid = false;
    const paid = { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' };
    fixture.answer = usual({
      '/app/transaction/details': () => ({ ...answers.details, step: 'LENDER_OTP', isPending: true }),
      '/app/payment/txn-status': () => ({ ...answers.status, ...(isPaid && paid) }),
    });
    fixture.open();
    await vi.waitFor(() => expect(fixture.flow.state.screen.name).toBe('pending'));
    const polls = () => fixture.paths('/app/payment/txn-status').length;
    fixture.pass(0);
    await vi.waitFor(() => expect(fixture.flow.state.screen).toMatchObject({ phase: 'waiting', asked: 1 }));
    fixture.pass(2_999);
    expect(polls()).toBe(1);
    isPaid = true;
    fixture.pass(1);
    await vi.waitFor(() => expect(fixture.flow.state.screen.name).toBe('success'));
    expect(polls()).toBe(2);
    expect(fixture.emitted.filter(({ name }) => name === 'transactionCompleted')).toEqual([
      {
        name: 'transactionCompleted',
        payload: { signedResult: 'a.b.c', orderId: 'NE-20418', txnUuid: completion.txnUuid },
      },
    ]);
    fixture.pass(60_000);
    expect(polls()).toBe(2);
  });

  it('open the lender’s page in a tab that is handed over, and offer it again where the browser opens none', async () => {
    const fixture = new Fixture();
    fixture.answer = usual({
      '/app/transaction/details': () => ({
        ...answers.details,
        step: 'LENDER_OTP',
        lenderRedirectUrl: 'https://lender.example/pay',
      }),
      '/app/payment/tab-handover': () => ({ handover: 'h'.repeat(22), expiresAtMs: 0, serverNowMs: 0 }),
    });
    fixture.open();
    await vi.waitFor(() => expect(fixture.flow.state.screen.name).toBe('lenderHosted'));
    const { tab } = fixture;
    fixture.tab = null;
    fixture.send({ type: 'lenderPageAsked' });
    await vi.waitFor(() => expect(fixture.flow.state.screen).toMatchObject({ phase: 'ready', isBlocked: true }));
    fixture.tab = tab;
    fixture.send({ type: 'lenderPageAsked' });
    await vi.waitFor(() => expect(tab?.location.href).toBe(`${location.origin}/tab-redirection#${'h'.repeat(22)}`));
    expect(fixture.paths('/app/payment/tab-handover').map(({ body }) => body)).toEqual([{ leadsTo: 'payment' }]);
    expect(fixture.flow.state.screen).toMatchObject({ name: 'lenderHosted', phase: 'away', isBlocked: false });
  });

  // @req WID-025, TXN-010
  it('lead a full page to the shop with the payment’s name and status, and nothing else', async () => {
    const fixture = new Fixture();
    fixture.answer = usual({
      '/app/transaction/details': () => ({ ...answers.details, status: 'CANCELED' }),
    });
    fixture.open({ entry: { kind: 'page', ref: 'r'.repeat(22) } });
    await vi.waitFor(() => expect(fixture.flow.state.screen.name).toBe('ended'));
    fixture.send({ type: 'exitAsked' });
    expect(fixture.wentTo).toEqual([
      `https://shop.example/done?orderId=NE-20418&txnUuid=${completion.txnUuid}&status=CANCELED`,
    ]);
    expect(fixture.emitted.map(({ name }) => name)).not.toContain('widgetClosed');
  });
});

describe('a stage that is tracked', () => {
  // @req TXN-024
  it.each([
    ['ONLINE', 'ONLINE'],
    ['OFFLINE', 'OFFLINE'],
    ['PAYMENT_LINK', 'OFFLINE'],
  ] as const)('of a payment by %s carries the channel %s', async (channel, tracked) => {
    const fixture = new Fixture();
    fixture.answer = usual({ '/app/payment/order-info': () => ({ ...answers.orderInfo, channel }) });
    await atPlans(fixture);
    await vi.waitFor(() => expect(fixture.paths('/app/transaction/track-stage')).not.toEqual([]));
    for (const { body } of fixture.paths('/app/transaction/track-stage'))
      expect(body).toMatchObject({ channel: tracked });
  });

  // @req ENT-029
  it('has the channel that metadata of the session names, OFFLINE for PAYMENT_LINK', async () => {
    const fixture = new Fixture();
    const sessionConfig = { ...answers.init.sessionConfig, metadata: { channel: 'PAYMENT_LINK' } };
    fixture.answer = usual({ '/app/payment/order-info': () => ({ ...answers.orderInfo, sessionConfig }) });
    await atPlans(fixture);
    await vi.waitFor(() => expect(fixture.paths('/app/transaction/track-stage')).not.toEqual([]));
    expect(fixture.paths('/app/transaction/track-stage').at(-1)?.body).toMatchObject({ channel: 'OFFLINE' });
  });
});

describe('failures', () => {
  type Reading = Parameters<typeof failureOfCode>[1];
  const reading: Reading = { aivfType: 'NONE' };
  const toFailure = (error: unknown, by: Reading) =>
    read(error, ({ code, type }) => resolveCheckoutError(code, 'payment', { ...by, type }), NOW_MS);
  const business = (code: number | string, data?: unknown) =>
    new ApiError({ kind: 'business', status: 400, code, message: 'No.', data });

  // @req VAL-055, ERR-045, ERR-046
  it('a PIN lender’s 4303 and 4105 are the PIN’s', () => {
    const pin: Reading = { aivfType: 'PIN' };
    expect(toFailure(business(4303), reading).name).toBe('PAYMENT_INVALID_AIVF');
    expect(toFailure(business(4303), pin).name).toBe('PAYMENT_INVALID_PIN');
    expect(toFailure(business(4105), pin).name).toBe('PAYMENT_MULTIPLE_PIN_BLOCK');
    expect(failureOfCode(4105, pin).name).toBe('PAYMENT_MULTIPLE_PIN_BLOCK');
  });

  it('4010 ends the session', () => {
    expect(toFailure(business(4010), reading).reaction).toBe('endSession');
  });

  it('a wait is counted by this device’s clock, which is 5 s ahead', () => {
    const data = { resendAtMs: NOW_MS + 20_000, serverNowMs: NOW_MS - 5_000 };
    expect(toFailure(business('OTP_TOO_SOON', data), reading).resendAtMs).toBe(NOW_MS + 25_000);
    expect(toDeviceTime({ ...data, validUntilMs: 7 }, NOW_MS)).toEqual({
      resendAtMs: NOW_MS + 25_000,
      serverNowMs: NOW_MS,
      validUntilMs: 7,
    });
  });
});
