import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingCall } from './calls';
import type { CheckoutEvent } from './events';
import { forward } from './testing/forward';
import { Play } from './testing/play';
import { openRequest, silence, taps } from './testing/samples';
import { type Facts, ServerModel } from './testing/server-model';

/** One thing that happens: a tap, an answer (or its loss on either way), time, the line, a reload. */
type Move =
  | { readonly kind: 'tap'; readonly at: number }
  | { readonly kind: 'forward' }
  | { readonly kind: 'answer'; readonly at: number; readonly way: 'honest' | 'slow' | 'wrong' | 'unheard' | 'lost' }
  | { readonly kind: 'lender'; readonly paid: boolean }
  | { readonly kind: 'poll' | 'offline' | 'online' | 'reload' | 'wait' };

const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('tap' as const), at: fc.nat(taps.length - 1) }) },
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

/** Plays the moves against the model; `watch` sees the machine after each of them. */
function run(about: Facts, played: readonly Move[], watch: (play: Play, server: ServerModel) => void): void {
  const server = new ServerModel(about);
  const play = new Play().send({ type: 'opened', open: openRequest });
  for (const move of played) {
    step(play, server, move);
    watch(play, server);
  }
}

function step(play: Play, server: ServerModel, move: Move): void {
  switch (move.kind) {
    case 'tap': {
      const tap = taps[move.at];
      if (tap) play.send(tap);
      return;
    }
    case 'forward':
      play.send(...forward(play));
      return;
    case 'answer': {
      const waiting = Object.values(play.state.calls);
      const pending = waiting[move.at % Math.max(1, waiting.length)];
      if (pending) hear(play, server, pending, move.way);
      return;
    }
    case 'lender':
      server.lenderAnswers(move.paid);
      return;
    case 'poll':
      if (play.state.pollTimerId !== null) play.poll();
      return;
    case 'offline':
      play.send({ type: 'wentOffline' });
      return;
    case 'online':
      play.send({ type: 'wentOnline' });
      return;
    case 'reload':
      play.send({ type: 'opened', open: { ...openRequest, hasSession: true } });
      return;
    case 'wait':
      play.nowMs += 31_000;
      return;
    default:
      move satisfies never;
  }
}

function hear(
  play: Play,
  server: ServerModel,
  pending: PendingCall,
  way: Extract<Move, { kind: 'answer' }>['way'],
): void {
  const { call, requestId } = pending;
  const lost: CheckoutEvent = { type: 'callFailed', call, requestId, failure: silence };
  if (way === 'unheard') {
    play.send(lost);
    return;
  }
  const reply = server.reply(pending, way === 'slow', way === 'wrong');
  if (way === 'lost') play.send(lost);
  else if ('failure' in reply) play.send({ type: 'callFailed', call, requestId, failure: reply.failure });
  // SAFETY: the model answers each call with the data of that call.
  else play.send({ type: 'callSucceeded', call, requestId, data: reply.data } as CheckoutEvent);
}

const check = (watcher: () => (play: Play, server: ServerModel) => void): void =>
  fc.assert(
    fc.property(facts, moves, (about, played) => run(about, played, watcher())),
    { numRuns: 400 },
  );

describe('over every sequence of taps, answers, losses, reloads and spells without a line', () => {
  it('nobody pays without having ticked the statement that he was shown', () => {
    check(() => {
      let seen = 0;
      return (play) => {
        const isTicked = play.state.typed.isKfsAccepted;
        for (const effect of play.effects.slice(seen)) {
          if (effect.type === 'call' && effect.pending.call === 'authorizeKfs') expect(isTicked).toBe(true);
        }
        seen = play.effects.length;
      };
    });
    fc.assert(
      fc.property(facts, moves, (about, played) => {
        run({ ...about, kfsEnabled: true }, played, (play, server) => {
          if (play.state.outcome === 'completed' && server.charges > 0) {
            expect(server.payment.isKfsAccepted).toBe(true);
            expect(play.sent('authorizeKfs').length).toBeGreaterThan(0);
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
      let before = new Play().state;
      return (play) => {
        const paying = play.effects
          .slice(seen)
          .flatMap((effect) => (effect.type === 'call' ? [effect.pending] : []))
          .filter(({ call }) => ['confirm', 'confirmHosted', 'initiateTxn', 'sendOtp'].includes(call));
        if (before.calls.confirm && play.state.calls.confirm) expect(paying).toEqual([]);
        if (before.screen.name === 'pending') expect(paying).toEqual([]);
        expect(paying.filter(({ call }) => call === 'confirm').length).toBeLessThanOrEqual(1);
        seen = play.effects.length;
        before = play.state;
      };
    });
  });

  it('the screen says "paid" only where the server has said so', () => {
    check(() => (play, server) => {
      if (play.state.outcome === 'completed') expect(server.payment.status).toBe('COMPLETE');
    });
  });

  it('a complete payment is found, whatever was lost on the way', () => {
    fc.assert(
      fc.property(facts, moves, (about, played) => {
        const server = new ServerModel(about);
        const play = new Play().send({ type: 'opened', open: openRequest });
        for (const move of played) step(play, server, move);
        if (server.payment.status !== 'COMPLETE') return;
        play.send({ type: 'opened', open: { ...openRequest, hasSession: true } });
        for (let turn = 0; turn < 6; turn += 1) step(play, server, { kind: 'answer', at: 0, way: 'honest' });
        expect(play.state.screen.name).toBe('success');
      }),
      { numRuns: 400 },
    );
  });
});

describe('nothing typed is lost', () => {
  it('number, terms and application change by typing alone, until another number is asked for', () => {
    check(() => {
      let before = new Play().state;
      return (play) => {
        const { typed, phase } = play.state;
        const wasReopened = play.state.openedAtMs !== before.openedAtMs || phase !== 'open' || typed.mobile === '';
        if (!wasReopened && before.typed.mobile.length === 10 && play.state.screen.name !== 'verifyMobile') {
          expect(typed.mobile).toBe(before.typed.mobile);
          // The terms stand beside the OTP as well, and may be taken back there.
          if (play.state.screen.name !== 'otp')
            expect(typed.isTermsAccepted).toBe(before.typed.isTermsAccepted || typed.isTermsAccepted);
        }
        before = play.state;
      };
    });
  });
});
