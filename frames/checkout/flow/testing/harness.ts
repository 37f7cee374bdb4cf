import type { Failure } from '../../../platform/api/failure';
import { firstRecord } from '../../../platform/page/flow-step';
import type { AnswerOf, CallName } from '../calls';
import type { OpenRequest } from '../events';
import { initialState } from '../initial-state';
import type { CheckoutState } from '../state';
import { answers, NOW_MS, openRequest } from './samples';
import { type CheckoutRecord, type PendingCall, type ScriptedEvent, type ShownEffect, step } from './step';

/** The flow with its effects written down, and a clock that the test sets. */
export class Harness {
  record: CheckoutRecord;
  readonly effects: ShownEffect[] = [];
  nowMs = NOW_MS;

  constructor(start: Partial<CheckoutState> = {}) {
    this.record = firstRecord({ ...initialState, ...start });
  }

  get state(): CheckoutState {
    return this.record.own;
  }

  set state(own: CheckoutState) {
    this.record = { ...this.record, own };
  }

  /** Calls on their way. */
  get calls(): { readonly [Name in CallName]?: PendingCall } {
    // SAFETY: the rules of the checkout make only its own calls.
    return this.record.calls as { readonly [Name in CallName]?: PendingCall };
  }

  /** Null where no poll is planned. */
  get pollTimerId(): number | null {
    return this.record.timers.poll ?? null;
  }

  send(...events: readonly ScriptedEvent[]): this {
    for (const event of events) {
      const next = step(this.record, event, this.nowMs);
      this.record = next.state;
      this.effects.push(...next.effects);
    }
    return this;
  }

  pending(call: CallName): PendingCall | undefined {
    return this.calls[call];
  }

  /** Calls sent so far of that name. */
  sent(call: CallName): readonly PendingCall[] {
    return this.effects.flatMap((effect) =>
      // SAFETY: as `calls`.
      effect.type === 'call' && effect.pending.call === call ? [effect.pending as PendingCall] : [],
    );
  }

  asked<Type extends ShownEffect['type']>(type: Type): readonly Extract<ShownEffect, { type: Type }>[] {
    // SAFETY: filtered by the tag that decides the member of the union.
    return this.effects.filter((effect) => effect.type === type) as Extract<ShownEffect, { type: Type }>[];
  }

  /** The server answers the call that is on its way, as in a payment that goes well unless `change` says otherwise. */
  answer<Name extends CallName>(call: Name, change: Partial<AnswerOf<Name>> = {}): this {
    const pending = this.calls[call];
    if (!pending) throw new Error(`${call} is not on its way on ${this.state.screen.name}`);
    const data = { ...answers[call], ...change };
    return this.send({ type: 'callSucceeded', call, data, requestId: pending.requestId });
  }

  fail(call: CallName, failure: Failure): this {
    const pending = this.calls[call];
    if (!pending) throw new Error(`${call} is not on its way on ${this.state.screen.name}`);
    return this.send({ type: 'callFailed', call, requestId: pending.requestId, failure });
  }

  /** Fires the poll that was planned last. */
  poll(): this {
    const { pollTimerId } = this;
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
