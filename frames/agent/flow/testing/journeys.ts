import type { OpenRequest } from '../events';
import type { EligibilityResponse } from '../state';
import { CODE, MOBILE, openRequest, Play } from './play';

/** Opened, and init has answered. */
export function opened(change: Partial<OpenRequest> = {}, type = 'EMI_HOME'): Play {
  const play = new Play();
  play.send({ type: 'opened', open: openRequest(change, type) });
  play.answer('init');
  return play;
}

export function submitAmount(play: Play, amount: string): void {
  play.send({ type: 'amountTyped', text: amount });
  play.send({ type: 'amountSubmitted' });
}

/** On the lenders list with the plans for ₹54,990. */
export function onList(change: Partial<OpenRequest> = {}): Play {
  const play = opened(change);
  submitAmount(play, '54990');
  play.answer('getEmiDetails');
  return play;
}

/** On the details of Banyan Bank. */
export function onDetails(change: Partial<OpenRequest> = {}): Play {
  const play = onList(change);
  play.send({ type: 'lenderSelected', lenderId: '1' });
  return play;
}

/** The number typed in the open sheet; a code was sent for it. */
export function withCodeSent(play: Play): Play {
  play.send({ type: 'eligibilityAsked' });
  play.send({ type: 'mobileTyped', text: MOBILE });
  play.answer('sendShareCode');
  return play;
}

/** The code was right and the lenders are being asked. */
export function withCustomerVerified(play: Play): Play {
  withCodeSent(play);
  play.send({ type: 'codeTyped', text: CODE });
  play.answer('verifyShareCode');
  return play;
}

export function withResult(play: Play, answer: Partial<EligibilityResponse>): Play {
  withCustomerVerified(play);
  play.answer('checkEligibility', { emiLenders: [], isPreApproved: false, ...answer });
  return play;
}

/** Type other than EMI_HOME: the AMOUNT sheet stands alone. */
export const alone = (change: Partial<OpenRequest> = {}): Play => opened(change, 'SINGLE_CHECK');
