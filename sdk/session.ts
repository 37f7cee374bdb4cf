import type { EventAnswer, Frame, OutgoingFields } from '../shared/bridge';
import type { SdkErrorCode } from '../shared/errors/sdk-errors';
import { CALL_WITHIN_MS, HANDSHAKE_WITHIN_MS, OPEN_WITHIN_MS } from '../shared/rules/bridge-waits';
import { eventHandlers, type Handle } from './event-handlers';
import type { FrameContainer } from './frame-container';
import { type FrameLink, linkToFrame } from './frame-link';
import { pushHistoryEntry } from './history-entry';
import { hostLanguage } from './host-language';
import { KadamError } from './kadam-error';
import { merchantSecret } from './merchant-secret';
import { optionsOf } from './options';
import { parseOptions } from './parse-options';
import { isSeen, seenClock, whenActive } from './seen-clock';
import { initialState, nextSession, type SessionEffect, type SessionEvent } from './session-state';
import type { CommonOptions } from './types/kadam.mjs';
import { watchLiveness } from './watch-liveness';
import { withTimeout } from './with-timeout';

/** A failure that the user neither retries nor closes ends the session after this time. */
export const FAILURE_SHOWN_MS = 60_000;

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

type Performer<Type> = (effect: Extract<SessionEffect, { readonly type: Type }>) => unknown;

/** Opens a frame in its container and runs the session to its single end. `session-state.ts` decides on effects; this
 *  runs them and reports events. */
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
  // The frame cannot read the page's own language.
  const locale = hostLanguage(options.locale);
  const openedPayload = kind.defaults ? { type: { ...kind.defaults, ...(options as object) }.type } : {};
  const setup = { kind, openMs, openedPayload };
  const { emit, ...handlers } = eventHandlers<Session>(kind, options);
  const clock = seenClock();
  let state = initialState;
  /** Objects that effects create, use and release. `options` are those of the next link. */
  const resources: {
    options: CommonOptions;
    link?: FrameLink;
    liveness?: ReturnType<typeof watchLiveness>;
    stopTimer?: () => void;
    historyEntry?: ReturnType<typeof pushHistoryEntry>;
    settle?: (result: object) => void;
  } = { options: { ...options, locale } };
  const result = new Promise<object>((resolve) => {
    resources.settle = resolve;
  });

  function dispatch(event: SessionEvent): void {
    const [next, effects] = nextSession(setup, state, event, clock.now());
    state = next;
    for (const effect of effects) {
      // An effect may call the merchant's page, which may close the session.
      if (state !== next) return;
      perform(effect);
    }
  }
  const close = (reason: string): void => dispatch({ type: 'closed', reason });

  function perform(effect: SessionEffect): void {
    // SAFETY: the performer has the type of the effect.
    const performer = performers[effect.type] as (effect: SessionEffect) => void;
    try {
      performer(effect);
    } catch (cause) {
      dispatch({ type: 'attemptFailed', attempt: state.attempt, cause });
    }
  }

  async function step(work: (attempt: number) => Promise<SessionEvent>): Promise<void> {
    const { attempt } = state;
    try {
      dispatch(await work(attempt));
    } catch (cause) {
      dispatch({ type: 'attemptFailed', attempt, cause });
    }
  }

  const inTime = <T>(work: PromiseLike<T>, waitMs: number, code: SdkErrorCode): Promise<T> => {
    const leftMs = state.type === 'opening' ? state.untilMs - clock.now() : waitMs;
    return withTimeout(clock, work, Math.min(waitMs, leftMs), code, result);
  };

  const askSecret = (): Promise<object> =>
    merchantSecret(kind, options, (work) => inTime(work, callMs, 'TOKEN_UNAVAILABLE'));

  /** Handles a message that has passed its schema. Returns the answer. */
  function receive(attempt: number, name: string, payload: OutgoingFields): EventAnswer | Promise<object> {
    dispatch({ type: 'messageReceived', attempt, name, payload });
    const hostAction = kind.outgoing[name]?.hostAction;
    return hostAction === 'secret' ? askSecret() : { outcome: hostAction === 'end' ? 'closing' : 'heard' };
  }

  const performers: { readonly [Type in SessionEffect['type']]: Performer<Type> } = {
    enterHistory() {
      if (isModal) resources.historyEntry = pushHistoryEntry(() => close('back'));
    },
    load: () =>
      step(async (attempt) => {
        const loading = inTime(container.load(), loadMs, 'FRAME_LOAD_TIMEOUT');
        const [, secret] = await Promise.all([loading, askSecret()]);
        return { type: 'loaded', attempt, secret };
      }),
    askSecret: () => step(async (attempt) => ({ type: 'loaded', attempt, secret: await askSecret() })),
    connect: ({ secret }) =>
      step(async (attempt) => {
        container.frame.onload = () => dispatch({ type: 'loadEventFired', attempt });
        const link = linkToFrame({
          kind,
          options: resources.options,
          frame: container.frame,
          provider,
          handshakeMs,
          callMs,
          inTime,
          onMessage: (name, payload) => receive(attempt, name, payload),
          onNewPage: () => dispatch({ type: 'reloaded', attempt }),
        });
        resources.link = link;
        await link.open(secret);
        return { type: 'opened', attempt };
      }),
    watch() {
      const { attempt } = state;
      resources.liveness = watchLiveness(
        handshakeMs,
        // The frame of a hidden page may be throttled, so silence means nothing.
        () => (isSeen() ? resources.link?.ping() : Promise.resolve()),
        () => dispatch({ type: 'attemptFailed', attempt, cause: new KadamError('FRAME_CRASHED') }),
      );
    },
    startHandshake: () => resources.link?.startHandshake(),
    ping: () => resources.liveness?.ping(),
    disconnect() {
      resources.liveness?.destroy();
      try {
        resources.link?.destroy();
      } catch {
        // The session also closes in a page that has removed methods of the channel.
      }
    },
    show: (effect) =>
      effect.view === 'failed' ? container.show('failed', effect.error, effect.isUnpaid) : container.show(effect.view),
    resize: ({ heightPx }) => container.resize(heightPx),
    startTimer() {
      const shownMs = kind.heightPx === 0 ? 0 : FAILURE_SHOWN_MS;
      resources.stopTimer = clock.after(shownMs, () => close('failed'));
    },
    stopTimer: () => resources.stopTimer?.(),
    emit: ({ name, payload }) => emit(name, payload),
    closeLater: ({ reason }) => void setTimeout(close, 0, reason),
    async leaveHistory({ result: finish }) {
      clock.destroy();
      onEnd();
      container.resize(0);
      try {
        await (resources.historyEntry ? resources.historyEntry.leave(container.remove) : container.remove());
      } catch {
        // In a page that has removed parts of the history the entry stays.
        container.remove();
      }
      resources.settle?.(finish);
      emit('closed', finish);
    },
  };

  container.enter(locale, options, {
    onDismiss: () => dispatch({ type: 'dismissed' }),
    onRemoved: () => close('hostRemoved'),
    onRetry: () => dispatch({ type: 'retried' }),
  });
  if (kind.heightPx !== undefined) container.resize(kind.heightPx);
  // Asynchronous, so that the caller's handlers exist before anything can fail.
  whenActive(() => dispatch({ type: 'started' }));

  return {
    ...handlers,
    close: () => close('hostClosed'),
    destroy: () => close('destroyed'),
    focus: () => container.focus(),
    setAmount(amount) {
      resources.options = parseOptions(optionsOf(kind), { ...resources.options, amount });
      resources.link?.emit('setAmount', { amount });
    },
    result,
  };
}
