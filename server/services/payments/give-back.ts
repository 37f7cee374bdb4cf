import type { ReservationRef } from '../../lenders/lender-gateway';
import { ASKING_LASTS_AT_MOST_MS } from '../../rules/lender-answers';
import { dropRelease, releaseDue, takeDueReleases } from '../../store/credit-releases';
import type { Write } from '../../store/write';
import { callLender } from './call-lender';
import { DONE_A_ROUND } from './done-a-round';
import type { PaymentDeps } from './payment-deps';

/** Whoever owes it gives it back at once; this is for those that died before. */
const RELEASE_DUE_AFTER_MS = 20_000;
/** A lender that cannot be reached is asked again. */
const ASKED_AGAIN_AFTER_MS = 60_000;
const LONGEST_WAIT_MS = Math.max(ASKING_LASTS_AT_MOST_MS, RELEASE_DUE_AFTER_MS, ASKED_AGAIN_AFTER_MS);

/**
 * Credit that is reserved and that no payment takes is given back, whatever happens to this process. Before a lender is
 * asked to reserve, and together with the change that lets a reservation go, it is written down that the reservation is
 * to be given back; that is crossed out once the payment has taken it, or the lender has answered. What stays written
 * down is given back when it is due, by any process.
 */
export const owedIfNotTaken = (ref: ReservationRef, nowMs: number): Write =>
  releaseDue(ref, nowMs + ASKING_LASTS_AT_MOST_MS);

/** Writes down that a reservation is let go. */
export const owed = (ref: ReservationRef, nowMs: number): Write => releaseDue(ref, nowMs + RELEASE_DUE_AFTER_MS);

/** Gives back now what is owed. Where the lender does not answer it stays owed. */
export async function giveBack(deps: PaymentDeps, ref: ReservationRef): Promise<void> {
  try {
    const asked = await callLender(deps, ref.lenderId, () => deps.lenders.cancel(ref));
    // A lender that refuses has nothing to give back.
    if (asked.asked === 'answered' || asked.asked === 'refused') await dropRelease(deps.db, ref.key);
    else deps.warn(asked.cause, 'a reservation was not given back yet');
  } catch (err) {
    deps.warn(err, 'a reservation was not given back yet');
  }
}

/** Gives back what is owed for too long. */
export async function giveBackOverdue(deps: PaymentDeps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const due = await takeDueReleases(deps.db, {
    nowMs,
    untilMs: nowMs + ASKED_AGAIN_AFTER_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    atMost: DONE_A_ROUND,
  });
  await Promise.all(due.map((release) => giveBack(deps, { ...release, requestId: 'sweep' })));
}
