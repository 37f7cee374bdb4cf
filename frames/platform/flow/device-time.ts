/** Moments that the screens count down to. Others (a statement's, a timeline's) stay the server's. */
const moments: readonly string[] = ['resendAtMs', 'expiresAtMs', 'verifiedUntilMs'];

/** An answer whose moments are of this device's clock: the server's clock may be another, and a countdown must not
 *  begin with the difference. `serverNowMs` becomes now. */
export function toDeviceTime(answer: unknown, nowMs: number): unknown {
  if (typeof answer !== 'object' || answer === null || !('serverNowMs' in answer)) return answer;
  const { serverNowMs } = answer;
  if (typeof serverNowMs !== 'number') return answer;
  return { ...moved(answer, nowMs - serverNowMs), serverNowMs: nowMs };
}

const moved = (part: object, byMs: number): object =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      if (moments.includes(name) && typeof value === 'number') return [name, value + byMs];
      const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [name, isPart ? moved(value, byMs) : value];
    }),
  );
