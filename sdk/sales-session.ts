import { AuthTokenText } from '../shared/bridge';
import { type FrameLink, linkToFrame } from './frame-link';
import { pushHistoryEntry } from './history-entry';
import { KadamError } from './kadam-error';
import type { CheckedOptions } from './options';
import { createOverlay } from './overlay';
import type { EndReason, SalesAppSession, SessionEnd, SessionEvents } from './types';
import { within } from './within';

const LOAD_WITHIN_MS = 15_000;
const HANDSHAKE_WITHIN_MS = 10_000;
const CALL_WITHIN_MS = 10_000;
/** How long a failure waits for the agent to try again or close before the session ends by itself. */
export const FAILURE_SHOWN_MS = 60_000;

type Handler = readonly [name: keyof SessionEvents, handle: (payload: never) => void];

/**
 * Opens the overlay and keeps it until the one end of the session.
 *
 * An attempt: load the frame and ask the merchant for a token side by side, greet the frame, hand everything over. The
 * first retryable failure to load or to greet is tried again by itself; after that the overlay says so, the page gets
 * an `error` event, and the agent decides. A frame that loads anew in mid-session is greeted again.
 */
export function openSession(
  options: CheckedOptions,
  provider: string,
  onEnd: () => void,
): SalesAppSession & { focus(): void } {
  const {
    loadMs = LOAD_WITHIN_MS,
    handshakeMs = HANDSHAKE_WITHIN_MS,
    callMs = CALL_WITHIN_MS,
  } = options.timeouts ?? {};
  let handlers: readonly Handler[] = [];
  let link: FrameLink | undefined;
  let hasEnded = false;
  let attempt = 0;
  let failure: KadamError | undefined;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  let settle: (end: SessionEnd) => void;
  const result = new Promise<SessionEnd>((resolve) => {
    settle = resolve;
  });

  const emit = <Name extends keyof SessionEvents>(name: Name, payload: SessionEvents[Name]): void => {
    for (const [asked, handle] of handlers) {
      if (asked === name) {
        try {
          (handle as (payload: SessionEvents[Name]) => void)(payload);
        } catch (error) {
          // A merchant's fault is reported as its own and never stops ours.
          reportError(error);
        }
      }
    }
  };

  function end(reason: EndReason): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(giveUp);
    link?.destroy();
    overlay.remove();
    entry.leave();
    onEnd();
    const error = reason === 'failed' ? failure : undefined;
    const finish: SessionEnd = error ? { reason, error } : { reason };
    settle(finish);
    emit('closed', finish);
  }

  const freshToken = (): Promise<string> =>
    within(
      Promise.resolve()
        .then(options.getAuthToken)
        .then((token) => AuthTokenText(token, 'authToken')),
      callMs,
      'TOKEN_UNAVAILABLE',
    );

  function loadFrame(): Promise<unknown> {
    const loaded = new Promise((resolve) => {
      overlay.frame.onload = resolve;
    });
    overlay.frame.src = `${provider}/sales-app-init?merchantKey=${encodeURIComponent(options.merchantKey)}`;
    return within(loaded, loadMs, 'FRAME_LOAD_TIMEOUT');
  }

  async function greet(token: string): Promise<void> {
    const frame = overlay.frame.contentWindow;
    if (!frame) throw new KadamError('FRAME_LOAD_FAILED');
    link?.destroy();
    link = linkToFrame({
      options,
      frame,
      provider,
      handshakeMs,
      callMs,
      onClose: end,
      freshToken: () => {
        emit('tokenRequested', {});
        return freshToken();
      },
    });
    await link.open(token);
  }

  /** Runs one way of getting the frame up; what it throws after the end, or after a newer one began, is old news. */
  async function tryTo(work: () => Promise<void>, canRepeat: boolean): Promise<void> {
    attempt += 1;
    const mine = attempt;
    const isOld = (): boolean => hasEnded || mine !== attempt;
    clearTimeout(giveUp);
    overlay.show('opening');
    try {
      await work();
      if (isOld()) return;
      overlay.show('open');
      overlay.frame.onload = () => void tryTo(reopen, false);
      emit('opened', { type: options.type ?? 'EMI_HOME' });
    } catch (cause) {
      if (isOld()) return;
      const error = cause instanceof KadamError ? cause : new KadamError('FRAME_LOAD_FAILED', '', undefined, cause);
      if (canRepeat && error.retryable && error.code !== 'TOKEN_UNAVAILABLE') return tryTo(open, false);
      failure = error;
      overlay.show('failed', error.retryable);
      giveUp = setTimeout(end, FAILURE_SHOWN_MS, 'failed');
      emit('error', error);
    }
  }

  async function open(): Promise<void> {
    const [token] = await Promise.all([freshToken(), loadFrame()]);
    if (!hasEnded) await greet(token);
  }

  async function reopen(): Promise<void> {
    try {
      await greet(await freshToken());
    } catch (cause) {
      throw new KadamError('FRAME_CRASHED', '', undefined, cause);
    }
  }

  const overlay = createOverlay(options.locale ?? 'en', {
    onDismiss: () => end(failure ? 'failed' : 'escape'),
    onRemoved: () => end('hostRemoved'),
    onRetry: () => {
      failure = undefined;
      void tryTo(open, false);
    },
  });
  const entry = pushHistoryEntry(() => end('back'));
  // In the next microtask, so that the caller's handlers are there before anything can fail.
  queueMicrotask(() => {
    if (!hasEnded) void tryTo(open, true);
  });

  return {
    on(name, handler) {
      handlers = [...handlers, [name, handler]];
      return this;
    },
    off(name, handler) {
      handlers = handlers.filter(([asked, handle]) => asked !== name || handle !== handler);
      return this;
    },
    close: () => end('hostClosed'),
    destroy: () => end('destroyed'),
    focus: () => overlay.focus(),
    result,
  };
}
