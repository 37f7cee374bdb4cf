import { describe, expect, it } from 'vitest';
import {
  AMOUNT,
  checked,
  following,
  info,
  loaded,
  MOBILE,
  namesOf,
  nextOf,
  opened,
  recordAfter,
  runOf,
  type ScriptedEvent,
  stateAfter,
  user,
} from '../testing/states';
import type { EligibilityEvent } from './events';

describe('the page', () => {
  // @req WID-004
  it('hears of each check once, without number or limit', () => {
    const { effects } = following(opened, loaded(MOBILE), checked(user()));
    const emitted = runOf(effects).filter(({ type }) => type === 'emitResult');
    expect(emitted).toEqual([
      {
        type: 'emitResult',
        result: {
          outcome: 'preApproved',
          isEligible: true,
          isPreApproved: true,
          isNtbAllowed: false,
          lenders: [
            { lenderId: '2303', name: 'Tamarind Bank', lowestEmiRupees: 965 },
            { lenderId: '401', name: 'HDFC Bank', lowestEmiRupees: 965 },
          ],
          hashedMobile: 'h'.repeat(43),
          amount: AMOUNT,
        },
      },
    ]);
    expect(JSON.stringify(emitted)).not.toContain(MOBILE);
  });

  it('hears of a check whichever of its two answers comes first', () => {
    const { hashedMobile, ...found } = user();
    const both: readonly ScriptedEvent[] = [
      { answer: 'checkUser', data: found },
      { answer: 'emiInfo', data: info({ hashedMobile }) },
    ];
    expect(stateAfter(opened, loaded(MOBILE), both).screen).toMatchObject({ name: 'ELIGIBLE_LENDERS', user: user() });
  });

  it('that changes the price rechecks a checked customer, and leaves typed input alone', () => {
    const change: EligibilityEvent = { type: 'amountChanged', amount: 30_000 };
    const again = nextOf(recordAfter(opened, loaded(MOBILE), checked(user())), change);
    expect(namesOf(again.effects)).toEqual(['checkUser', 'emiInfo']);
    expect(again.record.calls.checkUser?.body).toEqual({ amount: 30_000 });
    const typing = recordAfter(opened, loaded(), { type: 'mobileTyped', text: '98765' });
    const { state, effects } = nextOf(typing, change);
    expect(state).toMatchObject({ amount: 30_000, screen: { name: 'VERIFY_MOBILE' }, mobile: '98765' });
    expect(namesOf(effects)).toEqual(['emiInfo']);
  });

  it('that says the same price again changes nothing', () => {
    const record = recordAfter(opened, loaded(MOBILE), checked(user()));
    expect(nextOf(record, { type: 'amountChanged', amount: AMOUNT }).record).toBe(record);
  });
});
