/** Times of countdowns. Others (a statement's, a timeline's) keep the server's clock. */
const countedDown: readonly string[] = ['resendAtMs', 'expiresAtMs', 'verifiedUntilMs'];

/** Converts times of a response to this device's clock, so that a countdown does not start with the difference of the clocks.
 *  `serverNowMs` becomes now. */
export function toDeviceTime(answer: unknown, nowMs: number, moments = countedDown): unknown {
  if (typeof answer !== 'object' || answer === null || !('serverNowMs' in answer)) return answer;
  const { serverNowMs } = answer;
  if (typeof serverNowMs !== 'number') return answer;
  return { ...movedFields(answer, nowMs - serverNowMs, moments), serverNowMs: nowMs };
}

const movedFields = (part: object, byMs: number, moments: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) =>
      moments.includes(name) && typeof value === 'number' ? [name, value + byMs] : [name, moved(value, byMs, moments)],
    ),
  );

function moved(value: unknown, byMs: number, moments: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => moved(each, byMs, moments));
  return typeof value === 'object' && value !== null ? movedFields(value, byMs, moments) : value;
}
