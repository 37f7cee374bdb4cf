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

/** One way of getting the frame up. `isOld` becomes true once a newer one has begun or the session has ended. */
type Way = (isOld: () => boolean) => Promise<void>;

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
  let state: 'opening' | 'open' | 'failed' | 'ended' = 'opening';
  let handlers: readonly Handler[] = [];
  let link: FrameLink | undefined;
  let attempt = 0;
  let failure: KadamError | undefined;
  /** Of the failure that is shown, or of the frame that is watched. */
  let timer: ReturnType<typeof setTimeout> | undefined;
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

  /** Whatever the attempt before was about to do or to hear is old news from here on. */
  function forgetAttempt(): void {
    attempt += 1;
    clearTimeout(timer);
    link?.destroy();
  }

  function end(reason: EndReason): void {
    if (state === 'ended') return;
    state = 'ended';
    forgetAttempt();
    overlay.remove();
    onEnd();
    const finish: SessionEnd = reason === 'failed' && failure ? { reason, error: failure } : { reason };
    // Told once the history is the page's again: a router may go on from here.
    void entry.leave().then(() => {
      settle(finish);
      emit('closed', finish);
    });
  }

  const freshToken = (): Promise<string> =>
    within(
      (async () => AuthTokenText(await options.getAuthToken(), 'authToken'))(),
      callMs,
      'TOKEN_UNAVAILABLE',
      result,
    );

  async function greet(token: string, isOld: () => boolean): Promise<void> {
    if (isOld()) return;
    link = linkToFrame({
      options,
      // SAFETY: a frame that is in the document has a window; out of it the session has ended.
      frame: overlay.frame.contentWindow as Window,
      provider,
      handshakeMs,
      callMs,
      whenOver: result,
      onClose: end,
      freshToken: () => {
        emit('tokenRequested', {});
        return freshToken();
      },
    });
    await link.open(token);
  }

  const open: Way = async (isOld) => {
    const loaded = new Promise((resolve) => {
      overlay.frame.onload = resolve;
      overlay.load();
    });
    const [token] = await Promise.all([freshToken(), within(loaded, loadMs, 'FRAME_LOAD_TIMEOUT', result)]);
    await greet(token, isOld);
  };

  const reopen: Way = (isOld) =>
    freshToken()
      .then((token) => greet(token, isOld))
      .catch((cause) => {
        throw new KadamError('FRAME_CRASHED', cause);
      });

  const giveUp: Way = async () => {
    throw new KadamError('FRAME_CRASHED');
  };

  /** No browser tells that a frame's page is gone (2026: none has the `close` event of a port). So it is asked for a
   *  sign of life, and given up when it owes two answers at the next turn: one may be late, where the browser froze the
   *  page for a while. A page that is only loaded anew says so by its load event, which begins `reopen`. */
  function watch(): void {
    let owed = 0;
    const paid = (): void => {
      owed = 0;
    };
    timer = setInterval(() => {
      owed += 1;
      if (owed > 2) void tryTo(giveUp);
      // A link that the frame has cut owes for ever.
      else link?.askForLife().then(paid, () => undefined);
    }, handshakeMs / 2);
  }

  function enter(next: 'opening' | 'open' | 'failed', canRetry?: boolean): void {
    state = next;
    overlay.show(next, canRetry);
  }

  async function tryTo(way: Way, canRepeat?: boolean): Promise<void> {
    // A page that puts the overlay back, which it took out, makes the frame load once more.
    if (state === 'ended') return;
    forgetAttempt();
    const mine = attempt;
    const isOld = (): boolean => mine !== attempt;
    enter('opening');
    try {
      await way(isOld);
      if (isOld()) return;
      enter('open');
      overlay.frame.onload = () => void tryTo(reopen);
      watch();
      emit('opened', { type: options.type ?? 'EMI_HOME' });
    } catch (cause) {
      if (isOld()) return;
      failure = cause instanceof KadamError ? cause : new KadamError('FRAME_LOAD_FAILED', cause);
      if (canRepeat && failure.retryable && failure.code !== 'TOKEN_UNAVAILABLE') return tryTo(open);
      enter('failed', failure.retryable);
      timer = setTimeout(end, FAILURE_SHOWN_MS, 'failed');
      emit('error', failure);
    }
  }

  const overlay = createOverlay(
    `${provider}/sales-app-init?merchantKey=${options.merchantKey}`,
    options.locale ?? 'en',
    {
      onDismiss: () => end(state === 'failed' ? 'failed' : 'escape'),
      onTakenOut: () => end('hostRemoved'),
      onRetry: () => void tryTo(open),
    },
  );
  const entry = pushHistoryEntry(() => end('back'));
  // In the next microtask, so that the caller's handlers are there before anything can fail.
  queueMicrotask(() => void tryTo(open, true));

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
