/** What waits in the queue: the options, the calls made on the session so far, and how to end it. */
export type Waiting = readonly [
  options: unknown,
  calls: [name: string, args: unknown[]][],
  session: Record<string, unknown>,
  settle: (end: unknown) => void,
];

// The whole program that a merchant may put before the SDK's tag. It keeps calls in order until the script is there;
// a script that never comes ends them with SCRIPT_LOAD_FAILED.
const page = window as unknown as { Kadam?: unknown };
if (!page.Kadam) {
  const queue: Waiting[] = [];
  let end: unknown;
  page.Kadam = {
    q: queue,
    openSalesApp(options: unknown) {
      const calls: [string, unknown[]][] = [];
      let settle: (end: unknown) => void = () => undefined;
      const session: Record<string, unknown> = {
        result: new Promise((resolve) => {
          settle = resolve;
        }),
      };
      for (const name of ['on', 'off', 'close', 'destroy']) {
        session[name] = (...args: unknown[]) => {
          calls.push([name, args]);
          return session;
        };
      }
      if (end) settle(end);
      else queue.push([options, calls, session, settle]);
      return session;
    },
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && /\/kadam\.js$/.test(target.src)) {
        end = { reason: 'failed', error: { code: 'SCRIPT_LOAD_FAILED', retryable: true } };
        for (const [, calls, , settle] of queue.splice(0)) {
          settle(end);
          for (const [name, [event, handler]] of calls)
            if (name === 'on' && event === 'closed') (handler as (end: unknown) => void)(end);
        }
      }
    },
    true,
  );
}
