import { describe, expect, it } from 'vitest';
import type { CreditScheme } from '../../shared/api/registration';
import type { ActivationPlace } from '../../shared/site/activation-addresses';
import { clientFailure } from '../platform/api/failure';
import { refusal, runFlow } from '../platform/page/testing/run-flow';
import { type ActivationEvent, activationFlow, firstScreen, type Screen } from './activation.flow';

const scheme: CreditScheme = {
  lenderId: '401',
  lenderName: 'HDFC Bank',
  lenderLogo: null,
  maskedMobile: '90XXXXX005',
  aivfType: 'PIN',
  status: 'APPROVED',
  limit: 120_000,
  tenureMonths: { from: 3, to: 18 },
  rateFromBps: 1350,
};

/** Runs the page of a line, or from a screen of it. */
function run(place: ActivationPlace = 'factor', merchantId: string | null = null, aivfType = scheme.aivfType) {
  const flow = runFlow(activationFlow, {
    place,
    activationInit: { ...scheme, aivfType },
    registrationUserData: null,
    endedBy: null,
    merchantId,
    merchant: null,
  });
  const screen = (): Screen => {
    const state = flow.state();
    if (state.view !== 'line') throw new Error('no line is shown');
    return state.screen;
  };
  return { ...flow, screen };
}
type Running = ReturnType<typeof run>;
const offline = clientFailure(new Error('Network Error'), 'network');
const sent = { step: 'LENDER_OTP', resendAtMs: 31_000, attemptsRemaining: 5 } as const;
const submitFactor = ({ send }: Running, text = '1234'): void => {
  send({ type: 'factorTyped', text });
  send({ type: 'factorSubmitted' });
};
const toOtp = (flow: Running): void => {
  submitFactor(flow);
  flow.answer('authorize', sent);
};

describe('a page of an activation', () => {
  it.each([
    ['steps', 'APPROVED', 'PIN', 'steps'],
    ['steps', null, 'NONE', 'steps'],
    ['redirect', 'ACTIVE', 'DOB', 'steps'],
    ['factor', 'APPROVED', 'DOB', 'factor'],
    ['factor', 'APPROVED', 'NONE', 'send'],
    ['factor', 'NONE', 'PIN', 'noLine'],
    ['steps', 'NONE', 'PIN', 'noLine'],
  ] as const)('%s of a line that is %s with factor %s begins with %s', (place, status, aivfType, name) => {
    expect(firstScreen(place, { status, aivfType }).name).toBe(name);
  });
});

describe('a registration', () => {
  // @req ACT-005
  it('begins by a press, with the shop that waits, and the answer leads on', () => {
    const flow = run('steps', 'zenmart');
    flow.send({ type: 'continued' });
    expect([flow.sent, flow.screen(), flow.statusOf('begin')]).toEqual([
      [['begin', { lenderId: '401', merchantId: 'zenmart' }]],
      { name: 'steps', call: { step: 'sending' } },
      'initiated',
    ]);
    flow.answer('begin', { creditLineStatus: 'APPROVED' });
    expect([flow.screen().name, flow.statusOf('begin')]).toEqual(['leaving', 'success']);
  });

  it('ends if the lender has no line for the number', () => {
    const flow = run('steps');
    flow.send({ type: 'continued' });
    flow.answer('begin', { creditLineStatus: 'NONE' });
    expect(flow.screen().name).toBe('noLine');
  });

  it('can begin again after a lost answer', () => {
    const flow = run('steps');
    flow.send({ type: 'continued' });
    flow.fail('begin', offline);
    expect([flow.screen(), flow.statusOf('begin')]).toEqual([
      { name: 'steps', call: { step: 'idle', problem: offline } },
      'error',
    ]);
    flow.send({ type: 'continued' });
    expect(flow.screen()).toEqual({ name: 'steps', call: { step: 'sending' } });
  });
});

describe('the second factor', () => {
  it('is sent once it is whole', () => {
    const flow = run();
    submitFactor(flow, '12a3');
    expect([flow.screen(), flow.sent]).toMatchObject([{ typed: '123' }, []]);
    submitFactor(flow);
    expect(flow.sent).toEqual([['authorize', { lenderId: '401', aivfValue: '1234' }]]);
    flow.send({ type: 'factorTyped', text: '99' });
    expect(flow.screen()).toMatchObject({ typed: '1234' });
  });

  it('that is right is forgotten, and the OTP is asked for', () => {
    const flow = run();
    toOtp(flow);
    expect(flow.screen()).toMatchObject({ name: 'otp', code: '', otp: { sent: { attemptsRemaining: 5 } } });
    expect(JSON.stringify(flow.state())).not.toContain('1234');
  });

  it('that is wrong is emptied, and its failure is shown until something is typed', () => {
    const flow = run();
    submitFactor(flow, '9999');
    const failure = refusal({ attemptsRemaining: 2 });
    flow.fail('authorize', failure);
    expect(flow.screen()).toMatchObject({ name: 'factor', typed: '', call: { problem: failure } });
    flow.send({ type: 'factorTyped', text: '' });
    expect(flow.screen()).toMatchObject({ call: { problem: failure } });
    flow.send({ type: 'factorTyped', text: '1' });
    expect(flow.screen()).toMatchObject({ name: 'factor', call: { step: 'idle', problem: null } });
  });

  it('a value that has not reached the server stays', () => {
    const flow = run();
    submitFactor(flow);
    flow.fail('authorize', offline);
    expect(flow.screen()).toMatchObject({ name: 'factor', typed: '1234', call: { problem: offline } });
  });

  it.each([
    ['FAILED', 'failure'],
    ['CONFIRMED', 'success'],
  ] as const)('refused for good, and %s by the server, leads to the page of a %s', (status, place) => {
    const flow = run();
    submitFactor(flow);
    flow.fail('authorize', refusal({ attemptsRemaining: 0 }));
    expect(flow.screen().name).toBe('ending');
    flow.answer('end', { status });
    expect([flow.screen().name, flow.effects]).toEqual(['leaving', [{ type: 'goTo', place }]]);
  });

  it.each(['STARTED', null] as const)('refused, with %s as answer of the server, is shown in place', (status) => {
    const flow = run();
    submitFactor(flow);
    const failure = refusal({ code: 4001 });
    flow.fail('authorize', failure);
    if (status) flow.answer('end', { status });
    else flow.fail('end', offline);
    expect(flow.screen()).toMatchObject({ name: 'factor', call: { problem: failure } });
  });

  it('leads to an OTP that was sent before', () => {
    const flow = run();
    submitFactor(flow);
    flow.fail('authorize', refusal({ reaction: 'useSentCode', resendAtMs: 9_000 }));
    expect(flow.screen()).toMatchObject({ name: 'otp', otp: { sent: { resendAtMs: 9_000 } } });
  });

  it('in a session that has ended leads to a log-in by a press', () => {
    const flow = run();
    submitFactor(flow);
    flow.fail('authorize', refusal({ code: 4010, reaction: 'endSession' }));
    expect(flow.screen().name).toBe('over');
    flow.send({ type: 'loginAsked' });
    expect(flow.effects).toEqual([{ type: 'reloadDocument' }]);
  });

  // @req ACT-007
  it('of a lender without one is an OTP that a press sends', () => {
    const flow = run('factor', null, 'NONE');
    flow.send({ type: 'otpAsked' });
    flow.answer('sendOtp', sent);
    expect([flow.sent, flow.screen().name]).toEqual([[['sendOtp', { lenderId: '401' }]], 'otp']);
  });
});

describe('the lender’s OTP', () => {
  const atOtp = (): Running => {
    const flow = run();
    toOtp(flow);
    return flow;
  };

  // @req ACT-008
  it('is sent with its fifth digit, and leads to success', () => {
    const flow = atOtp();
    flow.send({ type: 'codeTyped', text: '12345' });
    expect(flow.sent.at(-1)).toEqual(['confirm', { lenderId: '401', otp: '12345' }]);
    flow.answer('confirm', { step: 'ACTIVE' });
    expect([flow.screen(), flow.effects]).toEqual([{ name: 'leaving' }, [{ type: 'goTo', place: 'success' }]]);
  });

  it('that is wrong is emptied and shown; the last attempt ends the activation if the server says so', () => {
    const flow = atOtp();
    flow.send({ type: 'codeTyped', text: '00000' });
    flow.fail('confirm', refusal({ attemptsRemaining: 1 }));
    expect(flow.screen()).toMatchObject({ name: 'otp', code: '', otp: { failure: { attemptsRemaining: 1 } } });
    flow.send({ type: 'codeTyped', text: '00000' });
    flow.fail('confirm', refusal({ attemptsRemaining: 0 }));
    flow.answer('end', { status: 'FAILED' });
    expect(flow.effects).toEqual([{ type: 'goTo', place: 'failure' }]);
  });

  it('is sent again from 30 s after the last one', () => {
    const flow = atOtp();
    flow.send({ type: 'codeResendAsked' });
    expect(flow.sent.map(([call]) => call)).toEqual(['authorize']);
    flow.send({ type: 'codeResendAsked' }, 31_000);
    flow.answer('sendOtp', { ...sent, resendAtMs: 61_000 });
    expect(flow.screen()).toMatchObject({ name: 'otp', otp: { phase: 'entering', sent: { resendAtMs: 61_000 } } });
  });

  it('leads back to a second factor that has expired', () => {
    const flow = atOtp();
    flow.send({ type: 'codeResendAsked' }, 31_000);
    flow.answer('sendOtp', { step: 'VERIFY_AIVF' });
    expect(flow.effects).toEqual([{ type: 'goTo', place: 'factor' }]);
  });
});

describe('a screen', () => {
  const otpOnTheWay = (): Running => {
    const flow = run();
    toOtp(flow);
    flow.send({ type: 'codeTyped', text: '12345' });
    return flow;
  };
  const ended = (change: Parameters<typeof refusal>[0]): Running => {
    const flow = run();
    submitFactor(flow);
    flow.fail('authorize', refusal(change));
    return flow;
  };
  const left = (): Running => {
    const flow = otpOnTheWay();
    flow.answer('confirm', { step: 'ACTIVE' });
    return flow;
  };
  const noLine = (): Running => {
    const flow = run('steps');
    flow.send({ type: 'continued' });
    flow.answer('begin', { creditLineStatus: 'NONE' });
    return flow;
  };
  const atOtp = (): Running => {
    const flow = run();
    toOtp(flow);
    return flow;
  };
  const events: readonly ActivationEvent[] = [
    { type: 'continued' },
    { type: 'factorTyped', text: '15081990' },
    { type: 'factorSubmitted' },
    { type: 'otpAsked' },
    { type: 'codeTyped', text: '12345' },
    { type: 'codeSubmitted' },
    { type: 'codeResendAsked' },
    { type: 'loginAsked' },
  ];

  // @req ACT-013
  it.each<readonly [Screen['name'], () => Running, readonly unknown[]]>([
    ['steps', () => run('steps'), ['begin']],
    ['factor', () => run('factor', null, 'DOB'), ['authorize']],
    ['send', () => run('factor', null, 'NONE'), ['sendOtp']],
    ['otp', atOtp, ['confirm']],
    ['noLine', noLine, []],
    ['ending', () => ended({}), []],
    ['over', () => ended({ reaction: 'endSession' }), [{ type: 'reloadDocument' }]],
    ['leaving', left, []],
  ])('%s makes no call but its own, and a late answer changes nothing', (name, begin, own) => {
    const flow = begin();
    expect(flow.screen().name).toBe(name);
    const before = [flow.sent.length, flow.effects.length] as const;
    for (const event of events) flow.send(event);
    const made = [...flow.sent.slice(before[0]).map(([call]) => call), ...flow.effects.slice(before[1])];
    expect(made).toEqual(own);
    const state = flow.state();
    for (const call of ['begin', 'authorize', 'sendOtp', 'confirm', 'end'] as const)
      if (!flow.isPending(call)) flow.fail(call, refusal());
    expect(flow.state()).toBe(state);
  });
});
