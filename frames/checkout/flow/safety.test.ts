import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userActions } from './testing/events';
import { forward } from './testing/forward';
import { Harness } from './testing/harness';
import { openRequest, silence } from './testing/samples';
import { type Facts, ServerModel } from './testing/server-model';
import type { PendingCall, ScriptedEvent } from './testing/step';

/** One thing that happens: a user action, an answer (or its loss on either way), time, the line, a reload. */
type Move =
  | { readonly kind: 'userAction'; readonly at: number }
  | { readonly kind: 'forward' }
  | { readonly kind: 'answer'; readonly at: number; readonly way: 'honest' | 'slow' | 'wrong' | 'unheard' | 'lost' }
  | { readonly kind: 'lender'; readonly paid: boolean }
  | { readonly kind: 'poll' | 'offline' | 'online' | 'reload' | 'wait' };

const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('userAction' as const), at: fc.nat(userActions.length - 1) }),
    },
    { weight: 8, arbitrary: fc.constant<Move>({ kind: 'forward' }) },
    {
      weight: 9,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        at: fc.nat(3),
        way: fc.oneof(
          { weight: 8, arbitrary: fc.constant('honest' as const) },
          {
            weight: 2,
            arbitrary: fc.constantFrom('slow' as const, 'wrong' as const, 'unheard' as const, 'lost' as const),
          },
        ),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('lender' as const), paid: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Move>(
        { kind: 'poll' },
        { kind: 'offline' },
        { kind: 'online' },
        { kind: 'reload' },
        { kind: 'wait' },
      ),
    },
  ),
  { minLength: 20, maxLength: 120 },
);
const facts: fc.Arbitrary<Facts> = fc.record({
  aivfType: fc.constantFrom('NONE' as const, 'PIN' as const),
  kfsEnabled: fc.boolean(),
  isLenderHosted: fc.boolean(),
  offer: fc.constantFrom('chosenPlan' as const, 'chosenPlan' as const, 'otherPlans' as const, 'application' as const),
});

/** Makes the moves against the model; `watch` sees the machine after each of them. */
function run(about: Facts, made: readonly Move[], watch: (harness: Harness, server: ServerModel) => void): void {
  const server = new ServerModel(about);
  const harness = new Harness().send({ type: 'opened', open: openRequest });
  for (const move of made) {
    step(harness, server, move);
    watch(harness, server);
  }
}

function step(harness: Harness, server: ServerModel, move: Move): void {
  switch (move.kind) {
    case 'userAction': {
      const action = userActions[move.at];
      if (action) harness.send(action);
      return;
    }
    case 'forward':
      harness.send(...forward(harness));
      return;
    case 'answer': {
      const waiting = Object.values(harness.calls);
      const pending = waiting[move.at % Math.max(1, waiting.length)];
      if (pending) deliver(harness, server, pending, move.way);
      return;
    }
    case 'lender':
      server.lenderAnswers(move.paid);
      return;
    case 'poll':
      if (harness.pollTimerId !== null) harness.poll();
      return;
    case 'offline':
      harness.send({ type: 'wentOffline' });
      return;
    case 'online':
      harness.send({ type: 'wentOnline' });
      return;
    case 'reload':
      harness.send({ type: 'opened', open: { ...openRequest, hasSession: true } });
      return;
    case 'wait':
      harness.nowMs += 31_000;
      return;
    default:
      move satisfies never;
  }
}

function deliver(
  harness: Harness,
  server: ServerModel,
  pending: PendingCall,
  way: Extract<Move, { kind: 'answer' }>['way'],
): void {
  const { call, requestId } = pending;
  const lost: ScriptedEvent = { type: 'callFailed', call, requestId, failure: silence };
  if (way === 'unheard') {
    harness.send(lost);
    return;
  }
  const reply = server.reply(pending, way === 'slow', way === 'wrong');
  if (way === 'lost') harness.send(lost);
  else if ('failure' in reply) harness.send({ type: 'callFailed', call, requestId, failure: reply.failure });
  else harness.send({ type: 'callSucceeded', call, requestId, data: reply.data });
}

const check = (watcher: () => (harness: Harness, server: ServerModel) => void): void =>
  fc.assert(
    fc.property(facts, moves, (about, made) => run(about, made, watcher())),
    { numRuns: 400 },
  );

describe('over every sequence of user actions, answers, losses, reloads and spells without a line', () => {
  it('nobody pays without having ticked the statement that he was shown', () => {
    check(() => {
      let seen = 0;
      return (harness) => {
        const isTicked = harness.state.paymentUserData.isKfsAccepted;
        for (const effect of harness.effects.slice(seen)) {
          if (effect.type === 'call' && effect.pending.call === 'authorizeKfs') expect(isTicked).toBe(true);
        }
        seen = harness.effects.length;
      };
    });
    fc.assert(
      fc.property(facts, moves, (about, made) => {
        run({ ...about, kfsEnabled: true }, made, (harness, server) => {
          if (harness.state.outcome === 'completed' && server.charges > 0) {
            expect(server.payment.isKfsAccepted).toBe(true);
            expect(harness.sent('authorizeKfs').length).toBeGreaterThan(0);
          }
        });
      }),
      { numRuns: 400 },
    );
  });

  it('the lender is asked to pay once at most', () => {
    check(() => (_, server) => expect(server.charges).toBeLessThanOrEqual(1));
  });

  it('no second confirm goes out while one is on its way or the payment is pending', () => {
    check(() => {
      let seen = 0;
      let before = new Harness();
      return (harness) => {
        const paying = harness.effects
          .slice(seen)
          .flatMap((effect) => (effect.type === 'call' ? [effect.pending] : []))
          .filter(({ call }) => ['confirm', 'confirmHosted', 'initiateTxn', 'sendOtp'].includes(call));
        if (before.calls.confirm && harness.calls.confirm) expect(paying).toEqual([]);
        if (before.state.screen.name === 'pending') expect(paying).toEqual([]);
        expect(paying.filter(({ call }) => call === 'confirm').length).toBeLessThanOrEqual(1);
        seen = harness.effects.length;
        before = new Harness();
        before.record = harness.record;
      };
    });
  });

  it('the screen says "paid" only where the server has said so', () => {
    check(() => (harness, server) => {
      if (harness.state.outcome === 'completed') expect(server.payment.status).toBe('COMPLETE');
    });
  });

  it('a complete payment is found, whatever was lost on the way', () => {
    fc.assert(
      fc.property(facts, moves, (about, made) => {
        const server = new ServerModel(about);
        const harness = new Harness().send({ type: 'opened', open: openRequest });
        for (const move of made) step(harness, server, move);
        if (server.payment.status !== 'COMPLETE') return;
        harness.send({ type: 'opened', open: { ...openRequest, hasSession: true } });
        for (let index = 0; index < 6; index += 1) step(harness, server, { kind: 'answer', at: 0, way: 'honest' });
        expect(harness.state.screen.name).toBe('success');
      }),
      { numRuns: 400 },
    );
  });
});

describe('nothing typed is lost', () => {
  it('number and application change by typing alone, until another number is asked for', () => {
    check(() => {
      let before = new Harness().state;
      return (harness) => {
        const { paymentUserData: typed, phase } = harness.state;
        const wasReopened = harness.state.openedAtMs !== before.openedAtMs || phase !== 'open' || typed.mobile === '';
        if (
          !wasReopened &&
          before.paymentUserData.mobile.length === 10 &&
          harness.state.screen.name !== 'verifyMobile'
        ) {
          expect(typed.mobile).toBe(before.paymentUserData.mobile);
        }
        before = harness.state;
      };
    });
  });
});
