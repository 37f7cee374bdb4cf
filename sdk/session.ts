import type { EventAnswer, Frame, OutgoingFields } from '../shared/bridge';
import { isTriedAgain, type SdkErrorCode } from '../shared/errors/sdk-errors';
import { CALL_WITHIN_MS, HANDSHAKE_WITHIN_MS, OPEN_WITHIN_MS } from '../shared/rules/bridge-waits';
import { eventHandlers, type Handle } from './event-handlers';
import type { FrameContainer } from './frame-container';
import { type FrameLink, linkToFrame } from './frame-link';
import { pushHistoryEntry } from './history-entry';
import { hostLanguage } from './host-language';
import { KadamError } from './kadam-error';
import { optionsOf } from './options';
import { parseOptions } from './parse-options';
import { isSeen, seenClock, whenActive } from './seen-clock';
import type { CommonOptions } from './types/kadam.mjs';
import { watchLiveness } from './watch-liveness';
import { withTimeout } from './with-timeout';

/** How long a failure waits for the person to try again or close before the session ends by itself. */
export const FAILURE_SHOWN_MS = 60_000;

/** A session of any kind; `types/kadam.d.mts` has the events and the end of each kind. */
export interface Session {
  on(name: string, handler: Handle): Session;
  off(name: string, handler: Handle): Session;
  close(): void;
  destroy(): void;
  focus(): void;
  /** Whole rupees; for kinds that show a price. */
  setAmount(amount: number): void;
  readonly result: Promise<object>;
}

/** One way of getting the frame up. `isOld` becomes true once a newer one has begun or the session has ended. */
type Attempt = (isOld: () => boolean) => Promise<void>;

/**
 * Brings a frame onto its container and keeps it until the one end of the session.
 *
 * An attempt: load the frame and ask the merchant for its secret side by side, connect to the frame, hand everything over.
 * The first retryable failure to load or to connect is tried again by itself, while there is time; after that the container
 * says so, the page gets an `error` event, and the person decides. A page that loads anew in the frame in mid-session is
 * connected again.
 */
export function openSession(
  kind: Frame,
  options: CommonOptions,
  provider: string,
  container: FrameContainer,
  isModal: boolean,
  onEnd: () => void,
): Session {
  const {
    openMs = OPEN_WITHIN_MS,
    loadMs = openMs,
    handshakeMs = HANDSHAKE_WITHIN_MS,
    callMs = CALL_WITHIN_MS,
  } = options.timeouts ?? {};
  const failureShownMs = kind.heightPx === 0 ? 0 : FAILURE_SHOWN_MS;
  // The frame cannot read the page's own language.
  const locale = hostLanguage(options.locale);
  let given: CommonOptions = { ...options, locale };
  let state: 'opening' | 'open' | 'failed' | 'ended' = 'opening';
  const { emit, ...handlers } = eventHandlers<Session>(kind, options);
  let link: FrameLink | undefined;
  let attempt = 0;
  let failure: KadamError | undefined;
  let completion: object | undefined;
  /** What the session is for may still be completed without it. A frame that is gone has not taken that back. */
  let isPending = false;
  const clock = seenClock();
  /** Deadline of the opening, on `clock`; later calls have only their own time-out. */
  let untilMs = 0;
  /** Of the failure that is shown. */
  let stopTimer = (): void => undefined;
  let liveness: ReturnType<typeof watchLiveness> | undefined;
  let settle: (end: object) => void;
  const result = new Promise<object>((resolve) => {
    settle = resolve;
  });

  const inTime = <T>(work: PromiseLike<T>, waitMs: number, code: SdkErrorCode): Promise<T> =>
    withTimeout(clock, work, Math.min(waitMs, untilMs - clock.now()), code, result);

  /** Whatever the attempt before was about to do or to hear is old news from here on. */
  function forgetAttempt(): void {
    attempt += 1;
    stopTimer();
    liveness?.destroy();
    try {
      link?.destroy();
    } catch {
      // A page that has taken the methods of the channel away must get rid of us all the same.
    }
  }

  function end(reason: string): void {
    if (state === 'ended') return;
    const error = state === 'failed' && (reason === 'failed' || reason === 'unavailable') && failure;
    state = 'ended';
    forgetAttempt();
    clock.destroy();
    onEnd();
    const failedOrNot = error || reason === 'failed' ? 'failed' : 'cancelled';
    const finish = {
      ...(kind.completedBy && { outcome: completion ? 'completed' : isPending ? 'pending' : failedOrNot }),
      reason,
      ...completion,
      ...(error && { error }),
    };
    container.resize(0);
    void tellEnd(finish);
  }

  /** Once the history is the page's again: a router may go on from here. */
  async function tellEnd(finish: object): Promise<void> {
    try {
      await entry.leave(container.remove);
    } catch {
      // A page that has taken parts of the history away keeps the entry.
      container.remove();
    }
    settle(finish);
    emit('closed', finish);
  }

  async function secret(): Promise<object> {
    if (!kind.secret) return {};
    const { option, field, schema } = kind.secret;
    // SAFETY: the row names an option of its own kind, and the options were checked by that row.
    const source = (options as unknown as Record<string, unknown>)[option];
    const value = await inTime(
      (async () => (typeof source === 'function' ? source() : source))(),
      callMs,
      'TOKEN_UNAVAILABLE',
    );
    try {
      return { [field]: schema(value, field) };
    } catch (cause) {
      throw new KadamError('TOKEN_UNAVAILABLE', cause);
    }
  }

  /** A message that its schema has taken. Returns the answer. */
  function receive(name: string, payload: OutgoingFields): EventAnswer | Promise<object> {
    const hostAction = kind.outgoing[name]?.hostAction;
    if (hostAction === 'secret') {
      emit('tokenRequested', {});
      return secret();
    }
    if (hostAction === 'end') {
      // After the answer is on its way: closing takes the channel with it.
      setTimeout(end, 0, payload.reason);
      return { outcome: 'closing' };
    }
    if (payload.heightPx) container.resize(payload.heightPx);
    isPending = payload.isPending ?? isPending;
    if (name === kind.completedBy) completion = payload;
    if (hostAction === 'open') container.show(hostAction);
    else emit(name, payload);
    return { outcome: 'heard' };
  }

  async function connectFrame(secrets: object, isOld: () => boolean): Promise<void> {
    if (isOld()) return;
    link = linkToFrame({
      kind,
      options: given,
      frame: container.frame,
      provider,
      handshakeMs,
      callMs,
      inTime,
      onMessage: receive,
      onNewPage: () => void tryTo(reopen),
    });
    await link.open(secrets);
  }

  const open: Attempt = async (isOld) => {
    const [, secrets] = await Promise.all([inTime(container.load(), loadMs, 'FRAME_LOAD_TIMEOUT'), secret()]);
    // A page that sent its SYN before it had loaded gets another one then, in case it missed the first.
    container.frame.onload = () => link?.startHandshake();
    await connectFrame(secrets, isOld);
  };

  const reopen: Attempt = (isOld) =>
    secret()
      .then((secrets) => connectFrame(secrets, isOld))
      .catch((cause) => {
        throw new KadamError('FRAME_CRASHED', cause);
      });

  const giveUp: Attempt = async () => {
    throw new KadamError('FRAME_CRASHED');
  };

  /** A new page sends a SYN, which begins `reopen`; one without a known origin answers ours. A ping finds out at once
   *  whether there is a page at all. */
  function watch(): void {
    liveness = watchLiveness(
      handshakeMs,
      // The frame of a hidden page may be throttled, so silence means nothing.
      () => (isSeen() ? link?.ping() : Promise.resolve()),
      () => void tryTo(giveUp),
    );
    container.frame.onload = () => {
      if (state !== 'open') return;
      link?.startHandshake();
      liveness?.ping();
    };
  }

  /** Whether nothing was bought, and nothing can be any more. */
  const isUnpaid = (): boolean => 'checkoutToken' in options && !isPending && !completion;

  async function tryTo(run: Attempt, canRepeat = false, endsAtMs = clock.now() + openMs): Promise<void> {
    if (state === 'ended') return;
    forgetAttempt();
    const mine = attempt;
    const isOld = (): boolean => mine !== attempt;
    state = 'opening';
    untilMs = endsAtMs;
    try {
      // What takes time is on its way before the page is drawn for it.
      const running = run(isOld);
      container.show(state);
      await running;
      if (isOld()) return;
      state = 'open';
      untilMs = Number.POSITIVE_INFINITY;
      container.show(state);
      watch();
      emit('opened', kind.defaults ? { type: { ...kind.defaults, ...(given as object) }.type } : {});
    } catch (cause) {
      if (isOld()) return;
      failure = cause instanceof KadamError ? cause : new KadamError('FRAME_LOAD_FAILED', cause);
      if (canRepeat && isTriedAgain(failure) && clock.now() < endsAtMs) return tryTo(open, false, endsAtMs);
      state = 'failed';
      container.show(state, failure, isUnpaid());
      stopTimer = clock.after(failureShownMs, () => end('failed'));
      emit('error', failure);
    }
  }

  container.enter(locale, options, {
    onDismiss: () => end(state !== 'failed' ? 'escape' : isUnpaid() ? 'unavailable' : 'failed'),
    onTakenOut: () => end('hostRemoved'),
    onRetry: () => void tryTo(open),
  });
  if (kind.heightPx !== undefined) container.resize(kind.heightPx);
  let entry = {
    async leave(remove: () => void): Promise<unknown> {
      return remove();
    },
  };
  // Later than the caller's handlers, which are there then before anything can fail.
  whenActive(() => {
    if (state === 'ended') return;
    if (isModal) entry = pushHistoryEntry(() => end('back'));
    void tryTo(open, true);
  });

  return {
    ...handlers,
    close: () => end('hostClosed'),
    destroy: () => end('destroyed'),
    focus: () => container.focus(),
    setAmount(amount) {
      // Kept for a frame that loads anew.
      given = parseOptions(optionsOf(kind), { ...given, amount });
      link?.emit('setAmount', { amount });
    },
    result,
  };
}
