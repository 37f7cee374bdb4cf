import { describe, expect, it } from 'vitest';
import { asksForTime, historyDepth } from './screen-facts';
import { Harness } from './testing/harness';
import { failure, NOW_MS, silence } from './testing/samples';

const more = { type: 'moreTimeAsked' } as const;
const idOf = (harness: Harness) => harness.record.timers.orderEnd ?? 0;
/** The moment at which 2:00 are left. */
const low = (harness: Harness): Harness => harness.send({ type: 'timerFired', timer: 'timeLow' });
const isAsked = ({ state }: Harness): boolean => asksForTime(state);
const delays = (harness: Harness) =>
  harness
    .asked('startTimer')
    .flatMap(({ timer, delayMs }) => (timer === 'timeLow' || timer === 'orderEnd' ? [[timer, delayMs]] : []));

describe('an order of 15 minutes', () => {
  it('asks whether more time is needed after 13, over any step', () => {
    const harness = new Harness().atPlans();
    expect(delays(harness)).toEqual([
      ['timeLow', 780_000],
      ['orderEnd', 900_000],
    ]);
    expect(isAsked(harness)).toBe(false);
    expect(isAsked(low(harness))).toBe(true);
    for (const at of [
      new Harness().atMobile(),
      new Harness().atOtp(),
      new Harness().atKfs(),
      new Harness().atLenderOtp(),
    ])
      expect(isAsked(low(at))).toBe(true);
  });

  it('gets 10 minutes by one call, however often the button is pressed, and asks again 2:00 before they end', () => {
    const harness = low(new Harness().atMobile()).send(more, more);
    expect(harness.sent('extendOrder')).toHaveLength(1);
    harness.answer('extendOrder');
    expect(isAsked(harness)).toBe(false);
    expect(harness.state).toMatchObject({
      pgData: { expiresAtMs: NOW_MS + 1_500_000, extensionsRemaining: 9 },
      timer: { endsAtMs: NOW_MS + 1_500_000 },
      snackbar: { kind: 'timeAdded' },
      screen: { name: 'verifyMobile' },
    });
    expect(delays(harness).slice(-2)).toEqual([
      ['timeLow', 1_380_000],
      ['orderEnd', 1_500_000],
    ]);
    expect(isAsked(low(harness))).toBe(true);
  });

  it('does not end by the timer of its earlier end', () => {
    const harness = new Harness().atMobile();
    const before = idOf(harness);
    low(harness).send(more).answer('extendOrder');
    harness.send({ type: 'timerFired', timer: 'orderEnd', id: before });
    expect(harness.sent('details')).toHaveLength(1);
    harness.send({ type: 'timerFired', timer: 'orderEnd', id: idOf(harness) });
    expect(harness.sent('details')).toHaveLength(2);
  });

  it.each([['moreTimeDeclined'], ['escapePressed'], ['back']] as const)(
    'that goes on without more (%s) stays at its step and is not asked again',
    (type) => {
      const harness = low(new Harness().atMobile()).send({ type });
      expect(isAsked(harness)).toBe(false);
      expect(harness.state).toMatchObject({ screen: { name: 'verifyMobile' }, modal: { name: 'none' } });
      expect(isAsked(low(harness))).toBe(false);
    },
  );

  it('is not asked while something is on its way, nor where no more can be had; once it is idle, it is', () => {
    const sending = new Harness().atMobile();
    sending.send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' });
    expect(isAsked(low(sending))).toBe(false);
    expect(isAsked(sending.answer('sendOtp'))).toBe(true);
    for (const extensionsRemaining of [0, undefined]) {
      const none = new Harness()
        .opened()
        .answer('orderInfo', { extensionsRemaining })
        .answer('details')
        .answer('offers');
      expect(isAsked(low(none))).toBe(false);
    }
  });

  it('says that it did not work, keeps the step, and can be tried again', () => {
    const harness = low(new Harness().atMobile()).send(more).fail('extendOrder', silence);
    expect([isAsked(harness), harness.state.moreTime]).toEqual([true, 'failed']);
    expect(harness.send(more).sent('extendOrder')).toHaveLength(2);
    harness.fail('extendOrder', failure('PAYMENT_ORDER_EXPIRED'));
    expect(harness.state.screen).toMatchObject({ name: 'ended', reason: 'expired' });
  });

  it('that another window has prolonged ends as late here', () => {
    const harness = low(new Harness().atKfs());
    harness.send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    harness.fail('authorizeKfs', failure('PAYMENT_INVALID_TRANSACTION'));
    harness.answer('details', { step: 'KFS_CONSENT', isMobileVerified: true, expiresAtMs: NOW_MS + 1_500_000 });
    expect(harness.state).toMatchObject({ timer: { endsAtMs: NOW_MS + 1_500_000 }, moreTime: 'notYet' });
  });

  it('whose question is open has one more entry for Back', () => {
    const harness = new Harness().atMobile();
    const depth = historyDepth(harness.state);
    expect(historyDepth(low(harness).state)).toBe(depth + 1);
  });
});
