/** Pings the frame's page every `everyMs`: no browser tells that it is gone (2026: none has the `close` event of a port).
 *  Gives up when two pings are unanswered at the next turn; one may be late after the browser froze the page. */
export function watchLiveness(
  everyMs: number,
  ping: () => Promise<unknown> | undefined,
  giveUp: () => void,
): {
  /** Pings at once, unless an answer is pending: WebKit fires `load` at each step back, and three steps back are faster
   *  than a slow phone answers. */
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
