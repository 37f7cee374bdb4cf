// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../page-messages';
import type { SalesEvent } from './events';
import { platformRules } from './platform-rules';
import { reduce } from './reduce';
import { screenRules } from './screen-rules';
import { otpOf } from './sheets';
import { bottomSheetConfig, routeDetails } from './spec-names';
import type { SalesState } from './state';
import { eventKinds, eventsByKind, everyEvent, everyFailure } from './testing/every-event';
import { entries, mainStates, otherStates, places } from './testing/every-state';
import { START_MS } from './testing/harness';
import { formViolations } from './testing/invariants';
import { isOpenView } from './views';

const place = (state: SalesState): string =>
  `${state.session.phase} ${state.view.screen} ${routeDetails(state).path} ${bottomSheetConfig(state).moduleName} ${otpOf(state).otp.step}`;

/** A walk of 50,000 steps takes 0.3 s, and many times that where the machine is busy with other things. */
const WALK_MS = 30_000;

/** Every event in every one of the states; returns what went wrong, and where. */
function faultsOf(states: Iterable<SalesState>, events: readonly SalesEvent[] = everyEvent): string[] {
  const violations = new Set<string>();
  for (const state of states) {
    for (const event of events) {
      const step = reduce(state, event, START_MS, messagesOf('en'));
      const wrong = formViolations(step.state);
      for (const violation of wrong) violations.add(`${event.type} at ${place(state)}: ${violation}`);
    }
  }
  return [...violations];
}

describe('every event in every state', () => {
  it('has one rule, and no rule is for an event that does not exist', () => {
    expect(Object.keys({ ...platformRules, ...screenRules }).sort()).toEqual([...eventKinds].sort());
    for (const kind of eventKinds) expect(eventsByKind[kind].length, kind).toBeGreaterThan(0);
  });

  it(
    'leads to a state in good form on each of 8 screens × 9 sheets × 7 steps',
    () => {
      expect(faultsOf(mainStates())).toEqual([]);
    },
    WALK_MS,
  );

  it(
    'leads to a state in good form in each of 4 phases × 3 terminal screens and of the other fields’ values',
    () => {
      expect(faultsOf(otherStates())).toEqual([]);
    },
    WALK_MS,
  );

  it(
    'that is a failure, of 17 kinds for 7 calls, leads to a state in good form in every place and step',
    () => {
      const states = entries.flatMap((entry) => [...places({}, entry)]);
      expect(everyFailure).toHaveLength(17 * 7);
      expect(faultsOf(states, everyFailure)).toEqual([]);
    },
    WALK_MS,
  );

  it('is not heard once the app is closed, except that it is opened again', () => {
    const heard = new Set<string>();
    for (const state of otherStates()) {
      if (state.session.phase !== 'closed') continue;
      for (const event of everyEvent) {
        const step = reduce(state, event, START_MS, messagesOf('en'));
        if (step.state !== state || step.effects.length > 0) heard.add(event.type);
      }
    }
    expect([...heard]).toEqual(['opened']);
  });

  it('of a screen is not heard before openSalesApp, on a blocked account and where the app has ended', () => {
    const deaf = [...otherStates()].filter(({ session: { phase }, view }) => phase === 'waiting' || !isOpenView(view));
    expect(deaf.length).toBeGreaterThan(100);
    for (const state of deaf) {
      for (const event of [
        ...eventsByKind.amountSubmitted,
        ...eventsByKind.mobileTyped,
        ...eventsByKind.supportAsked,
      ]) {
        expect(reduce(state, event, START_MS, messagesOf('en')).state).toBe(state);
      }
    }
  });
});
