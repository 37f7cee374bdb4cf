import type { ReservationRef, ReservationState } from '../../lenders/lender-gateway';
import { ASKING_LASTS_AT_MOST_MS } from '../../rules/lender-answers';
import { dropRelease, releaseDone, releaseDue, takeDueReleases } from '../../store/credit-releases';
import { unclaimedLoan } from '../../store/unclaimed-loans';
import { type Write, writeAll } from '../../store/write';
import { callLender } from './call-lender';
import type { PaymentDeps } from './payment-deps';
import { SWEEP_BATCH_SIZE } from './sweep-batch-size';

/** The call that drops a reservation releases it at once; the sweep releases those of killed processes after this. */
const RELEASE_DUE_AFTER_MS = 20_000;
/** Delay of the next call to an unavailable lender. */
const ASKED_AGAIN_AFTER_MS = 60_000;
const LONGEST_WAIT_MS = Math.max(ASKING_LASTS_AT_MOST_MS, RELEASE_DUE_AFTER_MS, ASKED_AGAIN_AFTER_MS);

/**
 * Outbox of credit to release, so that a killed process leaves no reservation behind:
 * 1. A row is written before the lender is asked to reserve, and in the transaction that drops a reservation.
 * 2. It is deleted once the payment has the reservation, or the lender has reported the reservation's end.
 * 3. Any process releases due rows. A loan that the lender has paid instead is an unclaimed loan.
 */
export const owedIfNotTaken = (ref: ReservationRef, nowMs: number): Write =>
  releaseDue(ref, nowMs + ASKING_LASTS_AT_MOST_MS);

export const owed = (ref: ReservationRef, nowMs: number): Write => releaseDue(ref, nowMs + RELEASE_DUE_AFTER_MS);

/** Releases a reservation now. Its row stays until the lender reports the reservation's end. */
export async function releaseCredit(deps: PaymentDeps, ref: ReservationRef): Promise<void> {
  try {
    const asked = await callLender(deps, ref.lenderId, () => deps.lenders.cancel(ref));
    switch (asked.asked) {
      case 'answered':
        return await noteAnswer(deps, ref, asked.answer);
      case 'refused':
        return await noteStatus(deps, ref, asked.error);
      case 'unavailable':
      case 'unknown':
        deps.warn(asked.cause, 'a reservation was not given back yet');
        return;
      default:
        asked satisfies never;
    }
  } catch (err) {
    deps.warn(err, 'a reservation was not given back yet');
  }
}

/** A lender may refuse to cancel a paid reservation: its status, not the refusal, is the outcome. */
async function noteStatus(deps: PaymentDeps, ref: ReservationRef, refusal: unknown): Promise<void> {
  deps.warn(refusal, 'a lender refused to take a reservation back');
  const known = await callLender(deps, ref.lenderId, () => deps.lenders.status(ref));
  if (known.asked === 'answered') await noteAnswer(deps, ref, known.answer);
}

async function noteAnswer(deps: PaymentDeps, ref: ReservationRef, answer: ReservationState): Promise<void> {
  switch (answer.state) {
    case 'paid': {
      const { key, lenderId, mobile, merchantKey } = ref;
      const loan = { key, lenderId, mobile, merchantKey, repaymentAccount: answer.repaymentAccount };
      return writeAll(deps.db, [unclaimedLoan(loan, deps.clock.nowMs()), releaseDone(key)]);
    }
    case 'cancelled':
    case 'expired':
    case 'declined':
      return dropRelease(deps.db, ref.key);
    case 'reserved':
    case 'unknown':
      return;
    default:
      answer satisfies never;
  }
}

/** Releases reservations with a due row. */
export async function releaseOverdueCredit(deps: PaymentDeps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const due = await takeDueReleases(deps.db, {
    nowMs,
    untilMs: nowMs + ASKED_AGAIN_AFTER_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    atMost: SWEEP_BATCH_SIZE,
  });
  await Promise.all(due.map((release) => releaseCredit(deps, { ...release, requestId: 'sweep' })));
}
