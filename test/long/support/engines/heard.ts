import type { Visitor } from './visitor';

declare global {
  interface Window {
    /** Events of the page's sessions, with the fields that a shop uses. */
    hostHeard?: string[];
  }
}

/** Records all events of sessions that the page opens from now on. */
export async function listen(visitor: Visitor): Promise<void> {
  await visitor.until(
    () => 'the SDK',
    () => visitor.driver.run('page', () => Boolean(window.Kadam?.version)),
  );
  await visitor.driver.run('page', () => {
    type Session = { on(name: string, handler: (payload: Readonly<Record<string, unknown>>) => void): Session };
    // SAFETY: both calls below take options and return a session.
    const sdk = window.Kadam as unknown as Record<string, (options: unknown) => Session>;
    const events = {
      openSalesApp: ['opened', 'error', 'closed'],
      openCheckout: ['opened', 'stepChanged', 'pendingChanged', 'transactionCompleted', 'error', 'closed'],
    };
    const heard: string[] = [];
    window.hostHeard = heard;
    for (const [call, names] of Object.entries(events)) {
      const open = sdk[call];
      if (!open) throw new Error(`no ${call}`);
      sdk[call] = (options) => {
        const session = open(options);
        for (const name of names) {
          session.on(name, ({ type, step, status, isPending, signedResult, code, reason, outcome }) => {
            const proof = typeof signedResult === 'string' ? 'signed' : undefined;
            const parts = [name, type, step, status, isPending, proof, code, reason, outcome];
            heard.push(parts.filter((part) => part !== undefined).join(' '));
          });
        }
        return session;
      };
    }
  });
}

export const heardBy = (visitor: Visitor): Promise<readonly string[]> =>
  visitor.driver.run('page', () => [...(window.hostHeard ?? [])]);

/** Waits for `event` to occur this many times. */
export async function hears(visitor: Visitor, event: string, times = 1): Promise<void> {
  let heard: readonly string[] = [];
  const isHeard = async (): Promise<boolean> => {
    heard = await heardBy(visitor);
    return heard.filter((each) => each === event).length === times;
  };
  await visitor.until(() => `${times} × ${event} among ${heard.join(', ')}`, isHeard);
}
