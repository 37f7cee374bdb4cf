// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { resolveSalesError } from '../../../shared/errors/sales-app';
import { ApiError, type ApiErrorKind } from '../api/api-error';
import { toFailure as read } from './to-failure';

const START_MS = 1_700_000_000_000;
const toFailure = (error: unknown, nowMs: number) =>
  read(error, ({ code, type }) => resolveSalesError(code, 'sales', { type }), nowMs);

const business = (change: Partial<ApiError>): ApiError =>
  new ApiError({ kind: 'business', status: 400, message: 'Not today.', ...change });

describe('a failure', () => {
  it.each<ApiErrorKind>(['business', 'http', 'malformed', 'network', 'intercepted', 'timeout', 'aborted'])(
    'of kind %s stays one',
    (kind) => {
      expect(toFailure(new ApiError({ kind, status: 500, message: 'x' }), START_MS).kind).toBe(kind);
    },
  );

  // @req TXN-011, ERR-020
  it('keeps code, message, title and the server’s word on retrying', () => {
    expect(toFailure(business({ code: 4109, title: 'Sorry', retry: false }), START_MS)).toMatchObject({
      status: 400,
      code: 4109,
      message: 'Not today.',
      title: 'Sorry',
      retry: false,
    });
  });

  it.each([
    [1402, 'SESSION_EXPIRED'],
    [4070, 'AGENT_BLOCKED'],
    ['1402', 'SESSION_EXPIRED'],
    [4102, 'ACTIVATION_USER_NOT_PA'],
    [4302, 'INVALID_OTP'],
    [4106, 'NTB_INSUFFICIENT_LIMIT'],
    ['SHARE_CODE_EXPIRED', 'SHARE_CODE_EXPIRED'],
  ])('%s has the name %s', (code, name) => {
    expect(toFailure(business({ code }), START_MS).name).toBe(name);
  });

  it.each([9999, 'NO_SUCH_NAME', 500.5])('%s has no name', (code) => {
    expect(toFailure(business({ code }), START_MS).name).toBeNull();
  });

  it.each([
    ['network', 'NETWORK_ERROR'],
    ['intercepted', 'NETWORK_INTERCEPTED'],
    ['timeout', 'TIMEOUT'],
    ['aborted', 'REQUEST_ABORTED'],
  ] as const)('of kind %s has the name %s without a response', (kind, name) => {
    expect(toFailure(new ApiError({ kind, status: 500, message: 'x' }), START_MS).name).toBe(name);
  });

  it.each([
    ['MOBILE_BLOCKED', 'useAnotherNumber'],
    [1402, 'renewToken'],
    [4010, 'endSession'],
    [4109, 'say'],
    [9999, 'say'],
  ])('with the code %s asks the flow to %s, as its row says', (code, reaction) => {
    expect(toFailure(business({ code }), START_MS).reaction).toBe(reaction);
  });

  it.each([
    ['a blocked customer', 'User_Blocked_By_FM', 'ACCESS_FORBIDDEN', 'blockAccount'],
    ['an origin that is not registered', 'Origin_Not_Registered', 'ORIGIN_NOT_REGISTERED', 'say'],
    ['a gateway that says nothing', null, null, 'say'],
    ['a gateway that says what we do not know', 'Blocked', null, 'say'],
  ])('403 of %s is told from the others by its type', (_, type, name, reaction) => {
    const error = new ApiError({ kind: 'http', status: 403, message: 'x', type });
    expect(toFailure(error, START_MS)).toMatchObject({ name, reaction });
  });

  it('409 of a key with another body is no payment that was asked for before, though both are 4004', () => {
    const error = new ApiError({ kind: 'http', status: 409, code: 4004, message: 'x', type: 'IDEMPOTENCY_CONFLICT' });
    expect(toFailure(error, START_MS)).toMatchObject({ name: 'IDEMPOTENCY_CONFLICT', reaction: 'say' });
  });

  // @req OTP-060
  it('counts 2 attempts that remain of the server’s data, and none of data without them', () => {
    expect(toFailure(business({ data: { remainingShareCodeAttempts: 2 } }), START_MS).attemptsRemaining).toBe(2);
    expect(toFailure(business({ data: { attemptsRemaining: 2 } }), START_MS).attemptsRemaining).toBe(2);
    expect(toFailure(business({ data: { remainingShareCodeAttempts: '2' } }), START_MS).attemptsRemaining).toBeNull();
    expect(toFailure(business({}), START_MS).attemptsRemaining).toBeNull();
  });

  it('tells when the next code may be sent by this device’s clock', () => {
    const data = { resendAtMs: 1_000_012_000, serverNowMs: 1_000_000_000 };
    expect(toFailure(business({ data }), START_MS).resendAtMs).toBe(START_MS + 12_000);
  });

  it('of anything but an ApiError is ours: 500 and its message', () => {
    expect(toFailure(new RangeError('too much'), START_MS)).toMatchObject({ code: 500, message: 'too much' });
    expect(toFailure('thrown text', START_MS)).toMatchObject({ code: 500, message: 'Unknown error' });
  });
});
