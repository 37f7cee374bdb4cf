// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { resolveSalesError } from '../../../shared/errors/sales-app';
import { ApiError, type ApiErrorKind } from '../api/api-error';
import { toFailure as read } from './to-failure';

const START_MS = 1_700_000_000_000;
const toFailure = (error: unknown, nowMs: number) => read(error, (code) => resolveSalesError(code, 'sales'), nowMs);

const business = (change: Partial<ApiError>): ApiError =>
  new ApiError({ kind: 'business', status: 400, message: 'Not today.', ...change });

describe('a failure', () => {
  it.each<ApiErrorKind>([
    'business',
    'unauthorised',
    'forbidden',
    'http',
    'malformed',
    'network',
    'timeout',
    'aborted',
  ])('of kind %s stays one', (kind) => {
    expect(toFailure(new ApiError({ kind, status: 500, message: 'x' }), START_MS).kind).toBe(kind);
  });

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
    ['timeout', 'TIMEOUT'],
    ['aborted', 'REQUEST_ABORTED'],
  ] as const)('of kind %s has the name %s: nobody answered', (kind, name) => {
    expect(toFailure(new ApiError({ kind, status: 500, message: 'x' }), START_MS).name).toBe(name);
  });

  it('with the code 4010 is a session that is over', () => {
    expect(toFailure(business({ code: 4010 }), START_MS).kind).toBe('unauthorised');
  });

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
