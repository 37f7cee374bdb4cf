import { describe, expect, it } from 'vitest';
import { INTERCEPTED_MESSAGE } from '../../../shared/errors/intercepted';
import { failureOf } from '../../platform/api/testing/failure-of';
import { messagesOf } from '../page-messages';
import { reduce } from './reduce';
import { sheetOf } from './sheets';
import type { SalesState } from './state';
import { callNames, requestIdOf } from './testing/every-event';
import { entries, places } from './testing/every-state';
import { Harness, openRequest, START_MS } from './testing/harness';
import { opened, submitAmount } from './testing/journeys';

const silent = { status: 500, code: 500 } as const;
const intercepted = failureOf({
  ...silent,
  kind: 'intercepted',
  name: 'NETWORK_INTERCEPTED',
  message: INTERCEPTED_MESSAGE,
});
const silence = failureOf({ ...silent, kind: 'network', name: 'NETWORK_ERROR', message: 'Network Error' });

/** State and effects after a failed call, without the failure and its message. */
function afterFailure(state: SalesState, call: (typeof callNames)[number], failure: typeof silence): string {
  const event = { type: 'callFailed', call, requestId: requestIdOf(call), failure } as const;
  const after = reduce(state, event, START_MS, messagesOf('en'));
  return JSON.stringify(after, (key, value: unknown) => {
    if (value === failure) return 'the failure';
    return key === 'message' || key === 'subTitle' ? 'its words' : value;
  });
}

describe('an answer of a network in between', () => {
  const states = entries.flatMap((entry) => [...places({}, entry)]);

  it.each(callNames)('to %s does in every place and step exactly what a lost answer does', (call) => {
    expect(states.length).toBeGreaterThan(100);
    const differing = states.filter(
      (state) => afterFailure(state, call, intercepted) !== afterFailure(state, call, silence),
    );
    expect(differing.map(({ view }) => `${view.screen} ${sheetOf(view).name}`)).toEqual([]);
  });

  it('to the first call shows a message with a button, which repeats the call', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest() });
    harness.fail('init', intercepted);
    expect(sheetOf(harness.state.view)).toMatchObject({
      name: 'ERROR',
      text: { subTitle: INTERCEPTED_MESSAGE, secondaryText: 'Retry' },
    });
    harness.send({ type: 'retryAsked' });
    expect(harness.calls('init')).toHaveLength(2);
  });

  it('to a call for plans opens the dialog, and ‘Retry’ repeats the call with the same body and intent', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    harness.fail('getEmiDetails', intercepted);
    expect(harness.state.modal).toMatchObject({ name: 'errorModal', message: INTERCEPTED_MESSAGE, canRetry: true });
    harness.send({ type: 'retryAsked' });
    const [first, second] = harness.calls('getEmiDetails');
    expect(second).toMatchObject({ body: first?.body, intent: first?.intent });
  });
});
