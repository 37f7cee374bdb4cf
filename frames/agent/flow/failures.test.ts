// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tamarind } from '../screens/testing/state';
import type { CallName } from './calls';
import { CODE, failureOf, Harness, MOBILE, openRequest } from './testing/harness';
import { onDetails, opened, submitAmount, withCodeSent, withCustomerVerified, withResult } from './testing/journeys';
import { historyDepth } from './top-bar';

const expired = { kind: 'business', name: 'SESSION_EXPIRED', code: 1402, message: 'Expired.' } as const;

describe('1402, session expired', () => {
  // @req SDK-015
  it('asks the host for a fresh token once, and the call is repeated with it and with its intent', () => {
    const harness = withCustomerVerified(onDetails());
    const [first] = harness.calls('checkEligibility');
    harness.fail('checkEligibility', expired);
    expect(harness.effects.at(-1)).toEqual({ type: 'refreshToken' });
    harness.send({ type: 'tokenReceived', authToken: 'token-2' });
    const [, repeated] = harness.calls('checkEligibility');
    expect(repeated).toMatchObject({ body: first?.body, intent: first?.intent, attempt: 2 });
    expect(harness.effects.at(-1)).toMatchObject({ type: 'call', pending: repeated });
    expect(harness.state.session.merchantData.authToken).toBe('token-2');
    harness.answer('checkEligibility');
    expect(harness.sheet).toBe('USER_ELIGIBILITY_INFO');
  });

  // @req SAL-049, ERR-087
  it('a second time closes the sheet, stands alone on the session-expired screen and asks for no other token', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', expired);
    harness.send({ type: 'tokenReceived', authToken: 'token-2' });
    harness.fail('checkEligibility', expired);
    expect([harness.path, harness.sheet]).toEqual(['/sales-session-expired', null]);
    expect(harness.state.view.screen).toBe('/sales-session-expired');
    expect(historyDepth(harness.state)).toBe(0);
    expect(harness.state.view).toMatchObject({ failure: { code: 1402 } });
    expect(harness.effects.filter(({ type }) => type === 'refreshToken')).toHaveLength(1);
  });

  it('ends the session where the host has no token', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', expired);
    harness.send({ type: 'tokenRefused' });
    expect(harness.path).toBe('/sales-session-expired');
    harness.send({ type: 'exitAsked' });
    expect(harness.closings).toEqual(['sessionExpired']);
  });

  it('of two calls at once asks for one token and repeats both', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    harness.send({ type: 'amountEditAsked' });
    harness.send({ type: 'sheetClosed' });
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    harness.fail('getEmiDetails', expired);
    harness.fail('sendShareCode', expired);
    expect(harness.effects.filter(({ type }) => type === 'refreshToken')).toHaveLength(1);
    harness.send({ type: 'tokenReceived', authToken: 'token-2' });
    expect([harness.calls('getEmiDetails'), harness.calls('sendShareCode')].map(({ length }) => length)).toEqual([
      2, 2,
    ]);
  });

  it('of a call that was given up while the token came is not repeated', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', expired);
    harness.send({ type: 'sheetClosed' });
    harness.send({ type: 'tokenReceived', authToken: 'token-2' });
    expect(harness.calls('checkEligibility')).toHaveLength(1);
  });

  it('is known by its name alone as well as by its number alone', () => {
    for (const change of [{ name: 'SESSION_EXPIRED' }, { code: 'SESSION_EXPIRED' }, { code: 1402 }]) {
      const harness = withCustomerVerified(onDetails());
      harness.fail('checkEligibility', { kind: 'business', ...change });
      expect(harness.effects.at(-1)).toEqual({ type: 'refreshToken' });
    }
  });

  // @req ERR-012, Q-005, Q-006
  it('is not 4010, which opens the error modal, nor 401, which ends the session at once', () => {
    const activation = withCustomerVerified(onDetails());
    activation.fail('checkEligibility', {
      kind: 'business',
      code: 4010,
      name: 'ACTIVATION_SESSION_EXPIRED',
      message: 'x',
    });
    expect(activation.state.modal.name).toBe('errorModal');
    const unauthorised = withCustomerVerified(onDetails());
    unauthorised.fail('checkEligibility', { kind: 'http', status: 401, code: 401 });
    expect(unauthorised.path).toBe('/sales-session-expired');
    expect(unauthorised.effects.at(-1)).toEqual({ type: 'forgetSession' });
  });
});

describe('4010, a session that is not the sales app’s', () => {
  const over = { kind: 'business', name: 'ACTIVATION_SESSION_EXPIRED', code: 4010, message: 'Over.' } as const;
  const atNumber = (): Harness => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    return harness;
  };
  const asked: Readonly<Partial<Record<CallName, () => Harness>>> = {
    getEmiDetails: () => {
      const harness = opened();
      submitAmount(harness, '54990');
      return harness;
    },
    preEligibility: () => {
      const harness = opened({ amount: 54_990 }, 'PRE_ELIGIBILITY');
      harness.send({ type: 'mobileTyped', text: MOBILE });
      return harness;
    },
    sendShareCode: atNumber,
    verifyShareCode: () => {
      const harness = withCodeSent(onDetails());
      harness.send({ type: 'codeTyped', text: CODE });
      return harness;
    },
    checkEligibility: () => withCustomerVerified(onDetails()),
    shareNtbApplication: () => {
      const harness = withResult(onDetails(), { ntbLenders: [tamarind], isNtbAllowed: true });
      harness.send({ type: 'ntbShareAsked', lenderId: '2' });
      harness.send({ type: 'nameTyped', text: 'Asha' });
      harness.send({ type: 'ntbSubmitted' });
      return harness;
    },
  };

  it.each(Object.entries(asked))('of %s is said in the error modal, and the session goes on', (call, until) => {
    const harness = until();
    harness.fail(call as CallName, over);
    expect(harness.state.modal).toMatchObject({ name: 'errorModal', failure: { code: 4010 } });
    expect(harness.path).not.toBe('/sales-session-expired');
    harness.send({ type: 'errorExitAsked' });
    expect([harness.state.modal.name, harness.state.session.phase]).toEqual(['none', 'ready']);
    expect(harness.closings).toEqual([]);
  });
});

describe('two failures at once', () => {
  it('plans and eligibility: one Retry asks for both again', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    withCustomerVerified(harness);
    harness.fail('getEmiDetails');
    harness.fail('checkEligibility');
    expect(harness.state.modal).toMatchObject({ name: 'errorModal', canRetry: true });
    harness.send({ type: 'retryAsked' });
    expect([harness.calls('checkEligibility').length, harness.calls('getEmiDetails').length]).toEqual([2, 2]);
  });

  it('plans and eligibility: one Exit gives both up', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    withCustomerVerified(harness);
    harness.fail('getEmiDetails');
    harness.fail('checkEligibility');
    harness.send({ type: 'errorExitAsked' });
    expect(harness.path).toBe('/sales-emi-home');
    expect(harness.state).toMatchObject({
      purchase: { getEmiDetailsResponse: { status: 'none' }, checkEligibilityResponse: { status: 'none' } },
      calls: {},
    });
  });
});

describe('a token of the host that nobody asked for', () => {
  // @req SDK-004
  it('replaces the token and nothing else', () => {
    const harness = onDetails();
    const before = harness.state;
    harness.send({ type: 'tokenReceived', authToken: 'token-2' });
    expect(harness.state).toEqual({
      ...before,
      session: { ...before.session, merchantData: { ...before.session.merchantData, authToken: 'token-2' } },
    });
  });

  it('refused while none was asked for changes nothing', () => {
    const harness = onDetails();
    const before = harness.state;
    harness.send({ type: 'tokenRefused' });
    expect(harness.state).toEqual(before);
  });
});

describe('4070, agent blocked', () => {
  // @req SAL-050, ERR-086, ROL-007, Q-004
  it('is kept, closes the sheet, stands alone on its screen, and its exit asks the host to close', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: '12345' });
    harness.fail('verifyShareCode', { kind: 'business', code: 4070, message: 'This agent is blocked.' });
    expect([harness.path, harness.sheet]).toEqual(['/sales-agent-blocked', null]);
    expect(harness.state.view).toMatchObject({ failure: { code: 4070, message: 'This agent is blocked.' } });
    expect(harness.closings).toEqual([]);
    harness.send({ type: 'exitAsked' });
    expect(harness.closings).toEqual(['agentBlocked']);
  });

  it('at init does the same', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest() });
    harness.fail('init', { kind: 'business', name: 'AGENT_BLOCKED', code: 4070 });
    expect(harness.path).toBe('/sales-agent-blocked');
    expect(harness.state.session.phase).toBe('ready');
  });

  it('is no place from which anything is asked of the server', () => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    harness.fail('getEmiDetails', { kind: 'business', code: 4070 });
    const asked = harness.effects.length;
    harness.send({ type: 'amountSubmitted' });
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'supportAsked' });
    harness.send({ type: 'back' });
    expect(harness.effects).toHaveLength(asked);
    expect(harness.path).toBe('/sales-agent-blocked');
  });
});

describe('403, account blocked', () => {
  // @req ERR-014, ERR-123, ROL-004
  it('takes the place of everything; its Go back asks the host to close', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', { kind: 'http', status: 403, code: 403 });
    expect(harness.state.view.screen).toBe('accountBlocked');
    harness.send({ type: 'exitAsked' });
    expect(harness.closings).toEqual(['accountBlocked']);
  });
});

const openModal = {
  name: 'errorModal',
  title: null,
  message: null,
  failure: null,
  canRetry: false,
  exitHidden: false,
} as const;

describe('every other failure', () => {
  // @req SAL-051
  it('without title and message opens the modal with the defaults, which null stands for', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', { kind: 'http', status: 502, code: 502, message: '' });
    expect(harness.state.modal).toMatchObject({ title: null, message: null, failure: { code: 502 } });
  });

  // @req ERR-002
  it('with a title and words of the server shows both', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', { kind: 'business', title: 'Sorry', message: 'Not today.' });
    expect(harness.state.modal).toMatchObject({ title: 'Sorry', message: 'Not today.' });
  });

  it('429 shows the server’s words, because they say what to do', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', { kind: 'http', status: 429, code: 429, message: 'Too many requests.' });
    expect(harness.state.modal).toMatchObject({ message: 'Too many requests.' });
  });

  // @req SAL-051, ERR-005, ERR-006
  it.each<CallName>(['sendShareCode', 'verifyShareCode'])(
    'of %s with words and code is inline, and the modal stays shut',
    (call) => {
      const harness = onDetails();
      if (call === 'verifyShareCode') {
        withCodeSent(harness);
        harness.send({ type: 'codeTyped', text: '12345' });
      } else {
        harness.send({ type: 'eligibilityAsked' });
        harness.send({ type: 'mobileTyped', text: MOBILE });
      }
      harness.fail(call, { kind: 'business', code: 4302, message: 'Please enter a valid OTP' });
      expect(harness.state.modal).toEqual({ name: 'none' });
      expect(harness.otp).toMatchObject({ failure: { code: 4302 } });
    },
  );

  // @req ERR-005, ERR-006
  it('of an application with words and code is inline at its form, and an error modal that is open closes', () => {
    const harness = withResult(onDetails(), { ntbLenders: [tamarind], isNtbAllowed: true });
    harness.send({ type: 'ntbShareAsked', lenderId: '2' });
    harness.send({ type: 'nameTyped', text: 'Ravi Kumar' });
    harness.send({ type: 'ntbSubmitted' });
    harness.state = { ...harness.state, modal: openModal };
    harness.fail('shareNtbApplication', { kind: 'business', code: 4107, message: 'The lender has refused.' });
    expect(harness.state.modal).toEqual({ name: 'none' });
    expect(harness.application).toMatchObject({ step: 'form', failure: { code: 4107 } });
  });

  // @req ERR-005, ERR-006
  it.each<CallName>(['sendShareCode', 'verifyShareCode'])(
    'of %s with words and code closes an error modal that is open; one without words opens it',
    (call) => {
      const failed = (message: string) => {
        const harness = onDetails();
        if (call === 'verifyShareCode') {
          withCodeSent(harness);
          harness.send({ type: 'codeTyped', text: '12345' });
        } else {
          harness.send({ type: 'eligibilityAsked' });
          harness.send({ type: 'mobileTyped', text: MOBILE });
        }
        if (message !== '') harness.state = { ...harness.state, modal: openModal };
        harness.fail(call, { kind: message === '' ? 'http' : 'business', code: 4302, message });
        return harness.state.modal.name;
      };
      expect([failed('Please enter a valid OTP'), failed('')]).toEqual(['none', 'errorModal']);
    },
  );

  // @req ERR-034
  it('is reported with the call it happened in', () => {
    const harness = withCustomerVerified(onDetails());
    const effects = harness.fail('checkEligibility', { kind: 'http', status: 500 });
    expect(effects[0]).toMatchObject({ type: 'report', during: 'checkEligibility' });
  });

  it('of a call that was given up is not even reported', () => {
    const harness = withCustomerVerified(onDetails());
    const { requestId } = harness.pending('checkEligibility');
    harness.send({ type: 'sheetClosed' });
    const effects = harness.send({
      type: 'callFailed',
      call: 'checkEligibility',
      requestId,
      failure: failureOf(expired),
    });
    expect(effects).toEqual([]);
  });
});
