/** Pings the frame's page every `everyMs`, as browsers do not report that it is gone (2026: no `close` event of ports).
 *  Gives up when two pings are unanswered at the next one; one may be late after the browser froze the page. */
export function watchLiveness(
  everyMs: number,
  ping: () => Promise<unknown> | undefined,
  giveUp: () => void,
): {
  /** Pings at once, unless an answer is pending: WebKit fires `load` for each step back, and a slow phone answers three
   *  of them late. */
  ping(): void;
  destroy(): void;
} {
  let pending = 0;
  const sendPing = (): void => {
    pending += 1;
    if (pending > 2) giveUp();
    else
      ping()?.then(
        () => {
          pending = 0;
        },
        () => undefined,
      );
  };
  const timer = setInterval(sendPing, everyMs);
  return { ping: () => pending || sendPing(), destroy: () => clearInterval(timer) };
}
