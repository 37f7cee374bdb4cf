import type { Frame } from '../shared/bridge';
import { type FrameLink, linkToFrame } from './frame-link';
import { pushHistoryEntry } from './history-entry';
import { KadamError } from './kadam-error';
import { type AnyOptions, checked, optionsOf } from './options';
import type { Stage } from './stage';
import { within } from './within';

const LOAD_WITHIN_MS = 15_000;
const HANDSHAKE_WITHIN_MS = 10_000;
const CALL_WITHIN_MS = 10_000;
/** How long a failure waits for the person to try again or close before the session ends by itself. */
export const FAILURE_SHOWN_MS = 60_000;

type Handle = (payload: unknown) => void;

/** A session of any kind; `types.ts` says what each kind's events and end look like. */
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

/** A merchant's fault is reported as its own and never stops ours. */
function safely(handle: Handle, payload: unknown): void {
  try {
    handle(payload);
  } catch (error) {
    reportError(error);
  }
}

/** One way of getting the frame up. `isOld` becomes true once a newer one has begun or the session has ended. */
type Way = (isOld: () => boolean) => Promise<void>;

/**
 * Brings a frame onto its stage and keeps it until the one end of the session.
 *
 * An attempt: load the frame and ask the merchant for its secret side by side, greet the frame, hand everything over.
 * The first retryable failure to load or to greet is tried again by itself; after that the stage says so, the page gets
 * an `error` event, and the person decides. A page that loads anew in the frame in mid-session is greeted again.
 */
export function openSession(
  kind: Frame,
  options: AnyOptions,
  provider: string,
  stage: Stage,
  isModal: boolean,
  onEnd: () => void,
): Session {
  const {
    loadMs = LOAD_WITHIN_MS,
    handshakeMs = HANDSHAKE_WITHIN_MS,
    callMs = CALL_WITHIN_MS,
  } = options.timeouts ?? {};
  const failureShownMs = kind.heightPx === 0 ? 0 : FAILURE_SHOWN_MS;
  let given = options;
  let state: 'opening' | 'open' | 'failed' | 'ended' = 'opening';
  let handlers: readonly (readonly [name: string, handle: Handle])[] = [];
  let link: FrameLink | undefined;
  let attempt = 0;
  let failure: KadamError | undefined;
  let completion: object | undefined;
  /** What the session is for may still be completed without it. A frame that is gone has not taken that back. */
  let isPending = false;
  /** Of the failure that is shown, or of the frame that is watched. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: (end: object) => void;
  const result = new Promise<object>((resolve) => {
    settle = resolve;
  });

  const emit = (name: string, payload: unknown): void => {
    for (const [asked, handle] of handlers) if (asked === name) safely(handle, payload);
    if (!options.analytics) return;
    // Words of ours alone, whatever else the event brings.
    const { step, status, code, outcome, reason } = payload as Readonly<Record<string, string>>;
    safely(options.analytics as Handle, {
      frame: kind.openedBy.slice(4),
      event: name,
      step,
      status,
      code,
      outcome,
      reason,
    });
  };

  /** Whatever the attempt before was about to do or to hear is old news from here on. */
  function forgetAttempt(): void {
    attempt += 1;
    clearTimeout(timer);
    try {
      link?.destroy();
    } catch {
      // A page that has taken the methods of the channel away must get rid of us all the same.
    }
  }

  function end(reason: string): void {
    if (state === 'ended') return;
    const error = state === 'failed' && reason === 'failed' && failure;
    state = 'ended';
    forgetAttempt();
    onEnd();
    const failedOrNot = reason === 'failed' ? reason : 'cancelled';
    const finish = {
      ...(kind.completedBy && { outcome: completion ? 'completed' : isPending ? 'pending' : failedOrNot }),
      reason,
      ...completion,
      ...(error && { error }),
    };
    // Told once the history is the page's again: a router may go on from here.
    stage.resize(0);
    // A page that has taken parts of the history away keeps the entry, and hears of the end all the same.
    const left = entry.leave(stage.remove).catch(stage.remove);
    void left.then(() => {
      settle(finish);
      emit('closed', finish);
    });
  }

  async function secret(): Promise<object> {
    if (!kind.secret) return {};
    const { option, field, schema } = kind.secret;
    const source = (options as unknown as Record<string, unknown>)[option];
    const value = await within(
      (async () => (typeof source === 'function' ? source() : source))(),
      callMs,
      'TOKEN_UNAVAILABLE',
      result,
    );
    try {
      return { [field]: schema(value, field) };
    } catch (cause) {
      throw new KadamError('TOKEN_UNAVAILABLE', cause);
    }
  }

  /** A message that its schema has taken. Returns the answer. */
  function receive(name: string, payload: { reason?: string; heightPx?: number; isPending?: boolean }): unknown {
    const becomes = kind.outgoing[name]?.becomes;
    if (becomes === 'secret') {
      emit('tokenRequested', {});
      return secret();
    }
    if (becomes === 'end') {
      // After the answer is on its way: closing takes the channel with it.
      setTimeout(end, 0, payload.reason);
      return { outcome: 'closing' };
    }
    if (payload.heightPx) stage.resize(payload.heightPx);
    isPending = payload.isPending ?? isPending;
    if (name === kind.completedBy) completion = payload;
    emit(name, payload);
    return { outcome: 'heard' };
  }

  async function greet(secrets: object, isOld: () => boolean): Promise<void> {
    if (isOld()) return;
    link = linkToFrame({
      kind,
      options: given,
      frame: stage.frame,
      provider,
      handshakeMs,
      callMs,
      whenOver: result,
      onMessage: receive,
      onNewPage: () => void tryTo(reopen),
    });
    await link.open(secrets);
  }

  const open: Way = async (isOld) => {
    const [secrets] = await Promise.all([secret(), within(stage.load(), loadMs, 'FRAME_LOAD_TIMEOUT', result)]);
    // A page that spoke before it had loaded is greeted once more then, should the first greeting have missed it.
    stage.frame.onload = () => link?.greet();
    await greet(secrets, isOld);
  };

  const reopen: Way = (isOld) =>
    secret()
      .then((secrets) => greet(secrets, isOld))
      .catch((cause) => {
        throw new KadamError('FRAME_CRASHED', cause);
      });

  const giveUp: Way = async () => {
    throw new KadamError('FRAME_CRASHED');
  };

  /** No browser tells that a frame's page is gone (2026: none has the `close` event of a port). So it is asked for a
   *  sign of life, and given up when it owes two answers at the next turn: one may be late, where the browser froze the
   *  page for a while. A page that is only loaded anew greets, which begins `reopen`; one that cannot know whom to greet
   *  does so once it is greeted, and that there is no page at all is asked without waiting for the turn. */
  function watch(): void {
    let owed = 0;
    const paid = (): void => {
      owed = 0;
    };
    const ask = (): void => {
      owed += 1;
      if (owed > 2) void tryTo(giveUp);
      // A link that the frame has cut owes for ever.
      else link?.askForLife().then(paid, () => undefined);
    };
    timer = setInterval(ask, handshakeMs / 2);
    stage.frame.onload = () => {
      if (state !== 'open') return;
      link?.greet();
      ask();
    };
  }

  function enter(next: 'opening' | 'open' | 'failed', canRetry?: boolean): void {
    state = next;
    stage.show(next, canRetry);
  }

  async function tryTo(way: Way, canRepeat?: boolean): Promise<void> {
    if (state === 'ended') return;
    forgetAttempt();
    const mine = attempt;
    const isOld = (): boolean => mine !== attempt;
    enter('opening');
    try {
      await way(isOld);
      if (isOld()) return;
      enter('open');
      watch();
      emit('opened', kind.defaults ? { type: { ...kind.defaults, ...(given as object) }.type } : {});
    } catch (cause) {
      if (isOld()) return;
      failure = cause instanceof KadamError ? cause : new KadamError('FRAME_LOAD_FAILED', cause);
      if (canRepeat && failure.retryable && failure.code !== 'TOKEN_UNAVAILABLE') return tryTo(open);
      enter('failed', failure.retryable);
      timer = setTimeout(end, failureShownMs, 'failed');
      emit('error', failure);
    }
  }

  stage.enter(options.locale ?? 'en', {
    onDismiss: () => end(state === 'failed' ? 'failed' : 'escape'),
    onTakenOut: () => end('hostRemoved'),
    onRetry: () => void tryTo(open),
  });
  if (kind.heightPx !== undefined) stage.resize(kind.heightPx);
  const entry = isModal
    ? pushHistoryEntry(() => end('back'))
    : {
        async leave(remove: () => void) {
          remove();
        },
      };
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
    focus: () => stage.focus(),
    setAmount(amount) {
      // Kept for a frame that loads anew.
      given = checked(optionsOf(kind), { ...given, amount });
      link?.emit('setAmount', { amount });
    },
    result,
  };
}
