import type { eligibility } from '../../../shared/bridge/frames';
import type { ErrorContext } from '../../../shared/errors';
import type { Failure } from '../../identity';
import type { Host } from '../../platform/bridge';
import { canListenForCode, listenForCode } from '../../platform/otp/web-otp';
import type { Session } from '../../platform/session/session';
import type { EligibilityEffect, EligibilityEvent } from '../flow/events';
import type { Asker } from './calls';

/** What loads beside the first screen. */
export type Later = typeof import('./later');

export interface Ports {
  /** Before any answer is sent back as an event. */
  readonly onLoaded: (later: Later) => void;
  readonly page: Window & typeof globalThis;
  readonly host: Pick<Host<typeof eligibility>, 'emit'>;
  readonly asker: () => Asker;
  readonly session: () => Session;
  readonly nowMs: () => number;
  readonly newKey: () => string;
  readonly startTimer: (delayMs: number, fire: () => void) => void;
}

type Perform = {
  readonly [K in EligibilityEffect['type']]: (effect: Extract<EligibilityEffect, { type: K }>) => void;
};

/** Carries out what the flow asks for. What has an answer sends it back as an event; nothing here decides anything. */
export function createPerformer(
  ports: Ports,
  send: (event: EligibilityEvent) => void,
): (effect: EligibilityEffect) => void {
  let listening = new AbortController();
  let lastId = 0;
  let loggedOut: Promise<unknown> = Promise.resolve();
  let loading: Promise<Later> | undefined;
  // Loads beside the first screen, not before it; what did not load is tried again.
  const parts = (): Promise<Later> => {
    loading ??= import('./later').then(
      (later) => {
        ports.onLoaded(later);
        return later;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // Asked for now, so that it is there when the page has opened the widget; a failure is met where it is used.
  parts().catch(() => undefined);
  const callsOf = async () => (await parts()).callsFor(ports);

  /** Sends what a call comes to. */
  const settle = (
    work: Promise<EligibilityEvent>,
    context: ErrorContext,
    failed: (failure: Failure) => EligibilityEvent,
  ): void =>
    void work.then(send, async (error: unknown) => {
      const read = await parts().catch(() => null);
      if (!read) return send(failed(notLoaded));
      const failure = read.toFailure(error, context, ports.nowMs());
      const kind = read.kindOf(error);
      switch (kind) {
        case 'loginNeeded':
        case 'sessionEnded':
          return send(
            context === 'login' || kind === 'sessionEnded' ? { type: 'sessionEnded' } : { type: 'loginNeeded' },
          );
        case 'blocked':
          return send({ type: 'blocked', failure });
        case 'failed':
          return send(failed(failure));
        default:
          return kind satisfies never;
      }
    });

  const newId = (): number => {
    lastId += 1;
    return lastId;
  };

  const perform: Perform = {
    loadDetails: ({ requestId, amount }) =>
      settle(
        callsOf().then(async (calls) => ({ type: 'detailsLoaded', requestId, ...(await calls.details(amount)) })),
        'activation',
        (failure) => ({ type: 'detailsFailed', requestId, failure }),
      ),
    checkUser: ({ requestId, amount }) =>
      settle(
        callsOf().then(async (calls) => ({ type: 'userChecked', requestId, user: await calls.user(amount) })),
        'activation',
        (failure) => ({ type: 'userCheckFailed', requestId, failure }),
      ),
    sendOtp: ({ mobile }) =>
      settle(
        // The number before must be forgotten first, or it would take the new one's place.
        loggedOut.then(callsOf).then(async (calls) => {
          const sent = await calls.sendOtp(mobile, ports.newKey(), ports.nowMs);
          return { type: 'otp', event: { type: 'otpSent', sent } };
        }),
        'login',
        (failure) => ({ type: 'otp', event: { type: 'otpNotSent', id: newId(), failure } }),
      ),
    verifyOtp: ({ mobile, otp }) =>
      settle(
        callsOf().then(async (calls) => {
          await calls.verifyOtp(mobile, otp);
          return { type: 'otpVerified' };
        }),
        'login',
        (failure) => ({ type: 'otp', event: { type: 'otpRefused', id: newId(), failure } }),
      ),
    logOut: () => {
      // A session that cannot be told is over, or will be within 30 minutes; the next OTP replaces its number anyway.
      loggedOut = callsOf()
        .then((calls) => calls.logOut())
        .catch(() => undefined);
    },
    forgetSession: () => ports.session().clear(),
    listenForCode: () => {
      if (!canListenForCode(ports.page)) return;
      listening.abort();
      listening = new AbortController();
      ports.host.emit('otpCredential', { state: 'requested' });
      void listenForCode(ports.page, listening.signal).then((heard) => {
        ports.host.emit('otpCredential', { state: heard.state });
        if (heard.state === 'received') send({ type: 'otp', event: { type: 'codeTyped', digits: heard.code } });
      });
    },
    stopListening: () => listening.abort(),
    startFaultTimer: ({ id, delayMs }) =>
      ports.startTimer(delayMs, () => send({ type: 'otp', event: { type: 'faultShown', id } })),
    tellResult: ({ result }) => ports.host.emit('eligibilityChecked', { result }),
    tellPurchase: () => ports.host.emit('purchaseAsked', {}),
  };
  return (effect) => {
    // SAFETY: the table has one entry for each kind of effect, typed by that kind; indexing by type keeps the pair.
    (perform[effect.type] as (effect: EligibilityEffect) => void)(effect);
  };
}

/** Not even the part that reads failures has come. */
const notLoaded: Failure = { name: 'NETWORK_ERROR', message: '', attemptsRemaining: null, resendAtMs: null };
