import { describe, expect, it } from 'vitest';
import {
  answers,
  type EligibilityRecord,
  failure,
  following,
  loaded,
  MOBILE,
  nextOf,
  offline,
  opened,
  opening,
  recordAfter,
  type ScriptedEvent,
  step,
  submitted,
  ticked,
  typed,
} from '../testing/states';
import type { EligibilityEvent } from './events';

describe('an OTP', () => {
  const atNumber: readonly ScriptedEvent[] = [opened, ...loaded(), typed, submitted];
  const intentOf = (record: EligibilityRecord) => record.calls.sendOtp?.intent;

  it('whose answer was lost is asked for again as the same intent; one that was sent is another intent', () => {
    const first = recordAfter(atNumber);
    const lost = recordAfter(atNumber, { refuse: 'sendOtp', failure: offline }, submitted);
    expect(intentOf(lost)).toBe(intentOf(first));
    const sent = { answer: 'sendOtp', data: { ...answers.sendOtp, resendAtMs: 0 } } as const;
    const resend: EligibilityEvent = { type: 'codeResendAsked' };
    const again = recordAfter(atNumber, sent, resend);
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
        ? // SAFETY: both bodies have the fields of a campaign.
          [effect.pending.body as { readonly campaignId?: string; readonly utmCampaign?: string }]
        : [],
    );
    expect(bodies.map(({ campaignId, utmCampaign }) => [campaignId, utmCampaign])).toEqual([named, named]);
  });

  it('that is refused says so for 3 s', () => {
    const { record, state, effects } = following(atNumber, { refuse: 'sendOtp', failure: failure() });
    const timer = effects.at(-1);
    expect(timer).toMatchObject({ type: 'startTimer', timer: 'otpFailure', delayMs: 3_000 });
    expect(state.screen).toMatchObject({ otp: { failure: failure() } });
    const id = timer?.type === 'startTimer' ? timer.id : 0;
    const { screen } = step(record, { type: 'timerFired', timer: 'otpFailure', id }).state.own;
    expect(screen).toMatchObject({ otp: { failure: null } });
  });
});

describe('without a network', () => {
  it('what could not be loaded is loaded when the line is back, and what was refused is not', () => {
    const lost = recordAfter(opened, loaded(MOBILE), { refuse: 'checkUser', failure: offline });
    expect(nextOf(lost, { type: 'wentOnline' }).state.screen.name).toBe('USER_API_LOADING');
    const refused = recordAfter(opened, loaded(MOBILE), { refuse: 'checkUser', failure: failure() });
    expect(nextOf(refused, { type: 'wentOnline' }).record).toBe(refused);
  });
});
