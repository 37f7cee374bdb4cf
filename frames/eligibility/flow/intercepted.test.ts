import { describe, expect, it } from 'vitest';
import { INTERCEPTED_MESSAGE } from '../../../shared/errors/intercepted';
import { keysOf } from '../../../shared/keys-of';
import { failureOf } from '../../platform/api/testing/failure-of';
import { firstRecord } from '../../platform/page/flow-step';
import { shownStates } from '../testing/shown-states';
import { following, opened, step } from '../testing/states';
import { endpoints } from './endpoints';
import { type EligibilityState, initialState, type Screen } from './state';

const silent = { status: 500, code: 500 } as const;
const intercepted = failureOf({
  ...silent,
  kind: 'intercepted',
  name: 'NETWORK_INTERCEPTED',
  message: INTERCEPTED_MESSAGE,
});
const silence = failureOf({ ...silent, kind: 'network', name: 'NETWORK_ERROR', message: 'Network Error' });

const calls = keysOf(endpoints);
const loading: Screen = { name: 'DETAILS_API_LOADING' };
const states: readonly EligibilityState[] = [...shownStates, { ...initialState, screen: loading }];

/** State and effects after a failed call, without the failure. */
function afterFailure(state: EligibilityState, call: (typeof calls)[number], failed: typeof silence): string {
  const pending = { call, body: {}, requestId: 7, intent: 6, attempt: 1 };
  const record = { ...firstRecord(state), calls: { [call]: pending }, nextId: 8 };
  const after = step(record, { type: 'callFailed', call, requestId: 7, failure: failed });
  return JSON.stringify(after, (key, value: unknown) => {
    const isOfFailure = value === failed.kind || value === failed.name || value === failed.message;
    return isOfFailure ? `its ${key}` : value;
  });
}

describe('an answer of a network in between', () => {
  it.each(calls)('to %s does on every screen exactly what a lost answer does', (call) => {
    const differing = states.filter(
      (state) => afterFailure(state, call, intercepted) !== afterFailure(state, call, silence),
    );
    expect(differing.map(({ screen }) => JSON.stringify(screen))).toEqual([]);
  });

  it('to the first call is repeated by the button, and by itself once the browser is online again', () => {
    for (const again of ['retryAsked', 'wentOnline'] as const) {
      const { state, effects } = following(opened, { refuse: 'init', failure: intercepted }, { type: again });
      expect(effects.flatMap((each) => (each.type === 'call' ? [each.pending.call] : []))).toEqual(['init', 'init']);
      expect(state.screen.name).toBe('DETAILS_API_LOADING');
    }
  });
});
