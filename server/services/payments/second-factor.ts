import type { Progress } from '../../../shared/api/payment-fields';
import type { ErrorName } from '../../../shared/errors';
import type { AivfType } from '../../../shared/lenders/lender';
import { isAgeAllowed, isPan } from '../../../shared/rules/validation';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { answerOf, callLender } from './call-lender';
import { ownPayment, turnOf } from './checkout-turn';
import type { PaymentDeps } from './payment-deps';
import { progressOf, sendOtpIfNext } from './progress';
import { reservationOf } from './turn';

const names = {
  PIN: { wrong: 'PAYMENT_INVALID_PIN', blocked: 'PAYMENT_MULTIPLE_PIN_BLOCK' },
  other: { wrong: 'PAYMENT_INVALID_AIVF', blocked: 'PAYMENT_MULTIPLE_AIVF_BLOCK' },
} as const satisfies Record<string, Record<string, ErrorName>>;

/** What ends this attempt to pay when a lender says it. */
const blocks: readonly ErrorName[] = [
  'PAYMENT_MULTIPLE_PIN_BLOCK',
  'PAYMENT_MULTIPLE_AIVF_BLOCK',
  'PAYMENT_BLOCKED_USER',
];

/** Passes the answer on to the lender. A wrong one costs an attempt at the lender; the last one ends this attempt to
 *  pay. A badly formed one is refused with 400 and costs nothing. */
export async function answerSecondFactor(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  aivfValue: string,
): Promise<Progress> {
  const txn = await ownPayment(deps, caller);
  if (txn.state.step !== 'TWO_FACTOR' || txn.state.plan === null)
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `second factor at ${txn.state.step}` });
  const { aivfType } = txn.state.plan;
  checkAivfForm(aivfType, aivfValue, deps.clock.nowMs());
  const { wrong, blocked } = names[aivfType === 'PIN' ? 'PIN' : 'other'];
  const ref = reservationOf(txn, caller.requestId);
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.checkSecondFactor(ref, aivfValue));

  const refused = asked.asked === 'refused' ? asked.error.errorName : null;
  const isBlocked =
    (asked.asked === 'answered' && asked.answer.answer === 'blocked') || (refused !== null && blocks.includes(refused));
  if (isBlocked) {
    const errorName = refused ?? blocked;
    await turnOf(deps, caller, async (turn) => {
      if (turn.txn.reservationKey === ref.key)
        await turn.applyIfAllowed({ type: 'lenderRefused', keepsReservation: false }, { errorName });
    });
    throw new Refusal(errorName, { data: { attemptsRemaining: 0 } });
  }
  const answer = answerOf(asked);
  if (answer.answer !== 'right') {
    const { attemptsRemaining } = answer;
    await turnOf(deps, caller, (turn) => turn.note({ attemptsRemaining }));
    throw new Refusal(wrong, { data: { attemptsRemaining } });
  }
  const after = await turnOf(deps, caller, async (turn) => {
    if (turn.txn.reservationKey !== ref.key) throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
    await turn.apply({ type: 'secondFactorPassed' });
    return turn.txn;
  });
  return progressOf(await sendOtpIfNext(deps, after, caller.requestId), deps.clock.nowMs());
}

/** Refuses a badly formed answer with 400: it costs no attempt. */
export function checkAivfForm(aivfType: AivfType, value: string, nowMs: number): void {
  const faultOf = (): string | null => {
    switch (aivfType) {
      case 'PIN':
        return /^\d{4}$/.test(value) ? null : 'must be exactly 4 digits';
      case 'DOB':
        return isAgeAllowed(value, nowMs) ? null : 'must be a day as YYYY-MM-DD, of an age from 21 to 100';
      case 'PAN':
        return isPan(value) ? null : 'must be a PAN';
      case 'NONE':
        return null;
      default:
        return aivfType satisfies never;
    }
  };
  const message = faultOf();
  if (message !== null) throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'aivfValue', message }] });
}
