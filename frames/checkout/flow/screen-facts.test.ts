import { describe, expect, it } from 'vitest';
import type { Screen } from './screen';
import {
  canGoBack,
  endsWithOrder,
  isCancellable,
  mayChangeMobile,
  mayChangePlan,
  mayStillBePaid,
  showsTimer,
  takesOtp,
} from './screen-facts';
import { Harness } from './testing/harness';
import { silence } from './testing/samples';
import { screens } from './testing/screens';

const { state } = new Harness().atLenderOtp();
const timer = { startsAtMs: 0, endsAtMs: 1 };
/** Screens, each with its phase where that decides, on which something holds. */
const where = (holds: (screen: Screen) => boolean): string[] => {
  const names = [...new Set(screens.map(({ name }) => name))];
  return names.flatMap((name) => {
    const all = screens.filter((screen) => screen.name === name);
    const held = all.filter(holds);
    if (held.length === all.length) return [name];
    return [...new Set(held.map((screen) => ('phase' in screen ? `${name} ${screen.phase}` : name)))];
  });
};
const steps = [
  'planSelection',
  'nearest',
  'twoParts',
  'verifyMobile',
  'otp',
  'secondFactor',
  'kfs',
  'lenderOtp',
  'lenderHosted',
  'ntbOffer',
  'ntbApplication',
  'ntbStatus',
  'paymentLink',
  'splitLinkSend',
];

describe('the screens of the checkout', () => {
  // @req TXN-041
  it('that are a step of the payment show the timer and can be cancelled, and no others', () => {
    expect(where((screen) => showsTimer({ ...state, screen, timer }))).toEqual(steps);
    expect(where((screen) => isCancellable({ ...state, screen }))).toEqual(steps);
  });

  it('show no timer where more than an hour is left, as once a Key Facts Statement keeps the order open for days', () => {
    const leftMs = (endsAtMs: number) =>
      where((screen) => showsTimer({ ...state, screen, timer: { startsAtMs: 0, endsAtMs } }));
    expect(leftMs(3_600_000)).toEqual(steps);
    expect(leftMs(3_600_001)).toEqual([]);
  });

  it('are changed by the end of the order but where the lender was asked, and at start and end', () => {
    expect(where(endsWithOrder).sort()).toEqual([...steps, 'failure', 'ownedElsewhere'].sort());
  });

  it('offer Back until the payment is being made, and at a reservation not', () => {
    const reserved = ['secondFactor', 'kfs', 'lenderOtp', 'lenderHosted'];
    const open = where((screen) => canGoBack({ ...state, screen, isInitiated: false }));
    expect(open.sort()).toEqual(['startFailed', ...steps].sort());
    const held = where((screen) => canGoBack({ ...state, screen, isInitiated: true }));
    expect(held.sort()).toEqual(open.filter((name) => !reserved.includes(name)).sort());
  });

  it('on which the payment may be completed without the shopper are four', () => {
    expect(where((screen) => mayStillBePaid({ ...state, screen, outcome: 'open' })).sort()).toEqual(
      ['lenderHosted', 'pending', 'processing', 'splitLinkSend'].sort(),
    );
  });

  it('that take an OTP from an SMS are two, while it can be typed', () => {
    expect(where(takesOtp)).toEqual(['otp entering', 'lenderOtp entering']);
  });

  it('let number and plan be changed while they wait for the shopper', () => {
    expect(where(mayChangeMobile)).toEqual([
      'planSelection choosing',
      'nearest',
      'otp entering',
      'otp resending',
      'secondFactor entering',
      'kfs reading',
      'kfs loading',
      'lenderOtp entering',
      'ntbOffer',
      'ntbApplication entering',
      'ntbStatus',
    ]);
    expect(where(mayChangePlan)).toEqual([
      'nearest',
      'verifyMobile entering',
      'secondFactor entering',
      'kfs reading',
      'kfs loading',
      'lenderOtp entering',
      'lenderHosted ready',
    ]);
  });
});

describe('a step that is with the server', () => {
  const sending = (): Harness => {
    return new Harness().atMobile().send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' });
  };

  it('is not left by Back', () => {
    expect(sending().send({ type: 'back' }).state.screen).toMatchObject({ name: 'verifyMobile', phase: 'sending' });
  });

  it('can be sent again once its answer is lost', () => {
    const harness = sending().fail('sendOtp', silence).send({ type: 'modalClosed' });
    expect(harness.state.screen).toMatchObject({ name: 'verifyMobile', phase: 'entering' });
    expect(harness.send({ type: 'mobileSubmitted' }).sent('sendOtp')).toHaveLength(2);
  });
});
