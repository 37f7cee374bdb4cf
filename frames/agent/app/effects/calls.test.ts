// @vitest-environment node

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendShareCode } from '../../../../shared/api/sales';
import { keysOf } from '../../../../shared/keys-of';
import { ApiError } from '../../../platform/api/api-error';
import type { CallName, PendingCall } from '../../flow/calls';
import type { SalesEvent } from '../../flow/events';
import { initialState } from '../../flow/initial-state';
import { changed } from '../../flow/testing/build-state';
import { CODE, goodAnswers, MOBILE, merchant, START_MS } from '../../flow/testing/harness';
import { Fixture } from '../testing/fake-ports';
import { salesCallRunner } from './calls';

let fixture: Fixture;
let events: SalesEvent[];
let calls: ReturnType<typeof salesCallRunner>;

beforeEach(() => {
  fixture = new Fixture();
  events = [];
  calls = salesCallRunner(fixture.ports, (event) => events.push(event));
});

const bodies: { readonly [Name in CallName]: Extract<PendingCall, { call: Name }>['body'] } = {
  init: undefined,
  getEmiDetails: { amount: 54_990 },
  preEligibility: { mobile: MOBILE, amount: 54_990 },
  sendShareCode: { mobile: MOBILE },
  verifyShareCode: { mobile: MOBILE, otp: CODE },
  checkEligibility: { mobile: MOBILE, amount: 54_990 },
  shareNtbApplication: { mobile: MOBILE, lenderId: '2', email: '', userName: 'Ravi' },
};

/** Method, path, and whether a repetition must not do it twice. */
const endpoints: Readonly<Record<CallName, readonly [method: string, path: string, isKeyed: boolean]>> = {
  init: ['GET', '/app/affordability/sa/init', false],
  getEmiDetails: ['POST', '/app/affordability/sa/get-emi-details', false],
  preEligibility: ['POST', '/app/affordability/sa/pre-eligibility', false],
  sendShareCode: ['POST', '/app/affordability/sa/send-share-code', true],
  verifyShareCode: ['POST', '/app/affordability/sa/verify-share-code', false],
  checkEligibility: ['POST', '/app/affordability/sa/check-eligibility', false],
  shareNtbApplication: ['POST', '/app/affordability/sa/share-ntb-application', true],
};
const names = keysOf(bodies);

const pendingOf = (call: CallName, change: { requestId?: number; intent?: number } = {}): PendingCall =>
  // SAFETY: call and body are one pair by the record above.
  ({ call, body: bodies[call], requestId: 7, intent: 8, attempt: 1, ...change }) as PendingCall;

const start = (call: CallName, change?: { requestId?: number; intent?: number }) =>
  calls.start(pendingOf(call, change), changed(initialState, { merchantData: merchant }));

describe('each of the seven calls', () => {
  // @req ENT-039, API-029, API-030, API-031, API-032, API-033, API-034
  it.each(names)('%s goes to its endpoint with its body, and its answer comes back under its number', async (call) => {
    fixture.server = () => goodAnswers[call];
    await start(call);
    const [method, path] = endpoints[call];
    expect(fixture.sent).toMatchObject([{ method, path, body: bodies[call] }]);
    expect(events).toEqual([{ type: 'callSucceeded', call, requestId: 7, data: goodAnswers[call] }]);
  });

  // @req SAL-081, API-035, ROL-006
  it.each(names)('%s carries merchant key, origin, scope, agent and token', async (call) => {
    fixture.server = () => goodAnswers[call];
    await start(call);
    expect(fixture.sent[0]?.options.headers).toEqual({
      'ic-merchant-key': 'zenmart',
      'ic-origin': 'https://shop.example',
      'ic-scope': 'sales',
      'ic-agent-id': 'ZM-1',
      'ic-sdk-token': 'token-1',
    });
  });

  it.each(names)('%s brings an idempotency key exactly where a repetition must not do it twice', async (call) => {
    fixture.server = () => goodAnswers[call];
    await start(call);
    const [, , isKeyed] = endpoints[call];
    expect(fixture.sent[0]?.options.idempotencyKey).toBe(isKeyed ? 'key-1' : undefined);
  });

  it.each(names)('%s that is aborted is aborted, and no other', async (call) => {
    const { promise, resolve } = gate();
    fixture.server = () => promise;
    const done = start(call);
    await vi.waitUntil(() => fixture.sent.length === 1);
    calls.abort(99);
    expect(fixture.sent[0]?.options.signal?.aborted).toBe(false);
    calls.abort(7);
    expect(fixture.sent[0]?.options.signal?.aborted).toBe(true);
    resolve(goodAnswers[call]);
    await done;
  });
});

/** A promise that is kept when the test says so. */
function gate(): { promise: Promise<unknown>; resolve: (value: unknown) => void } {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('the idempotency key', () => {
  it('stays the same for the same intent and is another one for another', async () => {
    fixture.server = () => goodAnswers.sendShareCode;
    await start('sendShareCode', { requestId: 1, intent: 5 });
    await start('sendShareCode', { requestId: 2, intent: 5 });
    await start('sendShareCode', { requestId: 3, intent: 6 });
    expect(fixture.sent.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('stays the same after a failure', async () => {
    fixture.server = () => Promise.reject(new ApiError({ kind: 'network', status: 500, message: 'Network Error' }));
    await start('shareNtbApplication', { requestId: 1, intent: 5 });
    await start('shareNtbApplication', { requestId: 2, intent: 5 });
    expect(fixture.sent.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
  });
});

describe('times of the server', () => {
  it.each([
    ['5 minutes behind', -300_000],
    ['right', 0],
    ['an hour ahead', 3_600_000],
  ])('are times of this device also where its clock is %s', async (_, aheadMs) => {
    fixture.nowMs = START_MS + aheadMs;
    fixture.server = ({ path }) =>
      path === sendShareCode.path ? goodAnswers.sendShareCode : goodAnswers.verifyShareCode;
    await start('sendShareCode');
    await start('verifyShareCode');
    expect(events).toMatchObject([
      { data: { resendAtMs: fixture.nowMs + 30_000, expiresAtMs: fixture.nowMs + 600_000 } },
      { data: { verifiedUntilMs: fixture.nowMs + 3_600_000 } },
    ]);
  });
});

describe('a call that fails', () => {
  it('comes back as a failure of its name and number', async () => {
    fixture.server = () => {
      throw new ApiError({ kind: 'business', status: 400, code: 4107, message: 'Rejected.' });
    };
    await start('checkEligibility');
    expect(events).toMatchObject([
      {
        type: 'callFailed',
        call: 'checkEligibility',
        requestId: 7,
        failure: { kind: 'business', code: 4107, name: 'NTB_REJECTED_APPLICATION', message: 'Rejected.' },
      },
    ]);
  });

  it('by a fault of our own comes back as one too', async () => {
    fixture.server = () => {
      throw new TypeError('x is not a function');
    };
    await start('init');
    expect(events).toMatchObject([{ type: 'callFailed', failure: { kind: 'malformed', status: 500 } }]);
  });
});
