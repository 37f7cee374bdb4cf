import { describe, expect, it } from 'vitest';
import { INTERCEPTED_MESSAGE } from '../../../shared/errors/intercepted';
import { keysOf } from '../../../shared/keys-of';
import { bodyHash } from '../../platform/flow/reducer-context';
import { firstRecord } from '../../platform/page/flow-step';
import { endpoints } from './endpoints';
import { initialState } from './initial-state';
import type { Screen } from './screen';
import { mayStillBePaid } from './screen-facts';
import { Harness } from './testing/harness';
import { answers, completion, failure, NOW_MS, openRequest, silence } from './testing/samples';
import { screens } from './testing/screens';
import { step } from './testing/step';

const about = { status: 500, code: 500, message: INTERCEPTED_MESSAGE } as const;
const intercepted = failure('NETWORK_INTERCEPTED', { kind: 'intercepted', ...about });

const calls = keysOf(endpoints);

/** State and effects after a failed call on a screen, without the failure. */
function afterFailure(screen: Screen, call: (typeof calls)[number], failed: typeof silence): string {
  const pending = { call, body: {}, requestId: 7, intent: 6, attempt: 1 };
  const { entry, merchant, config: widgetData } = openRequest;
  const state = {
    ...initialState,
    phase: 'open',
    entry,
    merchant,
    widgetData,
    screen,
  } as const;
  const after = step(
    {
      ...firstRecord(state),
      calls: { [call]: pending },
      nextId: 8,
      intents: { [call]: { bodyHash: bodyHash({}), intent: 6 } },
    },
    { type: 'callFailed', call, requestId: 7, failure: failed },
    NOW_MS,
  );
  return JSON.stringify(after, (_, value: unknown) => (value === failed ? 'the failure' : value));
}

describe('an answer of a network in between', () => {
  it.each(calls)('to %s does on every screen exactly what a lost answer does', (call) => {
    const differing = screens.filter(
      (screen) => afterFailure(screen, call, intercepted) !== afterFailure(screen, call, silence),
    );
    expect(differing.map((screen) => JSON.stringify(screen))).toEqual([]);
  });

  it('to the first call shows no message about the link, and ‘Retry’ makes the same call again', () => {
    const harness = new Harness().send({ type: 'opened', open: openRequest }).fail('init', intercepted);
    expect(harness.state.screen).toEqual({ name: 'startFailed', failure: intercepted });
    harness.send({ type: 'retryAsked' });
    const [first, second] = harness.sent('init');
    expect(second?.intent).toBe(first?.intent);
    expect(harness.answer('init').answer('orderInfo').answer('details').answer('offers').state.screen.name).toBe(
      'planSelection',
    );
  });

  it('at Pay leaves the outcome unknown until the lender’s answer comes through', () => {
    const harness = new Harness().atProcessing().fail('confirm', intercepted);
    expect(harness.state).toMatchObject({ screen: { name: 'pending' }, outcome: 'pending' });
    expect(mayStillBePaid(harness.state)).toBe(true);
    harness.poll().fail('status', intercepted);
    expect(harness.state).toMatchObject({ screen: { name: 'pending' }, outcome: 'pending' });
    harness.poll().answer('status', { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' });
    expect(harness.state).toMatchObject({ screen: { name: 'success' }, outcome: 'completed' });
  });

  it('to the question where the payment stands leaves the outcome unknown, and ‘Retry’ asks once more', () => {
    const harness = new Harness().atProcessing().fail('confirm', failure('PAYMENT_INVALID_TRANSACTION'));
    harness.fail('details', intercepted);
    expect(harness.state).toMatchObject({ screen: { name: 'failure', noEmiStarted: false }, outcome: 'pending' });
    expect(mayStillBePaid(harness.state)).toBe(true);
    harness.send({ type: 'retryAsked' });
    harness.answer('details', {
      ...answers.authorizeKfs,
      status: 'COMPLETE',
      completion,
      signedResult: 'a.b.c',
      isMobileVerified: true,
    });
    expect(harness.state).toMatchObject({ screen: { name: 'success' }, outcome: 'completed' });
  });

  it('in the form of a refusal with a code that we do not know leaves the outcome unknown at Pay', () => {
    const unknown = failure(null, { kind: 'business', code: 'ACCESS_DENIED', message: 'Blocked by policy' });
    const harness = new Harness().atProcessing().fail('confirm', unknown);
    expect(harness.state).toMatchObject({ screen: { name: 'pending' }, outcome: 'pending' });
  });
});
