import { describe, expect, it } from 'vitest';
import { initialState } from './initial-state';
import { Harness } from './testing/harness';

describe('a checkout', () => {
  // @req WID-012, WID-013
  it('that nobody has opened is at EMI_PLAN_SELECTION, with nothing chosen, typed, asked for or reserved', () => {
    expect(initialState).toMatchObject({
      currentOrderStage: 'EMI_PLAN_SELECTION',
      choice: { lenderId: null, emiPlanId: null },
      modal: { name: 'none' },
      snackbar: null,
      isInitiated: false,
      orderDetailsCompletedInSeconds: null,
    });
    expect(new Harness().calls).toEqual({});
    expect(Object.values(initialState.paymentUserData).filter((each) => each === true)).toEqual([]);
  });

  // @req WID-027, TXN-005
  it('that is opened once more is as at first: only its numbers have gone on', () => {
    const first = new Harness().atPlans().record;
    const again = new Harness().atLenderOtp().send({ type: 'closeAsked' }).atPlans().record;
    const timersOf = ({ timers }: typeof first): string[] => Object.keys(timers).sort();
    expect(timersOf(again)).toEqual(timersOf(first));
    const numbered = { nextId: 0, timers: {}, intents: {} };
    expect({ ...again, ...numbered }).toEqual({ ...first, ...numbered });
  });
});
