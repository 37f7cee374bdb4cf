import type { OpenRequest } from '../events';
import type { EligibilityResponse } from '../state';
import { CODE, Harness, MOBILE, openRequest } from './harness';

/** Opened, and init has answered. */
export function opened(change: Partial<OpenRequest> = {}, type = 'EMI_HOME'): Harness {
  const harness = new Harness();
  harness.send({ type: 'opened', open: openRequest(change, type) });
  harness.answer('init');
  return harness;
}

export function submitAmount(harness: Harness, amount: string): void {
  harness.send({ type: 'amountTyped', text: amount });
  harness.send({ type: 'amountSubmitted' });
}

/** On the lenders list with the plans for ₹54,990. */
export function onList(change: Partial<OpenRequest> = {}): Harness {
  const harness = opened(change);
  submitAmount(harness, '54990');
  harness.answer('getEmiDetails');
  return harness;
}

/** On the details of Banyan Bank. */
export function onDetails(change: Partial<OpenRequest> = {}): Harness {
  const harness = onList(change);
  harness.send({ type: 'lenderSelected', lenderId: '1' });
  return harness;
}

/** The number typed in the open sheet; a code was sent for it. */
export function withCodeSent(harness: Harness): Harness {
  harness.send({ type: 'eligibilityAsked' });
  harness.send({ type: 'mobileTyped', text: MOBILE });
  harness.answer('sendShareCode');
  return harness;
}

/** The code was right and the lenders are being asked. */
export function withCustomerVerified(harness: Harness): Harness {
  withCodeSent(harness);
  harness.send({ type: 'codeTyped', text: CODE });
  harness.answer('verifyShareCode');
  return harness;
}

export function withResult(harness: Harness, answer: Partial<EligibilityResponse>): Harness {
  withCustomerVerified(harness);
  harness.answer('checkEligibility', { emiLenders: [], isPreApproved: false, ...answer });
  return harness;
}

/** Type other than EMI_HOME: the AMOUNT sheet stands alone. */
export const alone = (change: Partial<OpenRequest> = {}): Harness => opened(change, 'SINGLE_CHECK');
