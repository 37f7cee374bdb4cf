// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takesCode } from '../../identity';
import { draftOf } from './draft-of';
import type { OpenRequest, SalesEffect, SalesEvent } from './events';
import { otpOf } from './sheets';
import { bottomSheetConfig, routeDetails } from './spec-names';
import type { SalesState } from './state';
import { type ArbitraryEvent, applyEvent, arbitraryEvents, opening } from './testing/arbitrary-events';
import { failures } from './testing/every-event';
import { Harness, type Moment, openRequest } from './testing/harness';
import { formViolations, stuck } from './testing/invariants';

const RUNS = { numRuns: 300 };

function harnessAfter(
  open: OpenRequest,
  all: readonly ArbitraryEvent[],
  watch: Harness['watch'] = () => undefined,
): Harness {
  const harness = new Harness();
  harness.watch = watch;
  harness.send({ type: 'opened', open });
  for (const what of all) applyEvent(harness, what);
  return harness;
}

/** Checks every event of 300 runs. `start` gives the check a memory of its run. */
function follow<Memory>(start: () => Memory, check: (moment: Moment, memory: Memory) => void): void {
  fc.assert(
    fc.property(opening, arbitraryEvents, (open, all) => {
      const memory = start();
      const story: string[] = [];
      harnessAfter(open, all, (moment) => {
        story.push(
          `${moment.event.type} -> ${routeDetails(moment.after).path} ${bottomSheetConfig(moment.after).moduleName} ${otpOf(moment.after).otp.step}`,
        );
        try {
          check(moment, memory);
        } catch (cause) {
          throw new Error(`${(cause as Error).message}\n${story.join('\n')}`, { cause });
        }
      });
    }),
    RUNS,
  );
}

const nothing = (): null => null;
const is = (event: SalesEvent, ...types: SalesEvent['type'][]): boolean => types.includes(event.type);
const closings = (effects: readonly SalesEffect[]): readonly SalesEffect[] =>
  effects.filter(({ type }) => type === 'closeApp');

/** Numbers that the lenders are asked about by these effects. */
const askedAbout = (effects: readonly SalesEffect[]): string[] =>
  effects.flatMap((effect) =>
    effect.type === 'call' && effect.pending.call === 'checkEligibility' ? [effect.pending.body.mobile] : [],
  );

describe('whatever happens, in 300 runs of up to 60 arbitrary events', () => {
  it('the state is in good form', () => {
    follow(nothing, ({ after }) => {
      expect(formViolations(after)).toEqual([]);
    });
  });

  it('nothing is shown as under way that nobody works on', () => {
    follow(nothing, ({ after }) => expect(stuck(after)).toEqual([]));
  });

  it('no lender is asked about a number, and no result is shown, without a code verified for it', () => {
    follow(
      () => new Set<string>(),
      ({ event, before, after, effects }, agreed) => {
        if (event.type === 'opened') for (const { mobile } of event.open.verifiedMobiles) agreed.add(mobile);
        const code = before.calls.verifyShareCode;
        const isRight = event.type === 'callSucceeded' && event.call === 'verifyShareCode';
        if (isRight && code?.call === 'verifyShareCode') agreed.add(code.body.mobile);
        for (const mobile of askedAbout(effects)) expect(agreed).toContain(mobile);
        if (after.purchase.checkEligibilityResponse.status === 'success')
          expect(agreed).toContain(after.purchase.mobile);
      },
    );
  });

  it('at most one call of a kind is on its way', () => {
    follow(
      () => new Map<number, string>(),
      ({ event, effects }, onTheWay) => {
        if (event.type === 'callSucceeded' || event.type === 'callFailed') onTheWay.delete(event.requestId);
        for (const effect of effects) {
          if (effect.type === 'abortCall') onTheWay.delete(effect.requestId);
          if (effect.type !== 'call') continue;
          expect([...onTheWay.values()]).not.toContain(effect.pending.call);
          onTheWay.set(effect.pending.requestId, effect.pending.call);
        }
      },
    );
  });

  // @req Q-038
  it('Back never asks the host to close', () => {
    follow(nothing, ({ event, effects }) => {
      if (is(event, 'back')) expect(closings(effects)).toEqual([]);
    });
  });

  it('only Close, Exit, Esc and the closing of the last sheet ask the host to close, and only once', () => {
    follow(
      () => ({ count: 0 }),
      ({ event, effects }, asked) => {
        asked.count += closings(effects).length;
        if (closings(effects).length > 0) {
          expect(['closeAsked', 'closeConfirmed', 'exitAsked', 'escapePressed', 'sheetClosed']).toContain(event.type);
        }
        expect(asked.count).toBeLessThanOrEqual(1);
      },
    );
  });

  it('No Internet stays until the network is back, and Back and Esc do nothing under it', () => {
    follow(nothing, ({ event, before, after }) => {
      if (!before.offline || is(event, 'opened')) return;
      if (!is(event, 'wentOnline')) expect(after.offline).toBe(true);
      if (is(event, 'back', 'escapePressed')) expect(after).toBe(before);
    });
  });

  it('no failure, no spell offline and no timer takes away what was typed', () => {
    const typed = ({ purchase: { amount, mobile, applicant } }: SalesState) => ({
      amount,
      mobile,
      userName: applicant.userName,
      email: applicant.email,
    });
    follow(nothing, ({ event, before, after }) => {
      const isPlatformEvent = is(
        event,
        'callSucceeded',
        'callFailed',
        'timerFired',
        'wentOffline',
        'wentOnline',
        'chunkFailed',
        'tokenReceived',
        'shareEnded',
        'copyEnded',
      );
      // A bill that has changed is followed as soon as nothing is in the way.
      const bill = before.session.bill === null ? {} : { amount: after.purchase.amount };
      if (isPlatformEvent) expect(typed(after)).toEqual({ ...typed(before), ...bill });
    });
  });

  it('a code is kept by every failure but one in the server’s own words, and by those of a code that is out', () => {
    follow(nothing, ({ event, before, after }) => {
      if (event.type !== 'callFailed' || event.call !== 'verifyShareCode') return;
      const [was, is] = [otpOf(before), otpOf(after)];
      const wasVerifying = was.otp.step === 'code' && was.otp.phase === 'verifying';
      if (!wasVerifying || !takesCode(is.otp)) return;
      const { kind, message, reaction } = event.failure;
      const isAnswered = kind === 'business' && message !== '' && reaction !== 'useSentCode';
      expect(is.code).toBe(isAnswered ? '' : was.code);
    });
  });

  it('the plans that are shared are those of the amount that stands above them', () => {
    follow(
      () => ({ amount: 0 }),
      ({ event, after, effects }, asked) => {
        // The plans on screen come from one of these two answers; each answers for the amount submitted at that time.
        const isAnswer =
          event.type === 'callSucceeded' && (event.call === 'getEmiDetails' || event.call === 'checkEligibility');
        if (isAnswer) asked.amount = after.purchase.submittedAmount ?? 0;
        for (const effect of effects)
          if (effect.type === 'share') expect(effect.picture.amountRupees).toBe(asked.amount);
      },
    );
  });

  it('an application goes to a lender of the last result, for the number of that result', () => {
    follow(nothing, ({ after, effects }) => {
      for (const effect of effects) {
        if (effect.type !== 'call' || effect.pending.call !== 'shareNtbApplication') continue;
        const answer = after.purchase.checkEligibilityResponse;
        const { body } = effect.pending;
        expect(answer.status === 'success' && answer.data.ntbLenders.map(({ lenderId }) => lenderId)).toContain(
          body.lenderId,
        );
        expect(body.mobile).toBe(after.purchase.mobile);
      }
    });
  });

  it('a reload brings back what was typed', () => {
    fc.assert(
      fc.property(opening, arbitraryEvents, (open, all) => {
        const { state } = harnessAfter(open, all);
        const draft = draftOf(state);
        if (!draft) return;
        const again = new Harness();
        again.send({ type: 'opened', open: openRequest({ draft, isReload: true }, open.merchantData.type) });
        again.answer('init');
        const { mobile, amount, applicant } = state.purchase;
        const { userName, email } = applicant;
        expect(again.state).toMatchObject({
          purchase: { mobile, amount, applicant: { userName, email } },
        });
      }),
      RUNS,
    );
  });
});

describe('a failure that ends the session', () => {
  it.each(['unauthorised', 'forbidden', 'agentBlocked'] as const)('%s gives every other call up', (name) => {
    fc.assert(
      fc.property(opening, arbitraryEvents, (open, all) => {
        const harness = harnessAfter(open, all);
        const [pending] = Object.values(harness.state.calls);
        if (!pending) return;
        harness.send({ type: 'callFailed', call: pending.call, requestId: pending.requestId, failure: failures[name] });
        expect(harness.state.calls).toEqual({});
      }),
      { numRuns: 60 },
    );
  });
});
