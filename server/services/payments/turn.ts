import { nextPayment, type PaymentEvent, type Transition } from '../../../shared/rules/payment-flow';
import type { ReservationRef } from '../../lenders/lender-gateway';
import { addToTimeline } from '../../store/payment-timeline';
import type { Db } from '../../store/schema';
import { lockTransaction, saveTransaction, type Transaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import { announce } from './announce';
import { giveBack, owe } from './give-back';
import type { PaymentDeps } from './payment-deps';

/** What a call changes besides the state. */
export type Change = Partial<
  Pick<
    Transaction,
    | 'ownerHash'
    | 'mobile'
    | 'isWhatsappConsentAccepted'
    | 'lenderId'
    | 'emiPlanId'
    | 'reservationKey'
    | 'attempt'
    | 'lenderPageUrl'
    | 'repaymentAccount'
    | 'errorName'
    | 'kfsHash'
    | 'applicationReference'
    | 'attemptsRemaining'
    | 'resendAtMs'
  >
>;

/** One call's turn at a payment: it alone holds the row. */
export interface Turn {
  readonly trx: Db;
  /** As it is after what was applied so far. */
  readonly txn: Transaction;
  /** Lets an event happen, with its timeline, its signed result and its webhook. Refused with 4100 where the flow does
   *  not allow it. */
  apply(event: PaymentEvent, change?: Change): Promise<void>;
  /** The same, where an event that is not allowed means nothing to do. */
  applyIfAllowed(event: PaymentEvent, change?: Change): Promise<boolean>;
  /** Notes something that is no event. */
  note(change: Change): Promise<void>;
}

/** Takes turns at a payment: reads it, holds it, lets events happen and writes it, all in one database transaction. What
 *  was let go meanwhile is given back to the lender afterwards. Throws NOT_FOUND for an unknown payment. */
export async function takeTurn<Result>(
  deps: PaymentDeps,
  txnUuid: string,
  requestId: string,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  const releases: ReservationRef[] = [];
  const result = await deps.db.transaction().execute(async (trx) => {
    const found = await lockTransaction(trx, txnUuid);
    if (!found) throw new Refusal('NOT_FOUND');
    let txn = found;
    const nowMs = deps.clock.nowMs();

    const applyIfAllowed = async (event: PaymentEvent, change: Change = {}): Promise<boolean> => {
      const next = nextPayment(txn.state, event);
      if (!next) return false;
      if (next.effects.includes('release')) {
        const ref = reservationOf(txn, requestId);
        await owe(trx, ref, nowMs);
        releases.push(ref);
      }
      txn = moved(txn, next, change, nowMs);
      if (next.effects.includes('announce')) txn = await announce(deps, trx, txn, nowMs);
      await saveTransaction(trx, txn);
      await addToTimeline(trx, txnUuid, next.timeline, nowMs);
      return true;
    };
    return work({
      trx,
      get txn() {
        return txn;
      },
      applyIfAllowed,
      async apply(event, change) {
        if (!(await applyIfAllowed(event, change)))
          throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `${event.type} at ${txn.state.step}` });
      },
      async note(change) {
        txn = { ...txn, ...change };
        await saveTransaction(trx, txn);
      },
    });
  });
  for (const ref of releases) await giveBack(deps, ref);
  return result;
}

/** The payment after a transition. A payment that goes on has no error and no result any more. */
function moved(txn: Transaction, { state, effects }: Transition, change: Change, nowMs: number): Transaction {
  const goesOn = state.status === 'INITIATED' ? { errorName: null, signedResult: null } : {};
  return {
    ...txn,
    ...goesOn,
    ...(state.step === txn.state.step ? {} : { attemptsRemaining: null, resendAtMs: null }),
    ...change,
    state,
    askedAtMs: effects.includes('charge') ? nowMs : txn.askedAtMs,
    completedAtMs: state.status === 'COMPLETE' ? nowMs : null,
  };
}

/** Names the reservation of a payment. Throws where there is none. */
export function reservationOf(txn: Transaction, requestId: string): ReservationRef {
  const { reservationKey: key, lenderId, mobile, merchantKey } = txn;
  if (key === null || lenderId === null || mobile === null) throw new Error('a payment without a reservation');
  return { key, lenderId, mobile, merchantKey, requestId };
}
