import type { Progress } from '../../../shared/api/payment-fields';
import { type ErrorName, errorRow } from '../../../shared/errors';
import type { AivfType } from '../../../shared/lenders/lender';
import { isAgeAllowed, isPan, isPin, PIN_LENGTH } from '../../../shared/rules/validation';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { authorizedPayment, changeAuthorizedPayment } from './authorized-payment';
import { answerOf, callLender } from './call-lender';
import type { PaymentDeps } from './payment-deps';
import { reservationOf } from './payment-unit-of-work';
import { progressOf, sendOtpIfNext } from './progress';

const names = {
  PIN: { wrong: 'PAYMENT_INVALID_PIN', blocked: 'PAYMENT_MULTIPLE_PIN_BLOCK' },
  other: { wrong: 'PAYMENT_INVALID_AIVF', blocked: 'PAYMENT_MULTIPLE_AIVF_BLOCK' },
} as const satisfies Record<string, Record<string, ErrorName>>;

/** A refusal that only another lender solves ends this attempt to pay. */
const isBlock = (refused: ErrorName): boolean => errorRow(refused).recovery?.[0] === 'otherLender';

/** Passes the answer on to the lender. A wrong one uses an attempt there; the last one ends this attempt to pay. A
 *  malformed one is refused with 400 and uses none. */
export async function answerSecondFactor(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  aivfValue: string,
): Promise<Progress> {
  const txn = await authorizedPayment(deps, caller);
  if (txn.state.step !== 'TWO_FACTOR' || txn.state.plan === null)
    throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: `second factor at ${txn.state.step}` });
  const { aivfType } = txn.state.plan;
  checkAivfForm(aivfType, aivfValue, deps.clock.nowMs());
  const { wrong, blocked } = names[aivfType === 'PIN' ? 'PIN' : 'other'];
  const ref = reservationOf(txn, caller.requestId);
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.checkSecondFactor(ref, aivfValue));

  const refused = asked.asked === 'refused' ? asked.error.errorName : null;
  const isBlocked =
    (asked.asked === 'answered' && asked.answer.answer === 'blocked') || (refused !== null && isBlock(refused));
  if (isBlocked) {
    const errorName = refused ?? blocked;
    await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
      if (unit.txn.reservationKey === ref.key)
        await unit.applyIfAllowed({ type: 'lenderRefused', keepsReservation: false }, { errorName });
    });
    throw new Refusal(errorName, { data: { attemptsRemaining: 0 } });
  }
  const answer = answerOf(asked);
  if (answer.answer !== 'right') {
    const { attemptsRemaining } = answer;
    await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
      const isStillAsked = unit.txn.reservationKey === ref.key && unit.txn.state.step === 'TWO_FACTOR';
      if (isStillAsked) unit.note({ attemptsRemaining });
    });
    throw new Refusal(wrong, { data: { attemptsRemaining } });
  }
  const after = await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    if (unit.txn.reservationKey !== ref.key) throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
    await unit.apply({ type: 'secondFactorPassed' });
    return unit.txn;
  });
  return progressOf(await sendOtpIfNext(deps, after, caller), deps.clock.nowMs());
}

/** Refuses a malformed answer with 400, without using an attempt. */
export function checkAivfForm(aivfType: AivfType, value: string, nowMs: number): void {
  const faultOf = (): string | null => {
    switch (aivfType) {
      case 'PIN':
        return isPin(value) ? null : `must be exactly ${PIN_LENGTH} digits`;
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
