import { describe, expect, it } from 'vitest';
import {
  answers,
  failure,
  following,
  loaded,
  MOBILE,
  NOW_MS,
  offline,
  opened,
  opening,
  type ScriptedEvent,
  stateAfter,
  submitted,
  ticked,
  typed,
} from '../testing/states';
import type { EligibilityEvent } from './events';
import { reduce } from './reduce';
import type { EligibilityState } from './state';

describe('an OTP', () => {
  const atNumber: readonly ScriptedEvent[] = [opened, ...loaded(), typed, submitted];
  const intentOf = (state: EligibilityState) => state.calls.sendOtp?.intent;

  it('whose answer was lost is asked for again as the same intent; one that was sent is another intent', () => {
    const first = stateAfter(atNumber);
    const lost = stateAfter(atNumber, { refuse: 'sendOtp', failure: offline }, submitted);
    expect(intentOf(lost)).toBe(intentOf(first));
    const sent = { answer: 'sendOtp', data: { ...answers.sendOtp, resendAtMs: 0 } } as const;
    const resend: EligibilityEvent = { type: 'codeResendAsked' };
    const again = stateAfter(atNumber, sent, resend);
    expect(intentOf(again)).toBeDefined();
    expect(intentOf(again)).not.toBe(intentOf(first));
  });

  // @req OTP-048, OTP-049, Q-019
  it.each([
    ['campaignId and utmCampaign', { campaignId: 'c-1', utmCampaign: 'summer' }, ['c-1', undefined]],
    ['campaignId', { campaignId: 'c-1' }, ['c-1', undefined]],
    ['utmCampaign', { utmCampaign: 'summer' }, [undefined, 'summer']],
  ])('that is sent or verified names one campaign where the shop gave %s', (_, campaign, named) => {
    const merchant = { merchantKey: 'zenmart', merchantOrigin: 'https://shop.example', campaign };
    const { effects } = following(
      opening({ merchant }),
      loaded(),
      typed,
      submitted,
      { answer: 'sendOtp', data: answers.sendOtp },
      ticked,
      { type: 'otpRead', code: '12345' },
      { type: 'codeSubmitted' },
    );
    const bodies = effects.flatMap((effect) =>
      effect.type === 'call' && (effect.pending.call === 'sendOtp' || effect.pending.call === 'verifyOtp')
        ? [effect.pending.body]
        : [],
    );
    expect(bodies.map(({ campaignId, utmCampaign }) => [campaignId, utmCampaign])).toEqual([named, named]);
  });

  it('that is refused says so for 3 s', () => {
    const { state, effects } = following(atNumber, { refuse: 'sendOtp', failure: failure() });
    const timer = effects.at(-1);
    expect(timer).toMatchObject({ type: 'startTimer', timer: 'otpFailure', delayMs: 3_000 });
    const id = timer?.type === 'startTimer' ? timer.id : 0;
    expect(state.screen).toMatchObject({ otp: { failure: { id } } });
    const { screen } = reduce(state, { type: 'timerFired', timer: 'otpFailure', id }, NOW_MS).state;
    expect(screen).toMatchObject({ otp: { failure: null } });
  });
});

describe('without a network', () => {
  it('what could not be loaded is loaded when the line is back, and what was refused is not', () => {
    const lost = stateAfter(opened, loaded(MOBILE), { refuse: 'checkUser', failure: offline });
    expect(reduce(lost, { type: 'wentOnline' }, NOW_MS).state.screen.name).toBe('USER_API_LOADING');
    const refused = stateAfter(opened, loaded(MOBILE), { refuse: 'checkUser', failure: failure() });
    expect(reduce(refused, { type: 'wentOnline' }, NOW_MS).state).toBe(refused);
  });
});
