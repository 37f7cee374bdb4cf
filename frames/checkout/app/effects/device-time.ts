/** Moments that the screens count down to. Others (a statement's, a timeline's) stay the server's. */
const moments: readonly string[] = ['resendAtMs', 'expiresAtMs'];

/** An answer whose moments are of this device's clock: the server's clock may be another, and a countdown must not
 *  begin with the difference. `serverNowMs` becomes now. */
export function toDeviceTime(answer: unknown, nowMs: number): unknown {
  if (typeof answer !== 'object' || answer === null || !('serverNowMs' in answer)) return answer;
  const { serverNowMs } = answer;
  if (typeof serverNowMs !== 'number') return answer;
  const lagMs = nowMs - serverNowMs;
  return Object.fromEntries(
    Object.entries({ ...answer, serverNowMs: nowMs }).map(([name, value]: [string, unknown]) => [
      name,
      moments.includes(name) && typeof value === 'number' ? value + lagMs : value,
    ]),
  );
}
