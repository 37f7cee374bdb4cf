/** No browser tells that a frame's page is gone (2026: none has the `close` event of a port). So it is asked for a sign of
 *  life every `everyMs`, and given up when it owes two answers at the next turn: one may be late, where the browser froze
 *  the page for a while. A link that the frame has cut owes for ever. */
export function watchLife(
  everyMs: number,
  askForLife: () => Promise<unknown> | undefined,
  giveUp: () => void,
): {
  /** Asks without waiting for the turn. */
  ask(): void;
  stop(): void;
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
  return { ask, stop: () => clearInterval(timer) };
}
