import type { OtpStep } from '../../../identity';
import type { Failure } from '../../../platform/api/failure';
import { failureOf as anyFailure } from '../../../platform/api/testing/failure-of';
import { messagesOf } from '../../page-messages';
import { banyan, neem, tamarind } from '../../screens/testing/state';
import type { CallName, PendingCall, SalesCalls } from '../calls';
import type { OpenRequest, SalesEffect, SalesEvent, TimerName } from '../events';
import { initialState } from '../initial-state';
import { reduce } from '../reduce';
import type { Route } from '../routes';
import { heldSheet, otpOf } from '../sheets';
import { bottomSheetConfig, routeDetails } from '../spec-names';
import type { EligibilityResponse, MerchantData, SalesState, TypedOtp } from '../state';
import { stackOf } from '../views';
import { openViewIn } from './build-state';

/** Epoch ms at which every run begins. */
export const START_MS = 1_700_000_000_000;
export const MOBILE = '9876543210';
export const CODE = '12345';

export const merchant: MerchantData = {
  ...initialState.session.merchantData,
  type: 'EMI_HOME',
  merchantKey: 'zenmart',
  merchantName: 'Nilaya Electronics',
  merchantAgentId: 'ZM-1',
  postMsgMerchantOrigin: 'https://shop.example',
  authToken: 'token-1',
  icScope: 'sales',
};

/** What the host of these tests sends. */
export const openRequest = (change: Partial<OpenRequest> = {}, type = 'EMI_HOME'): OpenRequest => ({
  merchantData: { ...merchant, type },
  mobile: '',
  amount: null,
  error: null,
  path: '/sales-app-init',
  isReset: false,
  verifiedMobiles: [],
  draft: null,
  isReload: false,
  shareSupport: 'native',
  online: true,
  nowMs: START_MS,
  ...change,
});

export const eligibilityOf = (answer: Partial<EligibilityResponse>): EligibilityResponse => ({
  emiLenders: [],
  ntbLenders: [],
  isNtbAllowed: false,
  isPreApproved: false,
  partLenders: [],
  refusedHere: [],
  ...answer,
});

/** A good answer of each call. */
export const goodAnswers: { readonly [Name in CallName]: SalesCalls[Name]['data'] } = {
  init: {
    merchantName: 'Nilaya Electronics',
    merchantLogo: null,
    merchantAgentId: 'ZM-1',
    lenders: [banyan, tamarind, neem].map(({ lenderId, name, minLoanAmount, maxLoanAmount }) => ({
      lenderId,
      name,
      minLoanAmount,
      maxLoanAmount,
    })),
    support: { phone: '1800-000-0000', email: 'help@lender.example' },
    serverNowMs: START_MS,
  },
  getEmiDetails: { amount: 54_990, lenders: [banyan, tamarind, neem] },
  preEligibility: { isPreEligible: true, isMobileVerified: false, lenderIds: ['1', '2'], nearestAmount: 54_990 },
  sendShareCode: {
    resendAtMs: START_MS + 30_000,
    expiresAtMs: START_MS + 600_000,
    remainingShareCodeAttempts: 5,
    serverNowMs: START_MS,
  },
  verifyShareCode: { verifiedUntilMs: START_MS + 3_600_000, serverNowMs: START_MS },
  checkEligibility: eligibilityOf({ emiLenders: [banyan], isPreApproved: true }),
  shareNtbApplication: {
    applicationId: 'KA-12345-67890',
    ntbLink: 'https://kadam.example/ntb-application?ref=abc',
    whatsAppLink: 'https://wa.me/?text=Apply',
  },
};

/** A good answer to the call of that name that is on its way. */
export const goodAnswer = (call: CallName, { calls }: SalesState): SalesEvent =>
  // SAFETY: name and data are one pair.
  ({ type: 'callSucceeded', call, requestId: calls[call]?.requestId ?? 0, data: goodAnswers[call] }) as SalesEvent;

/** A line that is down, unless a test says otherwise. */
export const failureOf = (change: Partial<Failure> = {}): Failure =>
  anyFailure({ kind: 'network', status: 500, code: 500, message: 'Network Error', ...change });

/** One event and what it did. */
export interface Moment {
  readonly event: SalesEvent;
  readonly before: SalesState;
  readonly after: SalesState;
  readonly effects: readonly SalesEffect[];
}

/** The machine with a clock and a server that are moved by hand. */
export class Harness {
  state: SalesState = initialState;
  nowMs = START_MS;
  /** Everything asked of the environment so far, oldest first. */
  readonly effects: SalesEffect[] = [];
  /** Sees every event. */
  watch: (moment: Moment) => void = () => undefined;
  #timers: { readonly atMs: number; readonly timer: TimerName; readonly id: number }[] = [];

  /** Returns the effects of this event. */
  send(event: SalesEvent): readonly SalesEffect[] {
    const before = this.state;
    const step = reduce(before, event, this.nowMs, messagesOf('en'));
    this.state = step.state;
    for (const effect of step.effects) {
      this.effects.push(effect);
      if (effect.type === 'startTimer') {
        this.#timers.push({ atMs: this.nowMs + effect.delayMs, timer: effect.timer, id: effect.id });
      }
    }
    this.watch({ event, before, after: step.state, effects: step.effects });
    return step.effects;
  }

  pending(call: CallName): PendingCall {
    const pending = this.state.calls[call];
    if (!pending) throw new Error(`no ${call} on its way`);
    return pending;
  }

  answer<Name extends CallName>(call: Name, change: Partial<(typeof goodAnswers)[Name]> = {}): readonly SalesEffect[] {
    const data = { ...goodAnswers[call], ...change };
    const { requestId } = this.pending(call);
    // SAFETY: call and data are one pair of the union by the signature.
    return this.send({ type: 'callSucceeded', requestId, call, data } as SalesEvent);
  }

  fail(call: CallName, change: Partial<Failure> = {}): readonly SalesEffect[] {
    const { requestId } = this.pending(call);
    return this.send({ type: 'callFailed', call, requestId, failure: failureOf(change) });
  }

  /** Lets time pass; timers that are due fire in their order. */
  wait(waitMs: number): void {
    this.nowMs += waitMs;
    const due = this.#timers.filter(({ atMs }) => atMs <= this.nowMs).sort((a, b) => a.atMs - b.atMs);
    this.#timers = this.#timers.filter(({ atMs }) => atMs > this.nowMs);
    for (const { timer, id } of due) this.send({ type: 'timerFired', timer, id });
  }

  /** Bodies of the calls of one name that were started, oldest first. */
  calls<Name extends CallName>(call: Name): readonly Extract<PendingCall, { call: Name }>[] {
    return this.effects.flatMap((effect) =>
      effect.type === 'call' && effect.pending.call === call
        ? [effect.pending as Extract<PendingCall, { call: Name }>]
        : [],
    );
  }

  /** Reasons with which the host was asked to close. */
  get closings(): readonly string[] {
    return this.effects.flatMap((effect) => (effect.type === 'closeApp' ? [effect.reason] : []));
  }

  get sheet(): string | null {
    return bottomSheetConfig(this.state).moduleName;
  }

  /** Number and code, open or left. */
  get typedOtp(): TypedOtp {
    return otpOf(this.state);
  }

  get otp(): OtpStep {
    return this.typedOtp.otp;
  }

  /** The application whose form or result is open. */
  get application(): ReturnType<typeof heldSheet<'SHARE_NTB_APP'>> {
    return heldSheet(this.state, 'SHARE_NTB_APP');
  }

  /** From the first screen to the present one. */
  get stack(): readonly Route[] {
    return stackOf(openViewIn(this.state));
  }

  get path(): string {
    return routeDetails(this.state).path;
  }
}
