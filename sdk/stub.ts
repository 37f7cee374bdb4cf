export type Waiting = readonly [
  method: string,
  given: unknown[],
  calls: [name: string, args: unknown[]][],
  session: Record<string, unknown>,
  settle: (end: unknown) => void,
];

// An inline script before the SDK's tag. It queues calls until the SDK has loaded, and ends them with SCRIPT_LOAD_FAILED
// if it does not load.
// SAFETY: both properties are optional, as a worker has no document.
const page = globalThis as unknown as { Kadam?: unknown; document?: unknown };
// A named element is not an own property of the window.
if (page.document && !(Object.hasOwn(page, 'Kadam') && page.Kadam)) {
  const queue: Waiting[] = [];
  let end: unknown;
  const stub: Record<string, unknown> = { q: queue };
  for (const method of ['openSalesApp', 'openCheckout', 'checkEligibility', 'mountBenefits', 'openCommunication']) {
    stub[method] = (...given: unknown[]) => {
      const calls: [string, unknown[]][] = [];
      let settle: (end: unknown) => void = () => undefined;
      const session: Record<string, unknown> = {
        result: new Promise((resolve) => {
          settle = resolve;
        }),
      };
      for (const name of ['on', 'off', 'close', 'destroy', 'setAmount']) {
        session[name] = (...args: unknown[]) => {
          calls.push([name, args]);
          return session;
        };
      }
      if (end) settle(end);
      else queue.push([method, given, calls, session, settle]);
      return session;
    };
  }
  page.Kadam = stub;
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && /\/kadam\.js$/.test(target.src)) {
        const code = 'SCRIPT_LOAD_FAILED';
        end = { outcome: 'failed', reason: 'failed', error: { code, message: code, retryable: true } };
        for (const [, , calls, , settle] of queue.splice(0)) {
          settle(end);
          for (const [name, [event, handler]] of calls)
            if (name === 'on' && event === 'closed') (handler as (end: unknown) => void)(end);
        }
      }
    },
    true,
  );
}
