import { describe, expect, it } from 'vitest';
import {
  answers,
  blocked,
  checked,
  details,
  failure,
  following,
  loaded,
  MOBILE,
  namesOf,
  nextOf,
  offline,
  opened,
  opening,
  recordAfter,
  refusedUser,
  type ScriptedEvent,
  sessionOver,
  stateAfter,
  submitted,
  ticked,
  typed,
  unauthorised,
  user,
} from '../testing/states';

describe('a shopper', () => {
  // @req WID-007
  it('a customer without a session is asked for the number, prefilled if the page gave one', () => {
    const screen = { name: 'VERIFY_MOBILE', otp: { step: 'number' } };
    expect(stateAfter(opened, loaded())).toMatchObject({ screen, mobile: '' });
    expect(stateAfter(opening({ amount: null, mobile: MOBILE }), loaded())).toMatchObject({ screen, mobile: MOBILE });
  });

  // @req WID-006
  it('a customer with a session is checked at once, whatever number the page gave', () => {
    const shown = { screen: { name: 'USER_API_LOADING' }, mobile: MOBILE };
    expect(stateAfter(opened, loaded(MOBILE))).toMatchObject(shown);
    expect(stateAfter(opening({ amount: null, mobile: MOBILE }), loaded(MOBILE))).toMatchObject(shown);
  });

  it('a session of another number than the page names is dropped, so that no page tries two', () => {
    const asked = [opening({ amount: null, mobile: '9000000001', hasSession: true }), details(MOBILE)];
    const { effects } = following(...asked);
    expect(namesOf(effects).slice(-2)).toEqual(['forgetSession', 'init']);
    expect(stateAfter(...asked, loaded())).toMatchObject({ screen: { name: 'VERIFY_MOBILE' }, mobile: '9000000001' });
  });

  // @req ELG-015, WID-008, WID-009
  it('is eligible or not by what the lenders say; 4204 and 4102 are a no like any other', () => {
    expect(stateAfter(opened, loaded(MOBILE), checked(user())).screen.name).toBe('ELIGIBLE_LENDERS');
    expect(stateAfter(opened, loaded(MOBILE), checked(refusedUser)).screen.name).toBe('NOT_ELIGIBLE');
    for (const name of ['ACTIVATION_MOBILE_NOT_PA', 'ACTIVATION_USER_NOT_PA'] as const) {
      const refused = recordAfter(opened, loaded(MOBILE), { refuse: 'checkUser', failure: failure({ name }) });
      expect(refused.own.screen).toMatchObject({ name: 'NOT_ELIGIBLE', user: { lenders: [] } });
      expect(refused.calls).toEqual({});
    }
  });

  // @req OTP-050, OTP-051
  it('who changes the number logs out and starts with an empty field; the next OTP waits for that', () => {
    const change: readonly ScriptedEvent[] = [{ type: 'numberChangeAsked' }, typed, ticked, submitted];
    const { record, state, effects } = following(opened, loaded(MOBILE), checked(refusedUser), change);
    expect(namesOf(effects).at(-1)).toBe('logOut');
    expect(state).toMatchObject({ screen: { name: 'VERIFY_MOBILE', otp: { phase: 'sending' } }, mobile: MOBILE });
    for (const then of [
      { answer: 'logOut', data: answers.logOut },
      { refuse: 'logOut', failure: offline },
    ] as const) {
      const sent = nextOf(record, then);
      expect(namesOf(sent.effects).at(-1)).toBe('sendOtp');
      expect(sent.record.calls.sendOtp?.body).toMatchObject({ mobile: MOBILE });
    }
    expect(stateAfter(opened, loaded(MOBILE), checked(refusedUser), { type: 'numberChangeAsked' })).toMatchObject({
      mobile: '',
      screen: { otp: { step: 'number' } },
    });
  });

  it('whose session ends keeps the number', () => {
    const { record, effects } = following(opened, loaded(), typed, ticked, submitted, {
      refuse: 'sendOtp',
      failure: sessionOver,
    });
    expect(namesOf(effects).slice(-2)).toEqual(['forgetSession', 'init']);
    const reloaded = loaded().reduce((now, each) => nextOf(now, each).record, record);
    expect(reloaded.own).toMatchObject({ screen: { name: 'VERIFY_MOBILE' }, mobile: MOBILE });
  });

  it('who is blocked can try another number, and not the same again', () => {
    const record = recordAfter(opened, loaded(), typed, ticked, submitted, { refuse: 'sendOtp', failure: blocked });
    expect(nextOf(record, { type: 'retryAsked' }).record).toBe(record);
    expect(nextOf(record, { type: 'numberChangeAsked' }).state.screen.name).toBe('VERIFY_MOBILE');
  });
});

describe('a session that is refused while the details load', () => {
  it.each([
    ['401', unauthorised],
    ['4010', sessionOver],
    ['a block', blocked],
  ])('with %s is replaced once if it was stored before', (_, refused) => {
    const { effects } = following(opening({ hasSession: true }), { refuse: 'emiInfo', failure: refused });
    expect(namesOf(effects).slice(-5)).toEqual(['report', 'forgetSession', 'abortCall', 'abortCall', 'init']);
  });

  it.each([
    ['401', unauthorised],
    ['4010', sessionOver],
  ])('with %s though it is new leads to ‘Try again’, which asks for another one', (_, refused) => {
    const { record, state } = following(
      opened,
      { answer: 'init', data: answers.init },
      { refuse: 'howToBuy', failure: refused },
    );
    expect(state.screen).toMatchObject({ name: 'API_ERROR', cause: 'load' });
    expect(record.calls).toEqual({});
    expect(namesOf(nextOf(record, { type: 'retryAsked' }).effects)).toEqual(['init']);
  });

  it('with a block although it is new shows a contact', () => {
    const { state } = following(opened, { refuse: 'init', failure: blocked });
    expect(state.screen).toMatchObject({ name: 'API_ERROR', cause: 'blocked' });
  });
});
