import type { Reply, TestServer } from '../server/test-server';

export const AMOUNT = 20_000;
export const MINUTE_MS = 60_000;

/** The server of the running suite, available once the tests run. */
export type ServerOf = () => TestServer;

let lastMobile = 7_000_000_000;
/** An unused number. */
export const someMobile = (): string => {
  lastMobile += 1;
  return String(lastMobile);
};

export const wrong = (code: string): string => (code === '00000' ? '00001' : '00000');
/** `data` of an answer; empty if there is none. */
export const dataOf = (reply: Reply): Readonly<Record<string, unknown>> => reply.body?.data ?? {};
export const lenderIds = (reply: Reply, list: string): string[] =>
  (dataOf(reply)[list] as { lenderId: string }[]).map(({ lenderId }) => lenderId);

export const salesSteps = (kadam: ServerOf) => ({
  send: (mobile: string): Promise<Reply> => kadam().call('send-share-code', { mobile }),
  verify: (mobile: string, otp: string): Promise<Reply> => kadam().call('verify-share-code', { mobile, otp }),
  check: (mobile: string, amount = AMOUNT): Promise<Reply> => kadam().call('check-eligibility', { mobile, amount }),
  /** Verifies a number, even one used before; returns it. */
  async verified(mobile: string): Promise<string> {
    kadam().clock.advance(31 * MINUTE_MS);
    await kadam().call('send-share-code', { mobile });
    await kadam().call('verify-share-code', { mobile, otp: await kadam().codeFor(mobile) });
    return mobile;
  },
});
