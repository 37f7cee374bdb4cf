import type { Failure } from '../../platform/api/failure';
import { acceptAmount, checkAmount } from './amount';
import { startCall } from './calling';
import { hasOwnWords } from './failure';
import { isMobile } from './field-rules';
import { openErrorModal } from './modal';
import { forgetVerified } from './share-code';
import type { PreEligibilityAnswer } from './state';
import type { Turn } from './turn';

/** Asks what may be said before the customer consents. Source: S2§7. */
export function submitPreEligibility(turn: Turn): void {
  const { amount, mobile, calls } = turn.state;
  if (amount === '' || !isMobile(mobile) || calls.preEligibility) return;
  const fault = checkAmount(Number(amount), null);
  if (fault.kind !== 'none') {
    turn.set({ amountFault: fault });
    return;
  }
  acceptAmount(turn, Number(amount));
  turn.set({ preEligibilityResponse: { status: 'initiated' } });
  startCall(turn, 'preEligibility', { mobile, amount: Number(amount) });
}

export function onPreEligibility(turn: Turn, data: PreEligibilityAnswer): void {
  turn.set({ preEligibilityResponse: { status: 'success', data } });
  if (!data.isMobileVerified) forgetVerified(turn);
}

export function onPreEligibilityFailed(turn: Turn, failure: Failure): void {
  turn.set({ preEligibilityResponse: { status: 'error', failure } });
  if (!hasOwnWords(failure)) openErrorModal(turn, failure, 'preEligibility');
}
