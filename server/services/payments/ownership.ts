import type { Ownership } from '../../../shared/api/payment-fields';
import { isFinal } from '../../../shared/rules/payment-flow';
import { isElsewhere } from '../../../shared/rules/payment-ownership';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';

/**
 * Ownership of a payment. A checkout token and a payment link open it for any number of tabs, phones and strangers.
 * 1. Until a number is verified, each session keeps its entries to itself (its draft).
 * 2. The first session that verifies a number owns the payment: only it can continue, and all others just show it.
 * 3. Only an OTP to that number takes it over; number, plan, reservation and consent stay.
 */
export function ownershipOf({ session }: CheckoutCaller, txn: Transaction): Ownership {
  if (txn.ownerHash === null) return 'OPEN';
  if (txn.ownerHash === session.tokenHash) return 'OWN';
  return hasVerified(session, txn) ? 'TAKEN_OVER' : 'ELSEWHERE';
}

const hasVerified = ({ mobile }: CheckoutCaller['session'], txn: Transaction): boolean =>
  mobile !== null && mobile === txn.mobile;

/** True if the payment may continue by this session's calls. */
export const isOwner = (caller: CheckoutCaller, txn: Transaction): boolean =>
  txn.state.isMobileVerified && ownershipOf(caller, txn) === 'OWN' && hasVerified(caller.session, txn);

/** True if the session has verified the payment's number, and so may see its result, regardless of the owner. */
export const isKnownTo = ({ session }: CheckoutCaller, txn: Transaction): boolean =>
  txn.state.isMobileVerified && hasVerified(session, txn);

/** Refuses all other sessions. */
export function requireOwner(caller: CheckoutCaller, txn: Transaction): void {
  if (isOwner(caller, txn)) return;
  refuseIfElsewhere(caller, txn);
  throw new Refusal('PAYMENT_MOBILE_NOT_VERIFIED');
}

/** Refuses a session while another one owns the payment. */
export function refuseIfElsewhere(caller: CheckoutCaller, txn: Transaction): void {
  const ownership = ownershipOf(caller, txn);
  if (isElsewhere(ownership)) throw new Refusal('PAYMENT_ELSEWHERE', { why: ownership });
}

/** Such a machine has the checkout token and no link. */
export const isShopsMachine = ({ session }: CheckoutCaller, txn: Transaction): boolean =>
  txn.isPosMachine && !session.isByLink;

/** The payment as a session may see it: everything for its owner; for others their own draft and its result. */
export function seenBy(caller: CheckoutCaller, txn: Transaction): Transaction {
  const ownership = ownershipOf(caller, txn);
  if (ownership === 'OWN' || txn.state.status === 'CANCELED') return txn;
  if (isFinal(txn.state) && (isKnownTo(caller, txn) || ownership === 'OPEN')) return txn;
  const nothing = { mobile: null, lenderId: null, emiPlanId: null, lenderPageUrl: null, attemptsRemaining: null };
  const hidden = { ...txn, ...nothing, dueRupees: 0, resendAtMs: null };
  const state = { ...txn.state, failedStep: null, plan: null };
  if (ownership !== 'OPEN') {
    if (isFinal(txn.state)) return { ...hidden, state };
    return { ...hidden, errorName: null, state: { ...state, status: 'INITIATED', step: 'VERIFY_MOBILE' } };
  }
  const { mobile, lenderId, emiPlanId } = caller.session.draft;
  const isVerifying = mobile !== null || emiPlanId !== null;
  // Another session is verifying the number; this one has not chosen yet.
  const own = txn.state.step === 'VERIFY_MOBILE' ? 'EMI_PLAN_SELECTION' : txn.state.step;
  const step = isVerifying ? 'VERIFY_MOBILE' : own;
  return { ...hidden, mobile, lenderId, emiPlanId, state: { ...state, step } };
}
