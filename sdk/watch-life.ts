/** No browser tells that a frame's page is gone (2026: none has the `close` event of a port). So it is asked for a sign of
 *  life every `everyMs`, and given up when it owes two answers at the next turn: one may be late, where the browser froze
 *  the page for a while. A link that the frame has cut owes for ever. */
export function watchLife(
  everyMs: number,
  askForLife: () => Promise<unknown> | undefined,
  giveUp: () => void,
): {
  /** Asks without waiting for the turn, unless an answer is owed already: only turns give it up. WebKit says at each step
   *  back that the frame has loaded, and somebody who presses Back three times is faster than a slow phone answers. */
  ask(): void;
  destroy(): void;
} {
  let owed = 0;
  const ask = (): void => {
    owed += 1;
    if (owed > 2) giveUp();
    else
      askForLife()?.then(
        () => {
          owed = 0;
        },
        () => undefined,
      );
  };
  const timer = setInterval(ask, everyMs);
  return { ask: () => owed || ask(), destroy: () => clearInterval(timer) };
}
