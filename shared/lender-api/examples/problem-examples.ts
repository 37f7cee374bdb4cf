import { type Problem, type ProblemCode, problemCodes, problemNames, problemType } from '../problems';
import { offers } from './figures';
import { quote } from './snapshots';
import { at } from './values';

/** What an example has beside code, status, title and type. */
const more: Readonly<Partial<Record<ProblemCode, Pick<Problem, 'detail' | 'retryAfterMs' | 'data'>>>> = {
  INVALID_REQUEST: {
    detail: 'One field does not fit',
    data: { fields: [{ path: 'order.items.0.quantity', message: 'must be a whole number from 1 to 10000' }] },
  },
  OFFER_OVER: { data: { offer: offers[0] ?? null } },
  QUOTE_OVER: { data: { quote } },
  BLOCKED: { data: { blockedUntilMs: at('10:02:00', '2026-12-04') } },
  OTP_BLOCKED: { data: { blockedUntilMs: at('10:36:00') } },
  TOO_SOON: { retryAfterMs: 24_000, data: { resendAtMs: at('10:06:30') } },
  RESERVED_UNTIL: { data: { untilMs: at('10:30:00') } },
  IN_PROGRESS: { retryAfterMs: 500 },
  TOO_MANY_REQUESTS: { retryAfterMs: 1000 },
  UNAVAILABLE: { retryAfterMs: 60_000 },
  NOT_READY: { retryAfterMs: 1_800_000 },
};

/** One example of each problem. */
export const problemExamples: readonly Problem[] = problemNames.map((code) => ({
  type: problemType(code),
  ...problemCodes[code],
  code,
  ...more[code],
}));
