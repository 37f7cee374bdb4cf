// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CallName } from './calls';
import { onDetails, opened, submitAmount, withCodeSent, withCustomerVerified } from './testing/journeys';
import { failureOf, MOBILE, openRequest, Play } from './testing/play';

const expired = { kind: 'business', name: 'SESSION_EXPIRED', code: 1402, message: 'Expired.' } as const;

describe('1402, session expired', () => {
  it('asks the host for a fresh token once, and the call is repeated with it and with its intent', () => {
    const play = withCustomerVerified(onDetails());
    const [first] = play.calls('checkEligibility');
    play.fail('checkEligibility', expired);
    expect(play.effects.at(-1)).toEqual({ type: 'refreshToken' });
    play.send({ type: 'tokenReceived', authToken: 'token-2' });
    const [, repeated] = play.calls('checkEligibility');
    expect(repeated).toMatchObject({ body: first?.body, intent: first?.intent, attempt: 2 });
    expect(play.effects.at(-1)).toMatchObject({ type: 'call', pending: repeated });
    expect(play.state.merchantData.authToken).toBe('token-2');
    play.answer('checkEligibility');
    expect(play.sheet).toBe('USER_ELIGIBILITY_INFO');
  });

  it('a second time closes the sheet, stands alone on the session-expired screen and asks for no other token', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', expired);
    play.send({ type: 'tokenReceived', authToken: 'token-2' });
    play.fail('checkEligibility', expired);
    expect([play.path, play.sheet]).toEqual(['/sales-session-expired', null]);
    expect(play.state.stack).toEqual(['/sales-session-expired']);
    expect(play.state.terminalFailure).toMatchObject({ code: 1402 });
    expect(play.effects.filter(({ type }) => type === 'refreshToken')).toHaveLength(1);
  });

  it('ends the session where the host has no token', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', expired);
    play.send({ type: 'tokenRefused' });
    expect(play.path).toBe('/sales-session-expired');
    play.send({ type: 'exitAsked' });
    expect(play.closings).toEqual(['sessionExpired']);
  });

  it('of two calls at once asks for one token and repeats both', () => {
    const play = opened();
    submitAmount(play, '54990');
    play.send({ type: 'amountEditAsked' });
    play.send({ type: 'sheetClosed' });
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: MOBILE });
    play.fail('getEmiDetails', expired);
    play.fail('sendShareCode', expired);
    expect(play.effects.filter(({ type }) => type === 'refreshToken')).toHaveLength(1);
    play.send({ type: 'tokenReceived', authToken: 'token-2' });
    expect([play.calls('getEmiDetails'), play.calls('sendShareCode')].map(({ length }) => length)).toEqual([2, 2]);
  });

  it('of a call that was given up while the token came is not repeated', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', expired);
    play.send({ type: 'sheetClosed' });
    play.send({ type: 'tokenReceived', authToken: 'token-2' });
    expect(play.calls('checkEligibility')).toHaveLength(1);
  });

  it('is known by its name alone as well as by its number alone', () => {
    for (const change of [{ name: 'SESSION_EXPIRED' }, { code: 'SESSION_EXPIRED' }, { code: 1402 }]) {
      const play = withCustomerVerified(onDetails());
      play.fail('checkEligibility', { kind: 'business', ...change });
      expect(play.effects.at(-1)).toEqual({ type: 'refreshToken' });
    }
  });

  it('is not 4010, which opens the error modal, nor 401, which ends the session at once', () => {
    const activation = withCustomerVerified(onDetails());
    activation.fail('checkEligibility', {
      kind: 'business',
      code: 4010,
      name: 'ACTIVATION_SESSION_EXPIRED',
      message: 'x',
    });
    expect(activation.state.errorModal.status).toBe('open');
    const unauthorised = withCustomerVerified(onDetails());
    unauthorised.fail('checkEligibility', { kind: 'unauthorised', status: 401, code: 401 });
    expect(unauthorised.path).toBe('/sales-session-expired');
    expect(unauthorised.effects.at(-1)).toEqual({ type: 'forgetSession' });
  });
});

describe('two failures at once', () => {
  it('plans and eligibility: one Retry asks for both again', () => {
    const play = opened();
    submitAmount(play, '54990');
    withCustomerVerified(play);
    play.fail('getEmiDetails');
    play.fail('checkEligibility');
    expect(play.state.errorModal).toMatchObject({ status: 'open', canRetry: true });
    play.send({ type: 'retryAsked' });
    expect([play.calls('checkEligibility').length, play.calls('getEmiDetails').length]).toEqual([2, 2]);
  });

  it('plans and eligibility: one Exit gives both up', () => {
    const play = opened();
    submitAmount(play, '54990');
    withCustomerVerified(play);
    play.fail('getEmiDetails');
    play.fail('checkEligibility');
    play.send({ type: 'errorExitAsked' });
    expect(play.path).toBe('/sales-emi-home');
    expect(play.state).toMatchObject({
      getEmiDetailsResponse: { status: 'none' },
      checkEligibilityResponse: { status: 'none' },
      calls: {},
    });
  });
});

describe('a token of the host that nobody asked for', () => {
  it('replaces the token and nothing else', () => {
    const play = onDetails();
    const before = play.state;
    play.send({ type: 'tokenReceived', authToken: 'token-2' });
    expect(play.state).toEqual({ ...before, merchantData: { ...before.merchantData, authToken: 'token-2' } });
  });

  it('refused while none was asked for changes nothing', () => {
    const play = onDetails();
    const before = play.state;
    play.send({ type: 'tokenRefused' });
    expect(play.state).toEqual(before);
  });
});

describe('4070, agent blocked', () => {
  it('is kept, closes the sheet, stands alone on its screen, and its exit asks the host to close', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: '12345' });
    play.fail('verifyShareCode', { kind: 'business', code: 4070, message: 'This agent is blocked.' });
    expect([play.path, play.sheet]).toEqual(['/sales-agent-blocked', null]);
    expect(play.state.terminalFailure).toMatchObject({ code: 4070, message: 'This agent is blocked.' });
    expect(play.closings).toEqual([]);
    play.send({ type: 'exitAsked' });
    expect(play.closings).toEqual(['agentBlocked']);
  });

  it('at init does the same', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest() });
    play.fail('init', { kind: 'business', name: 'AGENT_BLOCKED', code: 4070 });
    expect(play.path).toBe('/sales-agent-blocked');
    expect(play.state.phase).toBe('ready');
  });

  it('is no place from which anything is asked of the server', () => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    play.fail('getEmiDetails', { kind: 'business', code: 4070 });
    const asked = play.effects.length;
    play.send({ type: 'amountSubmitted' });
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'supportAsked' });
    play.send({ type: 'back' });
    expect(play.effects).toHaveLength(asked);
    expect(play.path).toBe('/sales-agent-blocked');
  });
});

describe('403, account blocked', () => {
  it('takes the place of everything; its Go back asks the host to close', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', { kind: 'forbidden', status: 403, code: 403 });
    expect(play.state.terminalScreen).toBe('accountBlocked');
    play.send({ type: 'exitAsked' });
    expect(play.closings).toEqual(['accountBlocked']);
  });
});

describe('every other failure', () => {
  it('without title and message opens the modal with the defaults, which null stands for', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', { kind: 'http', status: 502, code: 502, message: '' });
    expect(play.state.errorModal).toMatchObject({ title: null, message: null, failure: { code: 502 } });
  });

  it('with a title and words of the server shows both', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', { kind: 'business', title: 'Sorry', message: 'Not today.' });
    expect(play.state.errorModal).toMatchObject({ title: 'Sorry', message: 'Not today.' });
  });

  it('429 shows the server’s words, because they say what to do', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', { kind: 'http', status: 429, code: 429, message: 'Too many requests.' });
    expect(play.state.errorModal).toMatchObject({ message: 'Too many requests.' });
  });

  it.each<CallName>(['sendShareCode', 'verifyShareCode'])(
    'of %s with words and code is inline, and the modal stays shut',
    (call) => {
      const play = onDetails();
      if (call === 'verifyShareCode') {
        withCodeSent(play);
        play.send({ type: 'codeTyped', text: '12345' });
      } else {
        play.send({ type: 'eligibilityAsked' });
        play.send({ type: 'mobileTyped', text: MOBILE });
      }
      play.fail(call, { kind: 'business', code: 4302, message: 'Please enter a valid OTP' });
      expect(play.state.errorModal).toEqual({ status: 'closed' });
      expect(play.state.mobileFlow).toMatchObject({ failure: { code: 4302 } });
    },
  );

  it('is reported with the call it happened in', () => {
    const play = withCustomerVerified(onDetails());
    const effects = play.fail('checkEligibility', { kind: 'http', status: 500 });
    expect(effects[0]).toMatchObject({ type: 'report', during: 'checkEligibility' });
  });

  it('of a call that was given up is not even reported', () => {
    const play = withCustomerVerified(onDetails());
    const { requestId } = play.pending('checkEligibility');
    play.send({ type: 'sheetClosed' });
    const effects = play.send({
      type: 'callFailed',
      call: 'checkEligibility',
      requestId,
      failure: failureOf(expired),
    });
    expect(effects).toEqual([]);
  });
});
