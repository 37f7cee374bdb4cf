import { isFinal, type PaymentState, type PaymentStep } from './payment-flow';

/**
 * Status of a payment request, for the agent and for the holder of the link.
 * - `sent`: not opened yet; `opened`: opened by the link; `paying`: a number is verified;
 * - `failed`: the lender will not pay, and the customer can try again by the same link;
 * - `expired`: the time is over; `cancelled`: by the shop or the payer; `refused`: the holder of the link said that it
 * is not theirs.
 */
export const requestStates = ['sent', 'opened', 'paying', 'paid', 'failed', 'expired', 'cancelled', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/** Facts that decide the status. Times are epoch ms. */
interface RequestFacts {
  readonly state: Pick<PaymentState, 'step' | 'status' | 'isMobileVerified' | 'credit'>;
  readonly expiresAtMs: number;
  /** When the holder of the link refused it; null if not refused. */
  readonly refusedAtMs: number | null;
}

const linkSteps: readonly PaymentStep[] = ['PAYMENT_LINK', 'SPLIT_TXN_LINK_SEND'];

/** An overdue request has expired, even before that is stored; not while the lender has not answered. */
export function requestState({ state, expiresAtMs, refusedAtMs }: RequestFacts, nowMs: number): RequestState {
  switch (state.status) {
    case 'COMPLETE':
      return 'paid';
    case 'CANCELED':
      return refusedAtMs === null ? 'cancelled' : 'refused';
    case 'FAILED':
    case 'INITIATED':
      if (state.credit !== 'asked' && (isFinal(state) || expiresAtMs <= nowMs)) return 'expired';
      if (state.status === 'FAILED') return 'failed';
      if (linkSteps.includes(state.step)) return 'sent';
      return state.isMobileVerified ? 'paying' : 'opened';
    default:
      return state.status satisfies never;
  }
}

export const isOpenRequest = (state: RequestState): boolean =>
  state === 'sent' || state === 'opened' || state === 'paying' || state === 'failed';

export const requestSteps = ['texted', 'opened', 'verified', 'chosen', 'agreed', 'paid'] as const;
export type RequestStep = (typeof requestSteps)[number];

/** Number of completed steps. A missing statement counts as agreed to once the lender is asked. */
export function stepsDone(state: Omit<PaymentState, 'failedStep' | 'isSecondFactorPassed'>): number {
  if (state.status === 'COMPLETE') return 6;
  if (state.isKfsAccepted || state.credit === 'asked') return 5;
  if (state.credit === 'reserved') return 4;
  if (state.isMobileVerified) return 3;
  return linkSteps.includes(state.step) ? 1 : 2;
}

interface HistoryLine {
  readonly step: PaymentStep;
  readonly status: 'INITIATED' | 'COMPLETE' | 'FAILED' | 'CANCELED';
  readonly atMs: number;
}
const withLender: readonly PaymentStep[] = ['TWO_FACTOR', 'KFS_CONSENT', 'LENDER_OTP'];

/** Completion time of each step, epoch ms; null for an open one, and if the history does not contain it. `timeline`:
 *  oldest first. `sentAtMs`: times of sending, oldest first. */
export function stepTimes(
  state: Parameters<typeof stepsDone>[0],
  timeline: readonly HistoryLine[],
  sentAtMs: readonly number[],
): readonly (readonly [RequestStep, number | null])[] {
  const last = (is: (line: HistoryLine) => boolean): number | null => timeline.findLast(is)?.atMs ?? null;
  const choosing = timeline.findLastIndex(
    ({ step, status }) => status === 'INITIATED' && !withLender.includes(step) && step !== 'RETRY',
  );
  const atMs: Readonly<Record<RequestStep, number | null>> = {
    texted: sentAtMs.at(-1) ?? null,
    opened: last(({ step, status }) => step === 'CW_OPENED' && status === 'INITIATED'),
    verified: last(({ step, status }) => step === 'VERIFY_MOBILE' && status === 'COMPLETE'),
    chosen: timeline.slice(choosing + 1).find(({ step }) => withLender.includes(step))?.atMs ?? null,
    agreed: last(({ step, status }) => step === 'KFS_CONSENT' && status === 'COMPLETE'),
    paid: last(({ status, step }) => status === 'COMPLETE' && step === 'LENDER_OTP'),
  };
  const done = stepsDone(state);
  return requestSteps.map((step, at) => [step, at < done ? atMs[step] : null]);
}
