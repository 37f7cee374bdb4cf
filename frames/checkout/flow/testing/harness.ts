import type { Failure } from '../../../platform/api/failure';
import type { AnswerOf, CallName, PendingCall } from '../calls';
import type { CheckoutEffect, CheckoutEvent, OpenRequest } from '../events';
import { initialState } from '../initial-state';
import { reduce } from '../reduce';
import type { CheckoutState } from '../state';
import { answers, NOW_MS, openRequest } from './samples';

/** The machine with its effects written down, and a clock that the test sets. */
export class Harness {
  state: CheckoutState = initialState;
  readonly effects: CheckoutEffect[] = [];
  nowMs = NOW_MS;

  constructor(start: Partial<CheckoutState> = {}) {
    this.state = { ...initialState, ...start };
  }

  send(...events: readonly CheckoutEvent[]): this {
    for (const event of events) {
      const step = reduce(this.state, event, this.nowMs);
      this.state = step.state;
      this.effects.push(...step.effects);
    }
    return this;
  }

  pending(call: CallName): PendingCall | undefined {
    return this.state.calls[call];
  }

  /** Calls sent so far of that name. */
  sent(call: CallName): readonly PendingCall[] {
    return this.effects.flatMap((effect) =>
      effect.type === 'call' && effect.pending.call === call ? [effect.pending] : [],
    );
  }

  asked<Type extends CheckoutEffect['type']>(type: Type): readonly Extract<CheckoutEffect, { type: Type }>[] {
    // SAFETY: filtered by the tag that decides the member of the union.
    return this.effects.filter((effect) => effect.type === type) as Extract<CheckoutEffect, { type: Type }>[];
  }

  /** The server answers the call that is on its way, as in a payment that goes well unless `change` says otherwise. */
  answer<Name extends CallName>(call: Name, change: Partial<AnswerOf<Name>> = {}): this {
    const pending = this.state.calls[call];
    if (!pending) throw new Error(`${call} is not on its way on ${this.state.screen.name}`);
    const data = { ...answers[call], ...change };
    // SAFETY: call and data are one pair by the signature.
    return this.send({ type: 'callSucceeded', call, data, requestId: pending.requestId } as CheckoutEvent);
  }

  fail(call: CallName, failure: Failure): this {
    const pending = this.state.calls[call];
    if (!pending) throw new Error(`${call} is not on its way on ${this.state.screen.name}`);
    return this.send({ type: 'callFailed', call, requestId: pending.requestId, failure });
  }

  /** Fires the poll that was planned last. */
  poll(): this {
    const { pollTimerId } = this.state;
    if (pollTimerId === null) throw new Error('no poll is planned');
    return this.send({ type: 'timerFired', timer: 'poll', id: pollTimerId });
  }

  // Journeys, each from the one before it.
  opened(request: Partial<OpenRequest> = {}): this {
    this.send({ type: 'opened', open: { ...openRequest, ...request } });
    if (!request.hasSession) this.answer('init');
    return this;
  }

  atPlans(request: Partial<OpenRequest> = {}): this {
    return this.opened(request).answer('orderInfo').answer('details').answer('offers');
  }

  atMobile(): this {
    this.atPlans().send({ type: 'planChosen', emiPlanId: '401-6' }, { type: 'planSubmitted' });
    return this.answer('initiateTxn', { step: 'VERIFY_MOBILE' });
  }

  atOtp(): this {
    this.atMobile().send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' });
    return this.answer('sendOtp').send({ type: 'termsToggled', isAccepted: true });
  }

  atSecondFactor(): this {
    return this.atOtp().send({ type: 'codeTyped', text: '12345' }).answer('verifyOtp').answer('initiateTxn');
  }

  atKfs(): this {
    this.atSecondFactor().send({ type: 'aivfTyped', text: '1234' }, { type: 'aivfSubmitted' });
    return this.answer('authorize').answer('getKfs');
  }

  atLenderOtp(): this {
    this.atKfs().send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    return this.answer('authorizeKfs');
  }

  atProcessing(): this {
    return this.atLenderOtp().send({ type: 'codeTyped', text: '54321' }, { type: 'codeSubmitted' });
  }
}
