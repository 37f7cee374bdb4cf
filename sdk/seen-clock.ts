import { nativeProperty } from './native-property';

/** Whether the page is visible. A prerendered or frozen page is not. */
export const isSeen = (): boolean => nativeProperty(document, 'visibilityState') === 'visible';

/** Calls `then` in the next microtask, or once a prerendered page is shown: before that the browser neither loads frames
 *  of other origins nor adds history entries. */
export function whenActive(then: () => void): void {
  // SAFETY: a browser that prerenders no page has no such property.
  if (nativeProperty(document as Document & { readonly prerendering?: boolean }, 'prerendering'))
    addEventListener('prerenderingchange', then, { capture: true, once: true });
  else queueMicrotask(then);
}

/** Measures the time for which the page is visible: browsers throttle the frames of a hidden page. */
export interface SeenClock {
  /** Visible milliseconds since the clock was created. */
  now(): number;
  after(waitMs: number, then: () => void): () => void;
  destroy(): void;
}

export function seenClock(): SeenClock {
  const timers = new Set<() => void>();
  let seenMs = 0;
  let sinceMs: number;
  let wasSeen = false;
  function now(): number {
    const nowMs = performance.now();
    if (wasSeen) seenMs += nowMs - sinceMs;
    sinceMs = nowMs;
    return seenMs;
  }
  function onChange(): void {
    now();
    wasSeen = isSeen();
    for (const start of timers) start();
  }
  onChange();
  addEventListener('visibilitychange', onChange, true);
  return {
    now,
    after(waitMs, then) {
      const endMs = now() + waitMs;
      let timer: ReturnType<typeof setTimeout>;
      const stop = (): void => {
        clearTimeout(timer);
        timers.delete(start);
      };
      const start = (): void => {
        clearTimeout(timer);
        if (wasSeen || waitMs <= 0)
          timer = setTimeout(() => {
            stop();
            then();
          }, endMs - now());
      };
      timers.add(start);
      start();
      return stop;
    },
    destroy: () => removeEventListener('visibilitychange', onChange, true),
  };
}
